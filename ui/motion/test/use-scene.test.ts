import { expect, test } from 'vitest';
import { toldRow } from '../../test/told.ts';
import { watch, type Watched, type Watching } from '../use-scene.ts';

/** A table is a number, and what is seen of a row is how it came to its number. */
const watching: Watching<number, string, string, string> = {
  eye: (view, before) => `${before ?? ''}${view}`,
  sceneOf: (before, { events }, motion) =>
    events.length === 0 ? null : `${before} ${events.join()} ${motion}`,
  lasts: () => 1000,
};
const start: Watched<number, string, string, string> = { view: 1, latest: null, eye: '1', scene: null };

test('a new row is seen from what the eye kept of the table before it', () => {
  const latest = toldRow(['march']);
  expect(watch(start, 2, latest, 'full', watching)).toEqual({
    view: 2,
    latest,
    eye: '12',
    scene: '1 march full',
  });
});

test('the same row does not play again, and what still plays goes on', () => {
  const latest = toldRow(['march']);
  const playing = watch(start, 2, latest, 'full', watching);
  expect(watch(playing, 3, latest, 'full', watching)).toMatchObject({ eye: '123', scene: '1 march full' });
  expect(watch({ ...playing, scene: null }, 3, latest, 'full', watching).scene).toBeNull();
});

test('a jump, and a row with nothing to see, end what was still playing', () => {
  const playing = watch(start, 2, toldRow(['march']), 'full', watching);
  expect(watch(playing, 3, null, 'full', watching).scene).toBeNull();
  expect(watch(playing, 3, toldRow<string>([]), 'full', watching).scene).toBeNull();
});
