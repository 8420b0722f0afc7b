// The guided first rounds: which page opens in which phase, and the rule behind it. The words are in en.ftl.
export type GuideStep = { name: string; phase?: string; rule?: string };

export const GUIDES: Record<string, GuideStep[]> = {
  evo: [
    { name: 'welcome', phase: 'climate' },
    { name: 'climate', rule: 'evo.climate.zone-statuses' },
    { name: 'lab', phase: 'mutations', rule: 'evo.bid.outbid-rebids-immediately' },
    { name: 'order', phase: 'initiative', rule: 'evo.init.sort-by-dinosaurs-ascending' },
    { name: 'move', phase: 'movement', rule: 'evo.move.one-point-one-space' },
    { name: 'fight', rule: 'evo.combat.odds' },
    { name: 'births', phase: 'births', rule: 'evo.birth.adjacent-empty' },
    { name: 'survival', phase: 'survival', rule: 'evo.survival.floor-two' },
  ],
  dice_mutants: [
    { name: 'welcome', phase: 'roll' },
    { name: 'guile', rule: 'dice_mutants.guile.any-time-in-step' },
    { name: 'claim', phase: 'claim', rule: 'dice_mutants.claim.one-die-in-token-order' },
    { name: 'assign', phase: 'assign', rule: 'dice_mutants.assign.column-complete-sets-strength' },
    { name: 'mutate', phase: 'mutate', rule: 'dice_mutants.mutate.several-purchases' },
    { name: 'damage', phase: 'damage', rule: 'dice_mutants.damage.attack-minus-defense' },
  ],
};
