import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// The class that keeps the styles of a component to itself stands at every element: a short one is lighter.
const cssHash = ({ hash, filename }) => `s${hash(filename).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
