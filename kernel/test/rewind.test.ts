import { describe, expect, test } from 'vitest';
import { bid, open, opened, take } from './nim-table.ts';

describe('a rewind', () => {
  test('takes back what chance decided, and the roll is rolled anew', () => {
    const dice = new Set<number>();
    const match = opened();
    const before = match.state;
    for (let again = 0; again < 20; again++) {
      const from = match.number;
      match.submit(0, { do: 'roll' });
      dice.add(match.state.stones);
      match.submit(0, { do: 'pass' });
      expect(match.rewind(1, from)).toMatchObject({ ok: true, number: from + 3 });
      expect(match.state).toEqual(before);
      expect(match.deciders()).toEqual([0]);
    }
    expect(dice.size).toBeGreaterThan(3);
  });

  test('keeps the rolls before it as they fell, under their own numbers', () => {
    const match = opened();
    match.submit(0, take(1));
    match.undo(0);
    match.submit(0, { do: 'roll' });
    match.submit(0, { do: 'draw' });
    const kept = match.state;
    const at = match.number;
    match.submit(0, { do: 'pass' });
    match.submit(1, { do: 'roll' });
    match.rewind(1, at);
    expect(match.state).toEqual(kept);
    match.submit(0, { do: 'pass' });
    match.rewind(0, at);
    expect(match.state).toEqual(kept);
  });

  test('can go to the very start and hands back half a set of choices', () => {
    const match = open(3);
    const start = match.state;
    for (const seat of [0, 1, 2]) match.submit(seat, bid(seat));
    match.submit(2, { do: 'roll' });
    match.rewind(0, 2);
    expect(match.state).toEqual(start);
    expect([match.sealedBy(), match.deciders()]).toEqual([[], [2, 1, 0]]);
    for (const seat of [0, 1, 2]) match.submit(seat, bid(2 - seat));
    expect(match.state.bids).toEqual([2, 1, 0]);
    match.rewind(0, 0);
    expect(match.state).toEqual(start);
  });

  test('minds no choice that was taken back or replaced before', () => {
    const match = open();
    match.submit(0, bid(1));
    match.undo(0);
    match.submit(1, bid(1));
    match.submit(1, bid(0));
    match.submit(0, bid(3));
    const kept = match.state;
    match.submit(0, { do: 'roll' });
    expect(match.rewind(0, 5)).toMatchObject({ ok: true });
    expect(match.state).toEqual(kept);
    const standing = () => match.log(null).flatMap((entry) => (entry.standing ? [entry.number] : []));
    expect(standing()).toEqual([0, 4, 5]);
    match.rewind(0, 4);
    expect(standing()).toEqual([0]);
    expect(match.rewind(0, 0)).toMatchObject({ ok: false });
  });

  test('leaves the free steps before it free', () => {
    const match = opened();
    match.submit(0, take(1));
    match.submit(0, take(2));
    match.submit(0, { do: 'roll' });
    match.rewind(0, 4);
    expect(match.state.taken).toEqual([3, 0]);
    expect(match.undo(0)).toMatchObject({ ok: true });
    expect(match.state.taken).toEqual([1, 0]);
  });

  test.each([2, 3, 99, -1, 0.5, Number.NaN])(
    'to row %d, where nothing would be taken back, is refused',
    (to) => {
      expect(opened().rewind(0, to)).toMatchObject({ ok: false, refusal: { code: 'kernel.undo' } });
    },
  );

  test('asked by nobody at the table is refused', () => {
    expect(opened().rewind(-1, 0)).toMatchObject({ ok: false, refusal: { code: 'kernel.shape' } });
  });
});
