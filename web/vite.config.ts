/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { optimize } from 'svgo';
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

// Pictures are drawn on 512 units and shown in 60 at most: half a unit is less than anybody sees.
const slim = (): Plugin => ({
  name: 'slim-icons',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith('~icons/')
      ? code.replace(/<path[^>]*>/g, (path) => {
          const whole = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${path}</svg>`, { floatPrecision: 0 }).data;
          return path.replace(/ d="[^"]*"/, ` d="${/ d="([^"]*)"/.exec(whole)![1]}"`);
        })
      : undefined,
});

// What stands in a message file for its writers alone: comments, empty lines between messages, the depth of indents.
const spare = (): Plugin => ({
  name: 'spare-texts',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.ftl?raw')
      ? `export default ${JSON.stringify(
          readFileSync(id.replace('?raw', ''), 'utf8')
            .replace(/^#.*\n/gm, '')
            .replace(/\n{2,}(?=\S)/g, '\n')
            .replace(/^ +/gm, ' '),
        )}`
      : undefined,
});

const FRAME =
  /node_modules\/svelte\/|src\/ui\/(Icon|LanguageSwitch|Mark|SeatMark|Site|TopBar|LogPane|Seats|Prompt|Drawer|Caption|Frame|telling\/(Lights|Rich|lines))|src\/lib\/(again|api|art|guest|language|line|narrator|places|screen|shelf|table|team|texts|wishes)\.|src\/boards\/worlds/;

// What several boards use, and nothing that the frame does: what is shown over a board, and dice.
const OVER = /src\/ui\/(telling\/Float|together\/things)\.|src\/lib\/room\.|game-icons\/death-skull/;
const DICE =
  /src\/ui\/Die\.|src\/lib\/glide\.|src\/boards\/plain\/Badge|game-icons\/(third-eye|feathered-wing|perspective-dice)/;

// What the front page shows of a game, and what its board draws besides, when somebody sits down: two pieces for each.
const COVER = /src\/boards\/(\w+)\/world\.ts/;
const cover = (id: string): string => `cover-${COVER.exec(id)?.[1] ?? 'other'}`;
const BOARD = /src\/boards\/(\w+)\/(?!view|messages)\w+\./;
const board = (id: string): string => `board-${BOARD.exec(id)?.[1] ?? 'other'}`;

// The page finds its files by the <base> of index.html, so that the server may hang it under any path.
export default defineConfig({
  base: './',
  plugins: [fonts(), slim(), spare(), svelte(), icons({ compiler: 'svelte' })],
  build: {
    outDir: '../src/chimera/server/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // what every table needs is one piece, although other pages use parts of it too: packed together it weighs less
      output: {
        advancedChunks: {
          groups: [
            { name: 'frame', test: FRAME, priority: 4 },
            { name: 'over', test: OVER, priority: 3 },
            { name: 'dice', test: DICE, priority: 3 },
            { name: cover, test: COVER, priority: 2 },
            { name: board, test: BOARD, priority: 1 },
          ],
        },
      },
    },
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
