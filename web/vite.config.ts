/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

// The page finds its files by the <base> of index.html, so that the server may hang it under any path.
export default defineConfig({
  base: './',
  plugins: [svelte(), icons({ compiler: 'svelte' })],
  build: {
    outDir: '../src/chimera/server/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
