import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a program of docs/ as a reader of that page would. */
export async function docsProgram(
  name: 'player.mjs' | 'verify-dice.mjs',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const program = fileURLToPath(new URL(`../../docs/${name}`, import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env['PATH'], ...env } });
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
