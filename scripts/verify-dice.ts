import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../docs/verify-dice.mjs', import.meta.url));

export interface Verdict {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program of docs/ on a record, as a reader of docs/fair-dice.md would. */
export async function verifyDice(record: unknown, args: readonly string[] = []): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-dice-'));
  try {
    const file = join(folder, 'record.json');
    writeFileSync(file, typeof record === 'string' ? record : JSON.stringify(record));
    const child = spawn(process.execPath, [PROGRAM, file, ...args], { env: { PATH: process.env['PATH'] } });
    const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, out, err };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
