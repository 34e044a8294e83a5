import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CueLayer } from '../cue-layer.tsx';
import type { Cue } from '../gesture.ts';
import { inTurn } from '../timing.ts';

/** Places are points of the drawing; the seats' colours are their names. */
function drawn(...cues: readonly Cue<readonly [number, number], string>[]): string {
  return renderToStaticMarkup(
    createElement(CueLayer<readonly [number, number], string>, {
      playing: [{ row: 4, cues: inTurn(cues) }],
      spot: ([x, y]) => (x < 0 ? null : { x, y }),
      look: (seat) => ({ colour: `seat-${seat}`, on: 'ink', emblem: `M${seat}` }),
      renderPiece: ({ piece }) => createElement('text', null, piece),
      radius: 20,
    }),
  );
}

test('a way is drawn in the colour of who goes it, with the crest at its start', () => {
  const picture = drawn({
    gesture: 'travel',
    seat: 1,
    piece: 'swords',
    way: [
      [10, 50],
      [90, 50],
    ],
    steps: 1,
  });
  expect(picture).toContain('d="M10 50L90 50" stroke="seat-1"');
  expect(picture).toContain('d="M1"');
  expect(picture).toContain('swords');
});

test('numbers say whose they are, stand above their place and above each other', () => {
  const won = { gesture: 'gain', seat: 0, place: [40, 200], by: 3, of: 'laurel-crown' } as const;
  const picture = drawn(won, { gesture: 'pay', seat: null, place: [40, 200], by: 2, of: null });
  expect(picture).toContain('+3');
  expect(picture).toContain('\u22122');
  const heights = [...picture.matchAll(/translate\(40 (\d+)\)/g)].map(([, y]) => Number(y));
  expect(heights).toHaveLength(2);
  expect(heights[0]).toBeLessThan(200);
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  expect(picture.match(/seat-0/g)?.length).toBe(2);
});

test('a strike goes from who makes it to what is struck', () => {
  expect(drawn({ gesture: 'strike', seat: 0, from: [10, 10], place: [60, 10] })).toContain('M10 10L60 10');
});

test('what is out of sight is not drawn, nor are dice, which the games show', () => {
  const gone = drawn(
    { gesture: 'pulse', seat: 0, place: [-1, 0] },
    {
      gesture: 'travel',
      seat: 0,
      piece: 'swords',
      way: [
        [-1, 0],
        [5, 5],
      ],
      steps: 1,
    },
    { gesture: 'roll' },
  );
  expect(gone).toMatch(/^<g [^<]*><\/g>$/);
});
