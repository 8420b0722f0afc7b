// The book of Blind Evolution Mythos: characters, ability cards, and what people ask.
import type { Book } from '../world';
import BookPicture from './BookPicture.svelte';
import Phase from './Phase.svelte';

export default {
  chapters: [
    { name: 'heroes', terms: ['hero'], Picture: BookPicture },
    { name: 'abilities', terms: ['ability'], Picture: BookPicture },
    { name: 'bosses', terms: ['boss'] },
    { name: 'items', terms: ['item'] },
  ],
  asks: {
    goal: 'blind_evolution.end.win-on-aim',
    turn: 'blind_evolution.turn.two-action-points',
    event: 'blind_evolution.event.trigger-reveals',
    battle: 'blind_evolution.boss.round-all-judge',
    spread: 'blind_evolution.spread.damage-per-adjacent-pawn',
    end: 'blind_evolution.end.lose-three-occupied',
    judgement: 'blind_evolution.judge.link-chain',
    supers: 'blind_evolution.judge.super-token-plus-one',
    search: 'blind_evolution.search.hex-count',
    research: 'blind_evolution.research.cumulative',
    lines: 'blind_evolution.tb.line-completed',
    fallen: 'blind_evolution.fallen.fail-gives-token',
    train: 'blind_evolution.move.train-one-section',
    flee: 'blind_evolution.boss.escape-check',
  },
  Phase,
} satisfies Book as Book;
