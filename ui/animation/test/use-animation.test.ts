import { expect, test } from 'vitest';
import { toldRow } from '../../test/row-update.ts';
import { animated, type Animated, type Animator } from '../use-animation.ts';

/** A view is a number; an animation is the string of everything it was made from. */
const watching: Animator<number, string, string, string> = {
  remember: (view, before) => `${before ?? ''}${view}`,
  animationOf: (before, { events }, motion) =>
    events.length === 0 ? null : `${before} ${events.join()} ${motion}`,
  lasts: () => 1000,
};
const start: Animated<number, string, string, string> = {
  view: 1,
  latest: null,
  previous: '1',
  animation: null,
  playing: [],
};

test('a new row is seen from what was remembered of the table before it', () => {
  const latest = toldRow(['march']);
  expect(animated(start, 2, latest, 'normal', watching)).toEqual({
    view: 2,
    latest,
    previous: '12',
    animation: '1 march normal',
    playing: ['1 march normal'],
  });
});

test('the same row does not play again, and what still plays goes on', () => {
  const latest = toldRow(['march']);
  const playing = animated(start, 2, latest, 'normal', watching);
  expect(animated(playing, 3, latest, 'normal', watching)).toMatchObject({
    previous: '123',
    animation: '1 march normal',
  });
  expect(animated({ ...playing, animation: null }, 3, latest, 'normal', watching).animation).toBeNull();
});

test('a row that follows soon cuts nothing short, and one with nothing to see even less', () => {
  const playing = animated(start, 2, toldRow(['march']), 'normal', watching);
  const next = animated(playing, 3, toldRow(['battle']), 'normal', watching);
  expect(next.animation).toBe('12 battle normal');
  expect(next.playing).toEqual(['1 march normal', '12 battle normal']);
  expect(animated(next, 4, toldRow<string>([]), 'normal', watching)).toMatchObject({
    animation: null,
    playing: next.playing,
  });
});

test('a jump and what is taken back end everything', () => {
  const playing = animated(start, 2, toldRow(['march']), 'normal', watching);
  expect(animated(playing, 3, null, 'normal', watching)).toMatchObject({ animation: null, playing: [] });
  const undone = toldRow<string>([], { did: { do: 'undo', seat: 0 } });
  expect(animated(playing, 3, undone, 'normal', watching).playing).toEqual([]);
});

test('in a hurry only the last rows are seen', () => {
  let now = start;
  for (let view = 2; view < 20; view++) now = animated(now, view, toldRow(['march']), 'normal', watching);
  expect(now.playing).toHaveLength(4);
  expect(now.playing.at(-1)).toBe(now.animation);
});
