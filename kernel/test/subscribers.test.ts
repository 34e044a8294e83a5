import { describe, expect, test } from 'vitest';
import { apply, copy, type Viewer } from '../index.ts';
import { bid, follow, open, opened, take } from './nim-table.ts';

describe('subscribers', () => {
  test('each viewer’s patches rebuild that viewer’s mask and tell no more', () => {
    const match = open(3);
    const masks = new Map<Viewer, unknown>();
    for (const viewer of [null, 0, 1, 2]) {
      masks.set(viewer, match.viewFor(viewer));
      match.subscribe(viewer, (update) => {
        masks.set(viewer, apply(masks.get(viewer), copy(update.patch)));
        expect(update.deciders).toEqual(match.deciders());
        expect(update.canUndo).toBe(viewer !== null && match.canUndo(viewer));
      });
    }
    const check = () => {
      for (const [viewer, mask] of masks)
        expect(JSON.stringify(mask)).toBe(JSON.stringify(match.viewFor(viewer)));
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
      number: 3,
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
    expect(log.map(({ number, standing }) => [number, standing])).toEqual([
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
    match.subscribe(0, ({ number }) => {
      if (number < 6) match.submit(0, take(1));
    });
    const late = follow(match, null);
    match.submit(0, take(1));
    expect(late.told.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
  });

  test('a listener who fails or changes what it got harms nobody', () => {
    const match = opened();
    match.subscribe(0, () => {
      throw new Error('gone');
    });
    match.subscribe(0, (update) => {
      for (const event of update.events) Object.assign(event, { stones: 77 });
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
