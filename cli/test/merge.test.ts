import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { command, freshFolder, type Ran } from './sanguine.ts';
import { partsOf } from './shares.ts';

const SERIES = ['simulate', 'blood-stone', '--games', '5', '--seed', 'far', '--bots', 'random,recruit'];

const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

describe('a simulation in two parts', () => {
  const [here, there] = [freshFolder(), freshFolder()];
  let parts: string[];
  beforeAll(async () => {
    parts = await partsOf(2, [...SERIES, '--out', there]);
  });

  test('is merged to the tables and the JSON of one machine, and leaves the same records', async () => {
    const told = await command([...SERIES, '--jobs', '1', '--out', here, '--lang', 'en']);
    const data = await command([...SERIES, '--jobs', '1', '--json']);
    const folder = (text: string): string => text.replaceAll(here, there);
    expect(await command(['merge', ...parts, '--lang', 'en'])).toEqual({ ...told, out: folder(told.out) });
    expect(await command(['merge', ...parts, '--json'])).toEqual(data);
    expect([told.code, data.code, Object.keys(contents(there)).length]).toEqual([0, 0, 5]);
    expect(contents(there)).toEqual(contents(here));
  });

  const problem = (line: string): Ran => ({ code: 2, out: '', err: `sanguine: ${line}\n` });

  test('is refused in one line without its other part', async () => {
    expect(await command(['merge', parts[1] ?? ''])).toEqual(problem('part 1 of 2 is missing'));
    const ja = await command(['merge', parts[1] ?? '', '--lang', 'ja']);
    expect(ja.err).toBe('sanguine: 2個中の1番目がありません\n');
  });

  test('is refused where a line is not the game that belongs there', async () => {
    const [first = '', second = ''] = parts;
    const other = join(freshFolder(), 'other');
    writeFileSync(other, readFileSync(second, 'utf8').replace('"far-1"', '"far-0"'));
    expect(await command(['merge', first, other])).toEqual(
      problem(`${other}, line 2: not what belongs there; make this part again`),
    );
  });

  test('of a command that has no parts, or with an option it does not have, is refused', async () => {
    const [first = ''] = parts;
    const made = join(freshFolder(), 'made');
    const text = readFileSync(first, 'utf8').replace('"of":2', '"of":1');
    writeFileSync(made, text.replace('"command":"simulate"', '"command":"list"'));
    expect(await command(['merge', made])).toEqual(
      problem(`${made} is a part of "list", which cannot be joined here`),
    );
    writeFileSync(made, text.replace('"bots":', '"port":'));
    expect(await command(['merge', made])).toEqual(problem(`${made} is a part that cannot be read: --port`));
  });

  test('wants the records of all parts in one folder', async () => {
    const lost = join(there, 'far-3.json');
    rmSync(lost);
    expect(await command(['merge', ...parts])).toEqual(
      problem(`${lost} is missing: put the records of all parts into ${there}`),
    );
  });
});

test('parts of a tool are handed on to it, with what it says and its exit code', async () => {
  const file = join(freshFolder(), 'part');
  const header = {
    format: 'sanguine-part',
    version: 1,
    command: 'learn',
    game: 'blood-stone',
    program: '0.1.0',
    rules: 1,
    settings: { words: ['blood-stone'], options: { games: ['1'], seed: ['1'] } },
    pieces: 1,
    shard: { number: 1, of: 1 },
  };
  writeFileSync(file, `${JSON.stringify(header)}\n"no game"\n`);
  const said = `learn: ${file}, line 2: not what belongs there; make this part again\n`;
  expect(await command(['merge', file])).toEqual({ code: 2, out: '', err: said });
});

test.each<[string[], string]>([
  [['merge'], 'name a file'],
  [['merge', 'nowhere'], 'nowhere cannot be read: ENOENT'],
  [['simulate', 'blood-stone', '--shard', '3/2'], '--shard 3/2: write which share of how many, as in 2/8'],
])('%j gets one clear line', async (args, line) => {
  const { code, out, err } = await command(args);
  expect([code, out, err]).toEqual([2, '', expect.stringContaining(`sanguine: ${line}`)]);
});
