// A name for a new table, until its owner thinks of a better one.
import { t } from './texts';

const PLACES = 12; // as many as the messages have
const KINDS = 12;

const any = (of: number): number => Math.floor(Math.random() * of);

export const anyName = (): string => t('table-name', { place: any(PLACES), kind: any(KINDS) });
