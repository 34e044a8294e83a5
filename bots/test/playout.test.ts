import { game } from '@sanguine/bloodstones/game.ts';
import { verify } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { botFor, levelsOf, playGame } from '../index.ts';

const EVERYWAY = {
  openingBuild: 'simultaneous',
  swapVisibility: 'secret',
  stallGuard: 'off',
  wipedOutVillage: 'free',
} as const;

describe('levels', () => {
  test('every game has random play, its own levels, and the search where it can be told', () => {
    expect(levelsOf(game)).toEqual(['random', 'recruit', 'veteran', 'warlord']);
    const { estimate: _, ...untold } = game;
    expect(levelsOf(untold)).toEqual(['random', 'recruit', 'veteran']);
    expect(botFor(untold, 'warlord')).toBeUndefined();
    expect(botFor(game, 'random')).toBeDefined();
    expect(botFor(game, 'veteran')).toBe(game.bots['veteran']);
  });

  test('nobody answers to another name', () => {
    expect(botFor(game, 'emperor')).toBeUndefined();
    expect(botFor(game, 'toString')).toBeUndefined();
    expect(() => playGame(game, { seats: 2, levels: ['emperor'], seed: 'a' })).toThrow('emperor');
  });
});

describe('a playout', () => {
  test('is the same game for the same seed, and another for another', () => {
    const levels = ['recruit', 'random'];
    const first = playGame(game, { seats: 2, levels, seed: 'twice' });
    expect(playGame(game, { seats: 2, levels, seed: 'twice' })).toEqual(first);
    expect(playGame(game, { seats: 2, levels, seed: 'once' })).not.toEqual({ ...first, seed: 'once' });
  });

  test('names each seat with its bot and faction, and ranks them', () => {
    const { seats, plays, seed } = playGame(game, { seats: 3, levels: ['recruit', 'random'], seed: 'three' });
    expect(seed).toBe('three');
    expect(plays).toBeGreaterThan(50);
    expect(seats.map(({ seat, bot }) => [seat, bot])).toEqual([
      [0, 'recruit'],
      [1, 'random'],
      [2, 'recruit'],
    ]);
    expect(new Set(seats.map(({ side }) => side)).size).toBe(3);
    expect(Math.min(...seats.map(({ rank }) => rank))).toBe(1);
  });

  test('that is recorded is the same game, and its record proves it', () => {
    for (const options of [{}, EVERYWAY]) {
      const setup = { seats: 4, choices: { options }, levels: ['recruit'], seed: 'record' };
      const { record, ...result } = playGame(game, { ...setup, record: true });
      expect(result).toEqual(playGame(game, setup));
      expect(record?.players).toEqual(['recruit', 'recruit', 'recruit', 'recruit']);
      if (record === undefined) continue;
      expect(verify(game.engine, record)).toMatchObject({ ok: true, rows: result.plays });
    }
  });

  test('is the same game when its record says why, row by row', () => {
    const setup = { seats: 2, levels: ['recruit', 'random'], seed: 'reasons', record: true };
    const { record, ...result } = playGame(game, { ...setup, reasons: true });
    const { record: bare, ...without } = playGame(game, setup);
    expect(result).toEqual(without);
    const whys = (from: typeof record) =>
      from?.chapters.flatMap(({ rows }) => rows.map((row) => 'why' in row && row.why !== undefined));
    expect(new Set(whys(record))).toEqual(new Set([true]));
    expect(new Set(whys(bare))).toEqual(new Set([false]));
    if (record === undefined) throw new Error('no record');
    expect(verify(game.engine, record)).toMatchObject({ ok: true, rows: result.plays });
  });

  test('that does not end in time is a fault, as is a set-up nobody can play', () => {
    expect(() => playGame(game, { seats: 2, levels: ['recruit'], seed: 'a', maxPlays: 20 })).toThrow(
      'no end',
    );
    expect(() => playGame(game, { seats: 9, levels: ['recruit'], seed: 'a' })).toThrow('refused');
  });
});
