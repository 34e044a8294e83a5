import { swiftStreams, RowContext } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { OPTIONS } from '../content/options.ts';
import { game } from '../game.ts';
import type { Event } from '../rules/events.ts';

const { seating, engine } = game;

test.each(OPTIONS.sides)('what is said of the seats before the game comes true: %s', (sides) => {
  const state = engine.start(
    game.setup(2, { options: { sides } }),
    new RowContext<Event>(swiftStreams('seats'), 0),
  );
  const known = seating.sides(2, { sides });
  const due = [0, 1].map((seat) => (sides === 'coin' ? 'drawn' : { side: game.side(state, seat) }));
  expect(known).toEqual(due);
});

test('whoever gives a seat a side gets it, whichever seat and side', () => {
  const { given } = seating;
  for (const seat of [0, 1]) {
    for (const side of given?.sides ?? []) {
      const sides = given?.value(seat, side) ?? '';
      expect(seating.sides(2, { sides })[seat]).toEqual({ side });
    }
    expect(seating.sides(2, { sides: given?.value(seat, null) ?? '' })).toEqual(['drawn', 'drawn']);
  }
});
