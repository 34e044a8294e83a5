import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, freshFolder, type Ran } from './sanguine.ts';

/** The files that this many machines would print, one share each. */
export async function partsOf(shares: number, args: readonly string[]): Promise<string[]> {
  const folder = freshFolder();
  const files: string[] = [];
  for (let number = 1; number <= shares; number++) {
    const { code, out, err } = await command([...args, '--jobs', '1', '--shard', `${number}/${shares}`]);
    if (code !== 0) throw new Error(err);
    const file = join(folder, `part-${number}`);
    writeFileSync(file, out);
    files.push(file);
  }
  return files;
}

/** What `merge` prints for a command shared by this many machines. */
export async function inShares(shares: number, args: readonly string[]): Promise<Ran> {
  const lang = args.includes('ja') ? ['--lang', 'ja'] : [];
  return command(['merge', ...(await partsOf(shares, args)).toReversed(), ...lang]);
}
