import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { command, freshFolder, type Ran, sanguine } from './sanguine.ts';

const VERIFY_DICE = fileURLToPath(new URL('../../docs/verify-dice.mjs', import.meta.url));

const SERIES = ['simulate', 'bloodstones', '--players', '3', '--games', '5', '--seed', 'reports'];
const BOTS = ['--bots', 'random,recruit', '--json'];

describe('five games of three players', () => {
  const folder = freshFolder();
  let alone: Ran;
  let together: Ran;
  beforeAll(async () => {
    alone = await command([...SERIES, ...BOTS, '--jobs', '1']);
    together = await sanguine([...SERIES, ...BOTS, '--jobs', '2', '--out', folder]);
  });

  test('are the same on one thread and on two, with records and without', () => {
    expect([alone.code, alone.err]).toEqual([0, '']);
    expect(together).toEqual(alone);
  });

  test('print one object and nothing else', () => {
    const printed = JSON.parse(alone.out);
    expect(Object.keys(printed)).toEqual(['game', 'players', 'games', 'seed', 'bots', 'results', 'summary']);
    expect(printed).toMatchObject({
      game: 'bloodstones',
      players: 3,
      games: 5,
      seed: 'reports',
      bots: ['random', 'recruit', 'random'],
    });
    expect(printed.results).toHaveLength(5);
    for (const { seed, plays, seats } of printed.results) {
      expect(seed).toMatch(/^reports-\d$/);
      expect(plays).toBeGreaterThan(50);
      expect(seats.map(({ bot }: { bot: string }) => bot)).toEqual(printed.bots);
      for (const seat of seats) expect(Object.keys(seat)).toEqual(['seat', 'bot', 'side', 'score', 'rank']);
    }
  });

  test('add up: every game has one win to share', () => {
    const { summary } = JSON.parse(alone.out);
    for (const part of ['bots', 'sides', 'seats']) {
      const wins = Object.values<{ wins: number }>(summary[part]).reduce(
        (sum, { wins: won }) => sum + won,
        0,
      );
      expect(wins, part).toBeCloseTo(5, 2);
    }
    expect(summary.plays.least).toBeLessThanOrEqual(summary.plays.median);
    expect(summary.plays.median).toBeLessThanOrEqual(summary.plays.most);
  });

  test('leave a record each, and every record is proved', async () => {
    const files = readdirSync(folder).toSorted();
    expect(files).toEqual([0, 1, 2, 3, 4].map((index) => `reports-${index}.json`));
    const { code, out } = await command(['verify', ...files.map((file) => join(folder, file))]);
    expect(code).toBe(0);
    expect(out.match(/: proved, \d+ rows$/gm)).toHaveLength(5);
  });

  test('are told again by replay, the hands only when asked', async () => {
    const file = join(folder, 'reports-0.json');
    const closed = await command(['replay', file, '--to', '12']);
    const open = await command(['replay', file, '--to', '12', '--open']);
    expect(closed.out).toMatch(/draws 9 tiles/);
    expect(open.out).not.toMatch(/draws 9 tiles/);
    const { out } = await command(['replay', file, '--open', '--json']);
    const { rows, result } = JSON.parse(out);
    const [first] = JSON.parse(alone.out).results;
    expect(rows.at(-1).row).toBe(first.plays);
    expect(result.map(({ score }: { score: number }) => score)).toEqual(
      first.seats.map(({ score }: { score: number }) => score),
    );
  });

  test('a record changed afterwards does not verify, and the row is named', async () => {
    const record = JSON.parse(readFileSync(join(folder, 'reports-1.json'), 'utf8'));
    const changed = join(freshFolder(), 'changed.json');
    const tell = async (change: (copy: typeof record) => void): Promise<Ran> => {
      const copy = structuredClone(record);
      change(copy);
      writeFileSync(changed, JSON.stringify(copy));
      return command(['verify', changed]);
    };
    const mark = await tell(({ chapters: [{ rows }] }) => {
      rows[39].mark = '00000000';
    });
    expect([mark.code, mark.out]).toEqual([1, expect.stringContaining('row 40 (')]);
    const move = await tell(({ chapters: [{ rows }] }) => {
      rows[0].move = { do: 'end' };
    });
    expect([move.code, move.out]).toEqual([1, expect.stringContaining('row 1 (')]);
    const dice = await tell((copy) => {
      copy.dice.seed = 'loaded';
    });
    expect([dice.code, dice.out]).toEqual([1, expect.stringMatching(/row \d+ \(/)]);
    const result = await tell((copy) => {
      copy.result[0].score += 1;
    });
    expect([result.code, result.out]).toEqual([
      1,
      expect.stringContaining('the result is not the one played'),
    ]);
  });

  test('are shown to people as tables', async () => {
    const { code, out } = await command([...SERIES, '--bots', 'random', '--jobs', '1', '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Bloodstones: 5 games of 3 players, seed reports$/m);
    expect(out).toMatch(/^random +15 +5 +33\.3% +\d+\.\d +\d+$/m);
    expect(out).toMatch(/^2 random +5 /m);
    expect(out).toMatch(/^Plays in a game: /m);
  });
});

test('games with proven dice leave records that anybody can check, and are the same without', async () => {
  const folder = freshFolder();
  const args = ['simulate', 'blood-stone', '--games', '2', '--seed', 'proof', '--bots', 'recruit', '--json'];
  const proven = [...args, '--dice', 'proven', '--jobs', '1'];
  const played = await sanguine([...proven, '--out', folder]);
  expect([played.code, played.err]).toEqual([0, '']);
  expect(await command(proven)).toEqual(played);
  expect(await command([...args, '--jobs', '1']), 'other dice, other games').not.toEqual(played);
  const files = [0, 1].map((index) => join(folder, `proof-${index}.json`));
  const promised = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).dice.commitment);
  expect(new Set(promised).size, 'a secret each').toBe(2);
  const { code, out } = await command(['verify', ...files]);
  expect([code, out.match(/: proved, \d+ rows$/gm)]).toEqual([0, [expect.anything(), expect.anything()]]);
  for (const [at, file] of files.entries()) {
    const checked = execFileSync(process.execPath, [VERIFY_DICE, file, '--commitment', promised[at]]);
    expect(checked.toString()).toMatch(/Everything fits\.\n$/);
  }
});

test('dice of another name are refused', async () => {
  const { code, err } = await command(['simulate', 'blood-stone', '--dice', 'loaded']);
  expect([code, err]).toEqual([2, expect.stringContaining('--dice loaded: choose one of quick, proven')]);
});
