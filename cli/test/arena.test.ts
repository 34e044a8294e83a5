import { expect, test } from 'vitest';
import { interval } from '@sanguine/bots';
import { inShares } from './shares.ts';
import { command, sanguine } from './sanguine.ts';

const BOUT = ['arena', 'blood-stone', 'veteran', 'recruit', '--games', '4', '--seed', 'pit'];

test('every game is played twice, with the seats changed over; all wins are shared out; threads change nothing', async () => {
  const alone = await command([...BOUT, '--json', '--jobs', '1']);
  const together = await sanguine([...BOUT, '--json', '--jobs', '2']);
  expect(together).toEqual(alone);
  expect([alone.code, alone.err]).toEqual([0, '']);
  const printed = JSON.parse(alone.out);
  expect(printed).toMatchObject({
    game: 'blood-stone',
    one: 'veteran',
    other: 'recruit',
    games: 4,
    players: 2,
  });
  const [one, other] = printed.results;
  expect([one.bot, other.bot]).toEqual(['veteran', 'recruit']);
  expect(one.wins + other.wins).toBeCloseTo(4, 6);
  expect(one.rate).toBeCloseTo(one.wins / 4, 6);
});

test('played in shares and merged, it is told as one machine tells it, and says no as that does', async () => {
  const bout = ['arena', 'blood-stone', 'random', 'recruit', '--games', '4', '--least', '90', '--lang', 'ja'];
  const whole = await command([...bout, '--jobs', '1']);
  expect([whole.code, whole.err]).toEqual([1, '']);
  expect(await inShares(2, bout)).toEqual(whole);
});

test('says no where a level falls short of what is asked of it', async () => {
  const [strong, weak] = await Promise.all([
    command([...BOUT, '--least', '60', '--jobs', '1', '--lang', 'en']),
    command([
      'arena',
      'blood-stone',
      'recruit',
      'veteran',
      '--games',
      '2',
      '--seed',
      'pit',
      '--least',
      '60',
      '--jobs',
      '1',
    ]),
  ]);
  expect([strong.code, weak.code]).toEqual([0, 1]);
  expect(strong.out).toMatch(/^Blood Stone: veteran against recruit, 4 games of 2 players/m);
  expect(strong.out).toMatch(/^veteran wins at least 60 % of its games$/m);
});

test('bots that search think by the clock when asked to', async () => {
  const bout = ['arena', 'blood-stone', 'warlord', 'recruit', '--games', '2', '--think', '1', '--json'];
  const { code, out, err } = await command([...bout, '--jobs', '1']);
  expect([code, err]).toEqual([0, '']);
  const [{ wins }, { wins: lost }] = JSON.parse(out).results;
  expect(wins + lost).toBe(2);
});

test('wants two different bots', async () => {
  for (const bots of [[], ['veteran'], ['veteran', 'veteran']]) {
    const { code, err } = await command(['arena', 'bloodstones', ...bots, '--lang', 'en']);
    expect([code, err]).toEqual([2, expect.stringContaining('name two different bots')]);
  }
});

test('the interval is Wilson’s: around the rate, narrower with more games, within 0 and 1', () => {
  const [from, to] = interval(140, 200);
  expect([from, to]).toEqual([expect.closeTo(0.6332, 3), expect.closeTo(0.7593, 3)]);
  const [none, few] = interval(0, 20);
  expect([none, few]).toEqual([expect.closeTo(0, 6), expect.closeTo(0.1611, 3)]);
  expect(interval(700, 1000)[0]).toBeGreaterThan(from);
  for (let games = 1; games < 60; games++) {
    expect([interval(0, games)[0], interval(games, games)[1]]).toEqual([0, 1]);
  }
});
