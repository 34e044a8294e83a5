import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const PROGRAMS = {
  player: new URL('../../docs/player.mjs', import.meta.url),
  verifyDice: new URL('../../docs/verify-dice.mjs', import.meta.url),
};

/** Runs a program of docs/ as a reader of that page would. */
export async function docsProgram(
  program: keyof typeof PROGRAMS,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const file = fileURLToPath(PROGRAMS[program]);
  const child = spawn(process.execPath, [file, ...args], { env: { PATH: process.env['PATH'], ...env } });
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
