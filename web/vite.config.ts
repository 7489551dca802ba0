import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { builtWith } from './scripts/built-with.mjs';
import { engineData } from './scripts/engine-data.mjs';
import { firstWords } from './scripts/first-words.mjs';
import { offline } from './scripts/offline.mjs';

const roomName = (module: string | null): string => {
  const [, game, room] = /\/src\/games\/(\w+)\/([\w/]+?)(?:\/index)?\.(?:tsx?|json)$/.exec(module ?? '') ?? [];
  return game && room ? `${game}-${room.replaceAll('/', '-')}` : '[name]';
};

// Only index.html is built. gallery.html and dev.html are pages of the development server:
// they import src/fixtures, which must never reach the shipped bundle.
export default defineConfig({
  plugins: [solid(), builtWith(), firstWords(), offline(), engineData()],
  base: './',
  // The games box is a module worker; its wasm and its words are files of their own, loaded by address.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: '../crates/server/page',
    emptyOutDir: true,
    // One stylesheet: no flash of unstyled screen when a lazy screen arrives, and style-src 'self' holds.
    cssCodeSplit: false,
    // A data: URI would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What a game brings is called by its game: `draughts-words-pt`, `backgammon-room`.
    rolldownOptions: {
      output: { chunkFileNames: ({ facadeModuleId }) => `assets/${roomName(facadeModuleId)}-[hash].js` },
    },
  },
  test: {
    environment: 'node',
    // The contrast tests read the style sheet itself.
    css: { include: /tokens\.css/ },
    include: ['tests/**/*.test.ts'],
  },
});
