// The guided first rounds: which page opens in which phase, and the rule behind it. The words are in en.ftl.
export type GuideStep = { name: string; phase?: string; rule?: string };

export const GUIDES: Record<string, GuideStep[]> = {
  evo: [
    { name: 'welcome', phase: 'climate' },
    { name: 'climate' },
    { name: 'lab', phase: 'mutations' },
    { name: 'order', phase: 'initiative' },
    { name: 'move', phase: 'movement' },
    { name: 'fight' },
    { name: 'births', phase: 'births' },
    { name: 'survival', phase: 'survival' },
  ],
  dice_mutants: [
    { name: 'welcome', phase: 'roll' },
    { name: 'guile' },
    { name: 'claim', phase: 'claim' },
    { name: 'assign', phase: 'assign' },
    { name: 'mutate', phase: 'mutate' },
    { name: 'damage', phase: 'damage' },
  ],
};
