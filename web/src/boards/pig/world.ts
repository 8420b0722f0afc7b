// On the plain table, with a picture and a book of its own.
import plain from '../plain/world';
import type { World } from '../world';
import Vignette from './Vignette.svelte';

const lights: World['lights'] = (told) => (told.kind === 'rolled' ? ['roll'] : plain.lights!(told));

export default {
  ...plain,
  Vignette,
  lights,
  stage: async () => {
    const [stage, book] = await Promise.all([plain.stage(), import('./book')]);
    return { ...stage, book: book.default };
  },
} satisfies World as World;
