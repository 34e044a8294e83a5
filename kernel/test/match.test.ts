import { describe, expect, test } from 'vitest';
import { apply, copy, Match, type Masked, type Viewer } from '../index.ts';
import { nim, type NimState } from './nim.ts';
import { bid, DICE, follow, open, opened, take } from './nim-table.ts';

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
    for (const given of [match.rows.at(-1), match.state, match.maskFor(0)])
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
          row: 1,
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

describe('undo', () => {
  test('goes back step by step to the boundary, byte for byte', () => {
    const match = opened();
    const texts = [JSON.stringify(match.state)];
    for (const stones of [1, 2, 3]) {
      match.submit(0, take(stones));
      texts.push(JSON.stringify(match.state));
    }
    for (const text of texts.slice(0, -1).toReversed()) {
      expect(match.canUndo(1)).toBe(false);
      expect(match.undo(1)).toMatchObject({ ok: false });
      expect(match.undo(0)).toMatchObject({ ok: true });
      expect(JSON.stringify(match.state)).toBe(text);
    }
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'kernel.undo' } });
  });

  test('a play after an undo opens a new step', () => {
    const match = opened();
    match.submit(0, take(1));
    match.submit(0, take(2));
    match.undo(0);
    match.submit(0, take(3));
    match.undo(0);
    expect(match.state.taken).toEqual([1, 0]);
    match.undo(0);
    expect(match.state.taken).toEqual([0, 0]);
  });

  test.each(['draw', 'roll', 'show', 'pass'])('is closed by %s, for all that came before too', (verb) => {
    const match = opened();
    match.submit(0, take(1));
    match.submit(0, { do: verb });
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0)).toMatchObject({ ok: false });
  });

  test('opens again for what is played after the boundary', () => {
    const match = opened();
    match.submit(0, { do: 'draw' });
    match.submit(0, take(1));
    expect(match.undo(0)).toMatchObject({ ok: true });
    expect(match.undo(0)).toMatchObject({ ok: false });
  });
});

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
    const standing = () => match.log(null).flatMap((entry) => (entry.standing ? [entry.row] : []));
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

describe('the audience', () => {
  test('each viewer’s patches rebuild that viewer’s mask and tell no more', () => {
    const match = open(3);
    const masks = new Map<Viewer, unknown>();
    for (const viewer of [null, 0, 1, 2]) {
      masks.set(viewer, match.maskFor(viewer));
      match.subscribe(viewer, (told) => {
        masks.set(viewer, apply(masks.get(viewer), copy(told.patch)));
        expect(told.deciders).toEqual(match.deciders());
        expect(told.canUndo).toBe(viewer !== null && match.canUndo(viewer));
      });
    }
    const check = () => {
      for (const [viewer, mask] of masks)
        expect(JSON.stringify(mask)).toBe(JSON.stringify(match.maskFor(viewer)));
    };
    for (const seat of [0, 1, 2]) match.submit(seat, bid(seat));
    for (const move of [take(1), take(2), { do: 'draw' }, { do: 'roll' }, { do: 'show' }]) {
      expect(match.submit(2, move)).toMatchObject({ ok: true, failures: [] });
      check();
    }
    match.submit(2, take(1));
    match.undo(2);
    check();
    match.rewind(0, 5);
    check();
  });

  test('only the drawer hears which token was drawn', () => {
    const match = opened();
    const [own, other, spectator] = [follow(match, 0), follow(match, 1), follow(match, null)];
    match.submit(0, { do: 'draw' });
    const drawn = own.told[0]?.events[0];
    expect(drawn).toMatchObject({ e: 'drew', seat: 0, token: expect.any(Number) });
    for (const { told } of [other, spectator]) {
      expect(told[0]?.events).toEqual([{ e: 'drew', seat: 0, token: null }]);
      expect(JSON.stringify(told[0]?.patch)).not.toMatch(/[1-9],|,[1-9]\]/);
    }
    expect(match.log(1).at(-1)).toEqual({
      row: 3,
      did: { do: 'move', seat: 0 },
      standing: true,
      events: [{ e: 'drew', seat: 0, token: null }],
    });
    expect(match.log(0).at(-1)?.events).toEqual([drawn]);
  });

  test('the log begins with the deal and marks what was taken back', () => {
    const match = opened();
    match.submit(0, take(1));
    match.undo(0);
    const log = match.log(1);
    expect(log.map(({ row, standing }) => [row, standing])).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(log[0]?.events[0]).toEqual({ e: 'drew', seat: 0, token: null });
  });

  test('a listener who plays at once does not mix up the order for others', () => {
    const match = opened();
    match.subscribe(0, ({ row }) => {
      if (row < 6) match.submit(0, take(1));
    });
    const late = follow(match, null);
    match.submit(0, take(1));
    expect(late.told.map(({ row }) => row)).toEqual([3, 4, 5, 6]);
  });

  test('a listener who fails or changes what it got harms nobody', () => {
    const match = opened();
    match.subscribe(0, () => {
      throw new Error('gone');
    });
    match.subscribe(0, (told) => {
      for (const event of told.events) Object.assign(event, { stones: 77 });
    });
    const other = follow(match, 0);
    expect(match.submit(0, take(2))).toMatchObject({ ok: true, failures: [new Error('gone')] });
    expect(other.told[0]?.events).toEqual([{ e: 'took', seat: 0, stones: 2 }]);
    expect(match.log(0).at(-1)?.events).toEqual([{ e: 'took', seat: 0, stones: 2 }]);
  });

  test('a play is shown as it looked from the table it was made on', () => {
    const match = opened();
    const { told } = follow(match, 1);
    match.submit(0, take(2));
    expect(told[0]).toMatchObject({
      did: { do: 'move', seat: 0 },
      faces: [{ seat: 0, face: 'take 2 of 50' }],
    });
  });

  test('who is shown out while a row is being told does not hear of it', () => {
    const match = opened();
    const stops: (() => void)[] = [];
    match.subscribe(0, () => {
      for (const stop of stops) stop();
    });
    const { told, stop } = follow(match, 1);
    stops.push(stop);
    match.submit(0, take(1));
    expect(told).toEqual([]);
  });

  test('who leaves hears no more', () => {
    const match = opened();
    const { told, stop } = follow(match, 1);
    match.submit(0, take(1));
    stop();
    match.submit(0, take(1));
    expect(told).toHaveLength(1);
  });
});

test('a mask is what bots get: the match gives no other kind', () => {
  const mask: Masked<NimState> = opened().maskFor(1);
  expect(mask.hands[0]).toEqual([0]);
  expect(mask.hands[1]).not.toEqual([0]);
});
