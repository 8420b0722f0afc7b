import type { State } from '../wire';

/** Whether a match of a campaign is followed by another, or may be. */
export const further = ({ campaign }: Pick<State, 'campaign'>): boolean =>
  campaign !== null && (campaign.goes_on || campaign.next !== null);
