// Reports what a visitor loads: npm run -s bundle -w web
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const GOAL = 250;
const FIRST = 'home/page.tsx';

const root = fileURLToPath(new URL('../../', import.meta.url));
const built = await build({ root, logLevel: 'error', build: { write: false, sourcemap: false } });
const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
  'output' in one ? one.output : [],
);
const chunks = new Map(outputs.filter((part) => part.type === 'chunk').map((part) => [part.fileName, part]));

const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
const home = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(FIRST) === true);
const first = together([entry, home]);
const rest = [...chunks.values()].filter((chunk) => !first.has(chunk));

const lines = [
  `first screen, ${first.size} files: ${sum([...first])} kB gz (goal: below ${GOAL})`,
  ...report([...first]),
  '',
  `on demand, ${rest.length} files`,
  ...report(rest),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (sum([...first]) >= GOAL) process.exitCode = 1;

/** Chunks with everything they import statically. */
function together(begin: readonly (Rollup.OutputChunk | undefined)[]): ReadonlySet<Rollup.OutputChunk> {
  const found = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  for (const chunk of begin) add(chunk);
  return found;
}

function report(some: readonly Rollup.OutputChunk[]): string[] {
  return some
    .toSorted((a, b) => size(b) - size(a))
    .map((chunk) => `${size(chunk).toFixed(1).padStart(8)}  ${chunk.fileName}`);
}

function sum(some: readonly Rollup.OutputChunk[]): number {
  return Math.round(some.reduce((all, chunk) => all + size(chunk), 0));
}

function size({ code }: Rollup.OutputChunk): number {
  return gzipSync(code).length / 1000;
}
