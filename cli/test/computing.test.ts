import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { command, freshFolder, shellEnv } from './sanguine.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/computing.md'), 'utf8');

/** The code blocks under a heading of the page; the text before the first heading is a part too. */
function blocksUnder(heading: string): string[] {
  const part = PAGE.split(/^#+ /m).find((one) => one.startsWith(`${heading}\n`)) ?? '';
  return [...part.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

/** Stands in for the scheduler: plays the shares one after another and leaves their output where the scheduler would. */
const PARALLEL = `#!/bin/bash
while [ "$1" != ::: ]; do [ "$1" = --results ] && results=$2; task=$1; shift; done; shift
for share; do mkdir -p "$results/1/$share"; bash -c "\${task//'{}'/$share}" > "$results/1/$share/stdout"; done
`;

/** A home folder with the project in it, as the page describes it, and the programs that its lines call. */
function home(): string {
  const folder = freshFolder();
  symlinkSync(ROOT, join(folder, 'sanguine'));
  mkdirSync(join(folder, 'bin'));
  const programs = {
    npx: `#!/bin/sh\nshift\nexec "${process.execPath}" "${ROOT}/cli/sanguine.mjs" "$@"\n`,
    parallel: PARALLEL,
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, 'bin', name), text);
    chmodSync(join(folder, 'bin', name), 0o755);
  }
  return folder;
}

function shell(folder: string, lines: string, settings: Readonly<Record<string, string>> = {}): string {
  const env = shellEnv();
  return execFileSync('bash', ['-euc', lines], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: `${folder}/bin:${env.PATH ?? ''}`, HOME: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const FEW = 2;
const LINES = 3;

/** The same lines for a quick game, with few games and two shares, or three if each has a line of its own. */
const small = (lines: string, shares: number): string =>
  lines
    .replaceAll(/blood(?:stones|fields|-rage)/g, 'blood-stone')
    .replaceAll('simulate blood-stone', 'simulate blood-stone --bots recruit')
    .replaceAll(/--games \d+/g, '--games 2')
    .replaceAll(/--searched \d+/g, '--searched 2 --playouts 1')
    .replaceAll(/--jobs [24] /g, '')
    .replaceAll('--shard', '--jobs 1 --shard')
    .replaceAll(new RegExp(`/${shares}\\b`, 'g'), `/${shares === LINES ? LINES : FEW}`)
    .replaceAll(new RegExp(`(seq .*?)${shares}\\)`, 'g'), `$1${FEW})`);

/** What the command prints without its `--shard`. */
async function whole(lines: string, ...more: readonly string[]): Promise<string> {
  const [, line = ''] = /(?:npx sanguine|sanguine\.mjs) ((?!merge).*?)--shard/s.exec(lines) ?? [];
  const { out, code } = await command([...line.replaceAll('\\\n', ' ').trim().split(/\s+/), ...more]);
  expect([code, out.length > 0]).toEqual([0, true]);
  return out;
}

test('shares on three machines', async () => {
  const [lines = ''] = blocksUnder('More machines');
  const few = small(lines, LINES);
  expect(shell(home(), few)).toBe(await whole(few));
});

test('GNU parallel', async () => {
  const [lines = ''] = blocksUnder('GNU parallel');
  const few = small(lines, 12);
  expect(shell(home(), few)).toBe(await whole(few));
});

test('an array of Slurm', async () => {
  const [script = '', lines = ''] = blocksUnder('Slurm');
  const few = small(script, 40);
  const folder = home();
  expect(script.startsWith('#!/bin/sh\n#SBATCH --array=1-40\n')).toBe(true);
  writeFileSync(join(folder, 'ladder.sh'), few);
  // This is what `--output=parts/%a` does.
  const shares = `for share in 1 2; do SLURM_ARRAY_TASK_ID=$share sh ladder.sh > parts/$share; done`;
  const merged = small(lines, 40).replace('sbatch --wait ladder.sh', shares);
  expect(merged).toContain(shares);
  shell(folder, merged);
  expect(readFileSync(join(folder, 'ladder.json'), 'utf8')).toBe(await whole(few, '--json'));
});

test('an indexed job of Kubernetes', async () => {
  const [job = '', lines = ''] = blocksUnder('Kubernetes');
  const script = /^ {14}.*\n(?: {14}.*\n)*/m.exec(job)?.[0] ?? '';
  const folder = home();
  mkdirSync(join(folder, 'parts'));
  const within = (text: string): string => small(text, 20).replaceAll('/parts', `${folder}/parts`);
  expect(job.match(/^ {2}(?:completions|parallelism): 20$/gm)).toHaveLength(2);
  for (const index of ['0', '1']) shell(folder, within(script), { JOB_COMPLETION_INDEX: index });
  const merge = lines.split('\n').filter((line) => !line.startsWith('kubectl '));
  shell(folder, within(merge.join('\n')));
  expect(readFileSync(join(folder, 'result.json'), 'utf8')).toBe(await whole(small(script, 20)));
});
