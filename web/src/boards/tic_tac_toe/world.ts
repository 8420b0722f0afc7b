// On the plain table, with a picture of its own.
import plain from '../plain/world';
import type { World } from '../world';
import Vignette from './Vignette.svelte';

export default { ...plain, Vignette } satisfies World as World;
