/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig, type Plugin } from 'vite';

// Both typefaces come along with the script: no text is laid out twice, none jumps.
const fonts = (): Plugin => ({
  name: 'fonts-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /-latin-(opsz|wght)-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
        })),
  },
});

// The page finds its files by the <base> of index.html, so that the server may hang it under any path.
export default defineConfig({
  base: './',
  plugins: [fonts(), svelte(), icons({ compiler: 'svelte' })],
  build: {
    outDir: '../src/chimera/server/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    manifest: 'built.json', // what loads what, for the test of the page's weight
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/boards': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
