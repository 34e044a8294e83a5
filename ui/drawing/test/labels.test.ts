import type { DrawnBase } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { labelPlaces } from '../labels.ts';

const base = (name: string, x: number, y: number, ghost = false): DrawnBase => ({
  name,
  side: 'first',
  x,
  y,
  r: 0.6,
  ghost,
});

/** Whether each name stands below or above its base. */
function sides(...bases: readonly DrawnBase[]): string[] {
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * 30, y: (10 - y) * 30 });
  return labelPlaces(bases, place, 30).map(({ y }, at) =>
    y > place(bases[at] ?? { x: 0, y: 0 }).y ? 'below' : 'above',
  );
}

test('a name stands below its base, where there is room', () => {
  expect(sides(base('Ann', 2, 5), base('Bob', 6, 5))).toEqual(['below', 'below']);
});

test('above it, where it would be drawn over another name or another base', () => {
  expect(sides(base('Longish Name', 2, 5), base('Another Name', 3.2, 5))).toEqual(['below', 'above']);
  expect(sides(base('Upper', 2, 6.5), base('Lower', 2, 5))).toEqual(['above', 'below']);
});

test('ghosts have no names that take room', () => {
  expect(sides(base('Longish Name', 2, 5, true), base('Another Name', 3.2, 5))[1]).toBe('below');
});
