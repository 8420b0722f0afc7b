// The book of Storm Watch: cards, trades, omens, and what people ask.
import type { Book } from '../world';
import BookPicture from './BookPicture.svelte';
import Phase from './Phase.svelte';

export default {
  chapters: [
    { name: 'cards', terms: ['card'], Picture: BookPicture },
    { name: 'trades', terms: ['trade'], Picture: BookPicture },
    { name: 'omens', terms: ['omen'], Picture: BookPicture },
  ],
  asks: {
    goal: 'storm_watch.end.dawn',
    work: 'storm_watch.hour.effort',
    storm: 'storm_watch.storm.gust',
    omen: 'storm_watch.omen.comes',
    end: 'storm_watch.end.lost',
    gather: 'storm_watch.work.gather',
    shield: 'storm_watch.storm.shield',
    dark: 'storm_watch.storm.out',
    give: 'storm_watch.work.give',
  },
  Phase,
} satisfies Book as Book;
