// Searching the rules: every word must occur, in the id, the rule or the ruling.
import type { RuleText } from '../wire';

export function searchRules(rules: readonly RuleText[], words: string): RuleText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.rule} ${rule.ruling}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Rules by the middle part of their id: evo.bid.outbid-leaves-column belongs to "bid". */
export function chapters(rules: readonly RuleText[]): [string, RuleText[]][] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const chapter = rule.id.split('.')[1] ?? '';
    found.set(chapter, [...(found.get(chapter) ?? []), rule]);
  }
  return [...found];
}
