import { MAPS } from '@sanguine/bloodstones/content/maps/index.ts';
import { NAMES } from '@sanguine/bloodstones/content/maps/names.ts';
import { loadShape } from '@sanguine/bloodstones/content/maps/shapes.ts';
import { expect, test } from 'vitest';
import { previewOf } from '../mapmaker/preview.ts';
import { sharedBorder } from '../mapmaker/shared-border.ts';

test.each(MAPS.map((map) => [map.name.en, map] as const))('%s is pictured whole', async (_, map) => {
  const shape = await loadShape(map.id);
  if (shape === undefined) throw new Error(`no drawing of ${map.id}`);
  const names = NAMES.find(({ id }) => id === map.id);
  const picture = previewOf(map, shape, names);
  for (const area of map.areas.keys()) expect(picture).toContain(`>${area}</text>`);
  for (const { en } of names?.areas ?? []) expect(picture).toContain(`>${en}</text>`);
  expect(previewOf(map, shape)).not.toContain(names?.areas[0]?.en);
  for (const { a, b } of shape.rivers.flat()) expect(sharedBorder(shape, a, b).length).toBeGreaterThan(1);
  expect(picture).not.toMatch(/NaN|undefined/);
});

test('a border runs on across the start of a ring', () => {
  const ring = (...points: [number, number][]) =>
    ({ ring: points, label: points[0] ?? [0, 0], radius: 1 }) as const;
  const shape = {
    id: 'two',
    canvas: [3, 2] as const,
    areas: [ring([1, 1], [1, 2], [0, 2], [0, 0], [1, 0]), ring([1, 0], [3, 0], [3, 2], [1, 2], [1, 1])],
    rivers: [],
  };
  expect(sharedBorder(shape, 0, 1)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
});
