import { describe, expect, test } from 'vitest';
import { engine, type Full, Match, RowContext, swiftStreams } from '../index.ts';
import { parley } from './conformance/toy/rules.ts';
import type { Event, State } from './conformance/toy/state.ts';
import { nim } from './nim.ts';

const door = engine(parley);
const NOTHING = { do: 'drop', cards: [] };

/** The first seat ends its turn with this many cards in hand. */
function ending(cards: number): Full<State> {
  const state = door.start({ seats: 2, rounds: 1 }, new RowContext<Event>(swiftStreams('orders'), 0));
  door.play(state, 0, { do: 'end' }, new RowContext<Event>(swiftStreams('orders'), 1));
  const [own = []] = state.hands;
  state.bag.push(...own.splice(cards).map(({ kind }) => kind));
  return state;
}

describe('what was ordered beforehand', () => {
  test('is known on the seat’s own mask, and to nobody who is not asked', () => {
    const state = ending(0);
    expect(door.ordered(state, 0)).toEqual(NOTHING);
    expect(door.ordered(door.mask(state, 0), 0)).toEqual(NOTHING);
    expect(door.ordered(state, 1)).toBeNull();
    expect(door.ordered(ending(1), 0)).toBeNull();
  });

  test('is told to whoever stores the row that leads there, with how long an answer waits', () => {
    const match = Match.open(door, {
      setup: { seats: 2, rounds: 1 },
      dice: { generator: 'swift', seed: 'orders' },
    });
    expect([match.leastTime(), match.ordered(0)]).toEqual([0, null]);
    const proposal = match.propose({ do: 'move', seat: 0, move: { do: 'end' } });
    expect(proposal).toMatchObject({ ok: true, deciders: [0], ordered: [], leastTime: 5 });
    match.submit(0, { do: 'end' });
    expect([match.leastTime(), match.ordered(0)]).toEqual([5, null]);
    const all = match.state.hands[0]?.map(({ kind }) => kind) ?? [];
    match.submit(0, { do: 'drop', cards: all });
    // The other seat still has its cards: nothing was ordered.
    match.submit(1, { do: 'end' });
    expect(match.ordered(1)).toBeNull();
  });

  test('a game that knows neither orders nor waits has none', () => {
    const state = nim.start({ seats: 2, stones: 7 }, new RowContext(swiftStreams('plain'), 0));
    expect([nim.ordered(state, 0), nim.leastTime(state)]).toEqual([null, 0]);
  });
});
