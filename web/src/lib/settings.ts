// Settings of tables and choices of seats, in words.
import type { SettingInfo } from '../wire';
import { t } from './texts';

export type Value = SettingInfo['values'][number];
export type Choices = Record<string, Value>;

/** A value as its game calls it. */
export function titleOf(setting: SettingInfo, value: Value): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return setting.titles[setting.values.indexOf(value)] || String(value);
}

/** What a seat chose: "Hero: Bard · Tent: Red". */
export const chosen = (settings: readonly SettingInfo[], choices: Choices): string =>
  settings
    .filter((setting) => setting.name in choices)
    .map((setting) => t('choice-is', { choice: setting.title, value: titleOf(setting, choices[setting.name]!) }))
    .join(' · ');
