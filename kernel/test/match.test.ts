import { describe, expect, test } from 'vitest';
import { Match, type Masked } from '../index.ts';
import { nim, type NimState } from './nim.ts';
import { bid, DICE, opened, take } from './nim-table.ts';

describe('a move', () => {
  test('of the right seat is played and numbered', () => {
    const match = opened();
    expect(match.submit(0, take(2))).toEqual({ ok: true, number: 3, failures: [] });
    expect(match.state).toMatchObject({ stones: 48, taken: [2, 0] });
    expect(match.deciders()).toEqual([0]);
  });

  test.each([
    ['of no known shape', 0, { do: 'fly' }, 'kernel.shape'],
    ['that is nothing', 0, null, 'kernel.shape'],
    ['by another seat', 1, take(1), 'kernel.turn'],
    ['by a seat that is not there', 17, take(1), 'kernel.turn'],
    ['against the rules', 0, take(50), 'take.last'],
    ['of another step', 0, bid(1), 'step.other'],
  ])('%s is refused and changes nothing', (_what, seat, move, code) => {
    const match = opened();
    const before = match.record({ showSecret: true });
    expect(match.submit(seat, move)).toMatchObject({ ok: false, refusal: { code } });
    expect(match.record({ showSecret: true })).toEqual(before);
  });

  test('is kept tidied, and shared with nobody', () => {
    const match = opened();
    const heaps = [2, 1];
    match.submit(0, { do: 'take', heaps, secret: 'not a part of it' });
    heaps[0] = 40;
    expect(match.rows.at(-1)).toMatchObject({ do: 'move', seat: 0, move: { do: 'take', heaps: [1, 2] } });
    expect(match.rows.at(-1)).not.toHaveProperty('move.secret');
    for (const given of [match.rows.at(-1), match.state, match.viewFor(0)])
      Object.assign(given ?? {}, { stones: -1, seat: 9 });
    expect(match.state.stones).toBe(47);
    expect(match.rows.at(-1)?.seat).toBe(0);
  });

  test('after the end is refused as such', () => {
    const match = Match.open(nim, { setup: { seats: 2, stones: 1 }, dice: DICE });
    match.submit(0, bid(3));
    match.submit(1, bid(0));
    match.submit(0, { do: 'roll' });
    expect(match.outcome()).toHaveLength(2);
    expect(match.deciders()).toEqual([]);
    expect(match.submit(0, { do: 'roll' })).toMatchObject({ refusal: { code: 'kernel.over' } });
  });

  test('a set-up the rules refuse opens nothing', () => {
    expect(() => Match.open(nim, { setup: { seats: 9, stones: 5 }, dice: DICE })).toThrow('2 to 4');
    expect(() => Match.open(nim, { setup: { seats: 2, stones: 0 }, dice: DICE })).toThrow('setup.stones');
  });
});

test('a seat is told its own moves since anybody else decided, those taken back left out', () => {
  const match = opened();
  expect(match.streak(0)).toEqual([]);
  match.submit(0, take(1));
  match.submit(0, take(2));
  match.undo(0);
  match.submit(0, take(3));
  expect(match.streak(0)).toEqual([take(1), take(3)]);
  expect(match.streak(1)).toEqual([]);
  match.submit(0, { do: 'pass' });
  match.submit(1, take(2));
  expect(match.streak(0)).toEqual([]);
  expect(match.streak(1)).toEqual([take(2)]);
});

test('a mask is what bots get: the match gives no other kind', () => {
  const mask: Masked<NimState> = opened().viewFor(1);
  expect(mask.hands[0]).toEqual([0]);
  expect(mask.hands[1]).not.toEqual([0]);
});
