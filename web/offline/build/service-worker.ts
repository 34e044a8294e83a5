import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { build } from 'vite';

/**
 * Builds `sw.js` after everything else, with two lists: the shell, which is cached on the first visit, and all assets.
 * Its version is a hash of the built code, styles and pages. The games' files are cached when the page is idle.
 */
export function serviceWorker(): Plugin {
  let out = '';
  let written = true;
  let shell: readonly string[] = [];
  let files: readonly string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
      written = config.build.write;
    },
    writeBundle(_options, bundle) {
      shell = shellFiles(bundle);
      files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
        .map((name) => `/${name}`);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (!written) return;
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            SHELL_FILES: JSON.stringify(shell),
            ALL_FILES: JSON.stringify(files),
            VERSION: JSON.stringify(hashOf(out)),
          },
          build: {
            outDir: out,
            emptyOutDir: false,
            target: 'baseline-widely-available',
            rollupOptions: {
              input: fileURLToPath(new URL('../sw/sw.ts', import.meta.url)),
              output: { entryFileNames: 'sw.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}

/** The page, what it loads at once, the screens that need no game, and the Latin fonts. */
function shellFiles(bundle: Rollup.OutputBundle): readonly string[] {
  const files = new Set(['/index.html', '/manifest.webmanifest', '/icons/drop.svg']);
  const add = (name: string) => {
    if (files.has(`/${name}`)) return;
    files.add(`/${name}`);
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') return;
    for (const needed of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) add(needed);
  };
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'chunk' && (part.isEntry || isScreen(part))) add(name);
    if (part.type === 'asset' && /-latin-[45678]00-(normal|italic)-.*\.woff2$/.test(name)) add(name);
  }
  return [...files].toSorted();
}

/** A screen is a page of the shell: under `web/`, not part of a game. */
function isScreen({ facadeModuleId }: Rollup.OutputChunk): boolean {
  return facadeModuleId?.includes('/web/') ?? false;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.(js|css|html|webmanifest)$/.test(path) || path === 'sw.js') continue;
    hash.update(path).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex').slice(0, 12);
}
