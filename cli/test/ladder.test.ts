import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { rungFigures } from '../bench/rung.ts';
import { pairingsOf, seriesOf, usualPlayers } from '../ladder/pairings.ts';
import { type Bout, ratingsOf } from '../ladder/ratings.ts';
import { Standings } from '../ladder/standings.ts';
import { command } from './sanguine.ts';
import { inShares } from './shares.ts';

const times = (count: number, bout: Bout): Bout[] => Array.from({ length: count }, () => bout);
const won = (one: string, other: string): Bout => ({ levels: [one, other], ranks: [1, 2] });
const LEVELS = ['low', 'middle', 'high'];

describe('ratings', () => {
  test('are in the order of strength, and surer with more games', () => {
    const games = (count: number): Bout[] =>
      Array.from({ length: count }, () => [
        won('high', 'middle'),
        won('middle', 'low'),
        won('middle', 'high'),
        won('high', 'middle'),
      ]).flat();
    const [few, many] = [4, 40].map((count) => ratingsOf(LEVELS, games(count)));
    expect(many?.map(({ level }) => level)).toEqual(['high', 'middle', 'low']);
    for (const [
      at,
      {
        rating,
        interval: [from, to],
      },
    ] of (many ?? []).entries()) {
      expect(from).toBeLessThan(rating);
      expect(to).toBeGreaterThan(rating);
      const [wideFrom = 0, wideTo = 0] = few?.[at]?.interval ?? [];
      expect(to - from).toBeLessThan(wideTo - wideFrom);
    }
  });

  test('of levels that share every first place are the same', () => {
    const level = ratingsOf(['one', 'other'], times(20, { levels: ['one', 'other'], ranks: [1, 1] }));
    expect(level.map(({ rating }) => rating)).toEqual([25, 25]);
  });
});

describe('standings', () => {
  const seat = (bot: string, rank: number) => ({ seat: 0, bot, side: null, score: 0, rank });
  const game = (...seats: ReturnType<typeof seat>[]) => ({ seed: 's', plays: 1, seats });

  test('share first places, and rate a level by its best seat', () => {
    const standings = new Standings([{ one: 'high', other: 'low', players: 3, games: 4 }]);
    standings.add(game(seat('high', 1), seat('low', 2), seat('high', 3)));
    standings.add(game(seat('low', 1), seat('high', 1), seat('low', 3)));
    standings.add(game(seat('low', 3), seat('high', 2), seat('low', 1)));
    expect(standings.pairings).toMatchObject([{ games: 3, wins: 1.5, players: 3, one: 'high' }]);
    expect([...standings.bouts()].map(({ ranks }) => ranks)).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
    ]);
  });

  test('give the games of all pairings in turn', () => {
    const standings = new Standings([
      { one: 'b', other: 'a', players: 2, games: 2 },
      { one: 'c', other: 'a', players: 2, games: 2 },
    ]);
    for (const other of ['b', 'b', 'c', 'c']) standings.add(game(seat(other, 1), seat('a', 2)));
    expect([...standings.bouts()].map(({ levels: [one] }) => one)).toEqual(['b', 'c', 'b', 'c']);
  });
});

test.each(GAMES.map((game) => [game.engine.id, game] as const))(
  '%s: every level meets every other at each usual number of players, and as often in each seat',
  (id, game) => {
    const players = usualPlayers(game);
    expect(players[0]).toBe(game.engine.seats.min);
    expect(players.at(-1)).toBeLessThanOrEqual(4);
    const pairings = pairingsOf(game, players, { usual: 8, searched: 5 });
    const levels = new Set(pairings.flatMap(({ one, other }) => [one, other]));
    expect(pairings).toHaveLength((players.length * levels.size * (levels.size - 1)) / 2);
    for (const pairing of pairings) {
      const plan = { game: id, choices: {}, seed: 's', thought: null };
      const [straight, swapped] = seriesOf(plan, pairing);
      const games = pairing.one === 'warlord' ? 3 : 4;
      expect([straight?.games, swapped?.games]).toEqual([games, games]);
      for (const [at, bot] of (straight?.bots ?? []).entries()) {
        expect(new Set([bot, swapped?.bots[at]])).toEqual(new Set([pairing.one, pairing.other]));
      }
    }
  },
);

test('the command plays the round-robin and tells it to people and to programs', async () => {
  const choices = ['--games', '2', '--playouts', '1', '--option', 'sides=first'];
  const ladder = ['arena', '--ladder', 'blood-stone', ...choices];
  const data = await command([...ladder, '--jobs', '1', '--json', '--seed', 'pit']);
  const told = await command([...ladder, '--jobs', '1', '--seed', 'pit', '--lang', 'en']);
  expect([data.code, data.err, told.code]).toEqual([0, '', 0]);
  const { game, seed, options, thought, ratings, pairings } = JSON.parse(data.out);
  expect({ game, seed, options, thought }).toEqual({
    game: 'blood-stone',
    seed: 'pit',
    options: { sides: 'first' },
    thought: { playouts: 1 },
  });
  expect(ratings).toHaveLength(4);
  expect(pairings).toHaveLength(6);
  expect(told.out).toMatch(/^Blood Stone: every level against every other, 12 games, .* seed pit$/m);
  expect(told.out).toMatch(/^veteran against recruit +2 +2 /m);
  expect(await inShares(2, [...ladder, '--seed', 'pit', '--json'])).toEqual(data);
});

test('the bench has a ladder in short', () => {
  const quick = GAMES.find(({ engine }) => engine.id === 'blood-stone');
  if (quick === undefined) throw new Error('there is no such game');
  const [rung, ...others] = rungFigures(quick);
  expect(others).toEqual([]);
  expect(rung).toMatchObject({ name: 'rung', unit: 'percent', goal: null, ok: null });
  expect(rung?.value).toBeGreaterThan(50);
});

test('a ladder is of one game', async () => {
  const { code, err } = await command(['arena', '--ladder', 'blood-stone', 'veteran', '--lang', 'en']);
  expect(code).toBe(2);
  expect(err).toContain('veteran');
});
