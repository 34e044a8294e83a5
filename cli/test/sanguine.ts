import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { main } from '../main.ts';

const PROGRAM = fileURLToPath(new URL('../sanguine.mjs', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder for one test. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'sanguine-'));

/** Runs a command as the program does, but within this process, because starting one takes longer than most answers. */
export async function command(args: readonly string[], input = ''): Promise<Ran> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const stdin = Readable.from([input]);
  const [code, out, err] = await Promise.all([
    main(args, { stdin, stdout, stderr, env: { LANG: 'C.UTF-8' } }).finally(() => {
      stdout.end();
      stderr.end();
    }),
    text(stdout),
    text(stderr),
  ]);
  return { code, out, err };
}

/** The environment of a plain shell. The program need not compile again what it has compiled before. */
export function shellEnv(): Pick<NodeJS.ProcessEnv, 'PATH' | 'NODE_COMPILE_CACHE' | 'LANG'> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, LANG: 'C.UTF-8' };
}

/** Runs the real command as from a shell, in its own folder; `input` is what the user types. */
export async function sanguine(args: readonly string[], input = '', folder = freshFolder()): Promise<Ran> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: folder, env: shellEnv() });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
