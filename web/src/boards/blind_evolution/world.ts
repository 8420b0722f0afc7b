// Blind Evolution Mythos: a city at night, and friends who look into it.
import type { World } from '../world';
import { briefOf, harmsOf, isOut, lightsOf, onCity, orderOf } from './blind';
import './colours.css';
import Vignette from './Vignette.svelte';

export default {
  place: 3,
  Vignette,
  stage: async () => {
    const [board, seat, detail, moment, book] = await Promise.all([
      import('./Board.svelte'),
      import('./Seat.svelte'),
      import('./Detail.svelte'),
      import('./Moment.svelte'),
      import('./book'),
    ]);
    return {
      Board: board.default,
      Seat: seat.default,
      Hand: seat.default,
      Detail: detail.default,
      Moment: moment.default,
      Story: () => import('./Story.svelte'),
      book: book.default,
    };
  },
  phases: ['turn', 'event', 'battle', 'spread'],
  guide: [
    { name: 'goal', rule: 'blind_evolution.end.win-on-aim', at: ['.case .aim', '.case'] },
    { name: 'turn', phase: 'turn', rule: 'blind_evolution.turn.two-action-points', at: ['.dock .ap', '.dock'] },
    { name: 'city', rule: 'blind_evolution.move.walk-three', at: ['[data-what="pin:{me}"]'] },
    { name: 'judgement', rule: 'blind_evolution.judge.link-chain', at: ['.dock [data-code="search"]', '.dock'] },
    { name: 'tb', rule: 'blind_evolution.tb.line-completed', at: ['.dock .tb'] },
    { name: 'event', phase: 'event', rule: 'blind_evolution.event.trigger-reveals', at: ['[data-what="event"]'] },
    { name: 'battle', phase: 'battle', rule: 'blind_evolution.boss.adjacent-may-join', at: ['.case'] },
    { name: 'spread', phase: 'spread', rule: 'blind_evolution.spread.stars-are-pawns', at: ['.gauges'] },
    { name: 'end', rule: 'blind_evolution.end.lose-turn-limit', at: ['[data-what="turns"]'] },
  ],
  sounds: {
    went: 'piece',
    linked: 'card',
    broke: 'fight',
    spread: 'deaths',
    solved: 'birth',
    gained_card: 'birth',
    laid: 'bid',
    hurt: 'fight',
    appeared: 'meteorite',
    defeated: 'birth',
  },
  lights: lightsOf,
  harms: harmsOf,
  tally: [
    { kind: 'found' },
    { kind: 'solved' },
    { kind: 'cleaned' },
    { kind: 'hurt', sum: 'n', least: true },
    { kind: 'gained_card' },
  ],
  rest: ['solved', 'occupied', 'tide', 'appeared', 'defeated', 'fell'],
  onBoard: onCity,
  brief: briefOf,
  order: orderOf,
  out: isOut,
  low: true,
  wide: () => true, // the city is large
} satisfies World as World;
