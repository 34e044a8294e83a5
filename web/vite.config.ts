import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './offline/build/compressed.ts';
import { japaneseFonts } from './offline/build/japanese-fonts.ts';
import { jsonImports } from './offline/build/json-imports.ts';
import { preloadedFonts } from './offline/build/preloaded-fonts.ts';
import { serviceWorker } from './offline/build/service-worker.ts';

const server = `localhost:${process.env['PORT'] ?? '8040'}`;

export default defineConfig({
  plugins: [jsonImports(), react(), japaneseFonts(), preloadedFonts(), serviceWorker(), compressed()],
  build: {
    target: 'baseline-widely-available',
    sourcemap: true,
    // Nothing inlined: the page's security policy allows no data: fonts and no inline code.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
  server: {
    port: Number(process.env['WEB_PORT'] ?? '5173'),
    proxy: {
      // Not our own sources of that name.
      '^/api/[^.]*$': `http://${server}`,
      '/docs': `http://${server}`,
      '/live': { target: `ws://${server}`, ws: true },
    },
  },
});
