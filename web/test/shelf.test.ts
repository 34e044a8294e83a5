import { levelsOf } from '@sanguine/bots';
import { SHELF } from '@sanguine/registry/shelf.ts';
import { expect, test } from 'vitest';

test.each(SHELF)('$id: the shelf knows its seats and bots before the rules are there', async (box) => {
  const game = await box.loadGame();
  expect(box.levels).toEqual(levelsOf(game));
  for (const seats of [box.seats.min, box.seats.max])
    expect(game.engine.refuseSetup(game.setup(seats, { options: {} }))).toBeNull();
});

test.each(SHELF)('$id: an option that is gone is refused, and breaks nothing', async (box) => {
  const game = await box.loadGame();
  const gone = game.setup(box.seats.min, { board: 'atlantis', options: { weather: 'bad' } });
  expect(game.engine.refuseSetup(gone)).not.toBeNull();
});
