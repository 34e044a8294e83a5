import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './offline/build/compressed.ts';
import { japaneseFonts } from './offline/build/japanese-fonts.ts';
import { jsonImports } from './offline/build/json-imports.ts';
import { noWarnings } from './offline/build/no-warnings.ts';
import { preloadedFonts } from './offline/build/preloaded-fonts.ts';
import { serviceWorker } from './offline/build/service-worker.ts';

const server = `localhost:${process.env['PORT'] ?? '8040'}`;

/** No warnings about slow plugins, in the app or in its workers: a slow machine is not the pages' fault. */
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
    // If lowered, `light-dark` would resolve once for the whole page, but printed things keep their light colours at night.
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
