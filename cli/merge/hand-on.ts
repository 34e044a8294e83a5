import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Call } from '../command.ts';
import { EXIT } from '../exit.ts';

/** Tools that also take shares. They are not part of this program, so each merges its own parts. */
const TOOLS = ['learn', 'puzzles'];

/** Has the tool that made the parts merge them; returns its exit code, or null if there is no such tool. */
export async function handOn(
  { out, aside }: Pick<Call, 'out' | 'aside'>,
  tool: string,
  files: readonly string[],
): Promise<number | null> {
  const program = fileURLToPath(new URL(`../../tools/${tool}/main.ts`, import.meta.url));
  if (!TOOLS.includes(tool) || !existsSync(program)) return null;
  const child = spawn(process.execPath, [program, 'merge', ...files], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code]] = await Promise.all([
    once(child, 'exit'),
    pipeline(child.stdout, out.stream, { end: false }),
    pipeline(child.stderr, aside.stream, { end: false }),
  ]);
  return typeof code === 'number' ? code : EXIT.fault;
}
