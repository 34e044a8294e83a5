import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './offline/build/compressed.ts';
import { japaneseFonts } from './offline/build/japanese-fonts.ts';
import { jsonImports } from './offline/build/json-imports.ts';
import { noWarnings } from './offline/build/no-warnings.ts';
import { preloadedFonts } from './offline/build/preloaded-fonts.ts';
import { serviceWorker } from './offline/build/service-worker.ts';

const server = `localhost:${process.env['PORT'] ?? '8040'}`;

/** A slow machine is no fault of the pages: how long plugins take is not told, neither of the app nor of its workers. */
const CHECKS = { bundlerTimings: false };

export default defineConfig({
  plugins: [
    jsonImports(),
    react(),
    japaneseFonts(),
    preloadedFonts(),
    serviceWorker(),
    compressed(),
    noWarnings(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Lowered, `light-dark` would be decided once for the whole page, but what is printed keeps its light colours at night.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    sourcemap: true,
    // Inline nothing: the content security policy forbids data: fonts and inline code.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: CHECKS },
  },
  worker: { format: 'es', rolldownOptions: { checks: CHECKS } },
  server: {
    port: Number(process.env['WEB_PORT'] ?? '5173'),
    proxy: {
      // Excludes our own sources in `web/api`.
      '^/api/[^.]*$': `http://${server}`,
      '/docs': `http://${server}`,
      '/live': { target: `ws://${server}`, ws: true },
    },
  },
});
