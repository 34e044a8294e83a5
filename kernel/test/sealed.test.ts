import { describe, expect, test } from 'vitest';
import { bid, follow, open } from './nim-table.ts';

describe('sealed choices', () => {
  test('wait for the last one; who has chosen is public', () => {
    const match = open(3);
    const start = match.state;
    match.submit(2, bid(2));
    match.submit(0, bid(0));
    expect(match.state).toEqual(start);
    expect([match.sealedBy(), match.deciders()]).toEqual([[0, 2], [1]]);
    match.submit(1, bid(1));
    expect(match.state).toMatchObject({ bids: [0, 1, 2], active: 2 });
    expect([match.sealedBy(), match.deciders()]).toEqual([[], [2]]);
  });

  test('give the same game in whatever order they come in', () => {
    const states = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ].map((order) => {
      const match = open(3);
      for (const seat of order) match.submit(seat, bid(2));
      return match.state;
    });
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });

  test('tell the others only that the seat has chosen', () => {
    const match = open(3);
    const viewers = [follow(match, 0), follow(match, null)];
    match.submit(2, bid(3));
    for (const { told } of viewers) {
      expect(told).toEqual([
        {
          number: 1,
          did: { do: 'seal', seat: 2 },
          faces: [],
          events: [],
          patch: [],
          deciders: [1, 0],
          sealed: [2],
          canUndo: false,
          outcome: null,
        },
      ]);
    }
    expect(match.choiceOf(2)).toEqual(bid(3));
    expect(match.choiceOf(0)).toBeNull();
    match.submit(0, bid(0));
    match.submit(1, bid(0));
    expect(viewers[0]?.told.at(-1)).toMatchObject({
      faces: [
        { seat: 0, face: 'bid' },
        { seat: 1, face: 'bid' },
        { seat: 2, face: 'bid' },
      ],
      events: [
        { e: 'bid', seat: 0 },
        { e: 'bid', seat: 1 },
        { e: 'bid', seat: 2 },
        { e: 'bids', bids: [0, 0, 3] },
      ],
    });
  });

  test('can be changed or taken back until then, and never after', () => {
    const match = open();
    const start = match.state;
    match.submit(0, bid(1));
    match.submit(0, bid(3));
    expect(match.choiceOf(0)).toEqual(bid(3));
    expect(match.canUndo(0)).toBe(true);
    expect(match.undo(0)).toMatchObject({ ok: true, number: 3 });
    expect(match.state).toEqual(start);
    expect([match.sealedBy(), match.canUndo(0)]).toEqual([[], false]);
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'kernel.undo' } });
    match.submit(0, bid(2));
    match.submit(1, bid(0));
    expect(match.state.bids).toEqual([2, 0]);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
  });

  test('are checked when they come in', () => {
    const match = open();
    expect(match.submit(0, bid(4))).toMatchObject({ ok: false, refusal: { code: 'bid.high' } });
    expect(match.sealedBy()).toEqual([]);
  });
});
