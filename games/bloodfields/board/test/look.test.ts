import { expect, test } from 'vitest';
import { LINES } from '../../content/lines.ts';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { COUNTERS, countersOf } from '../look/counters.ts';
import names from '../look/glyph-names.json' with { type: 'json' };
import { FACE_GLYPHS, SCATTER_HIT } from '../look/dice-glyphs.ts';
import { outlineOf } from '../look/glyphs.ts';
import { ITEM_GLYPHS, TERRAIN_GLYPHS } from '../look/item-glyphs.ts';
import { LIVERIES } from '../look/livery.ts';
import { OBJECTIVE_GLYPHS } from '../look/objective-glyphs.ts';
import { PORTRAITS } from '../look/portrait-parts.ts';

test('every unit has a portrait, and no two are the same', () => {
  const cut = UNIT_KINDS.map((kind) => JSON.stringify(PORTRAITS[kind]));
  expect(new Set(cut).size).toBe(UNIT_KINDS.length);
  // Glyphs alone must make silhouettes different, not their places.
  const parts = UNIT_KINDS.map((kind) =>
    PORTRAITS[kind]
      .map(({ glyph }) => glyph)
      .toSorted()
      .join(' '),
  );
  expect(new Set(parts).size).toBe(UNIT_KINDS.length);
  for (const kind of UNIT_KINDS) expect(PORTRAITS[kind].length, kind).toBeGreaterThan(0);
});

test('a portrait leans out of its base but not onto its neighbour', () => {
  for (const kind of UNIT_KINDS) {
    for (const { size, x, y, glyph } of PORTRAITS[kind]) {
      expect(Math.abs(x) + size / 2, `${kind}: ${glyph}`).toBeLessThan(1.5);
      expect(y - size / 2, `${kind}: ${glyph}`).toBeGreaterThan(-1.75);
    }
  }
});

test('no glyph is carried that nothing is drawn with', () => {
  const used = new Set<string>([
    ...UNIT_KINDS.flatMap((kind) => PORTRAITS[kind].map(({ glyph }) => glyph)),
    ...Object.values(COUNTERS).map(({ glyph }) => glyph),
    ...Object.values(FACE_GLYPHS),
    ...Object.values(ITEM_GLYPHS),
    ...Object.values(TERRAIN_GLYPHS),
    ...Object.values(OBJECTIVE_GLYPHS),
    SCATTER_HIT,
  ]);
  expect(names.toSorted()).toEqual([...used].toSorted());
  for (const glyph of Object.values(FACE_GLYPHS)) expect(outlineOf(glyph)).not.toBe('');
});

test('paints differ by pattern, not by colour alone', () => {
  expect(new Set(LINES.map((line) => LIVERIES[line].rim)).size).toBe(LINES.length);
});

test('counters: boons first, none that are not there, no two alike', () => {
  expect(countersOf({ inspire: 2, shields: 0, embers: 0, dot: 1, tokens: ['stun'] })).toEqual([
    { kind: 'inspire', count: 2 },
    { kind: 'dot', count: 1 },
    { kind: 'stun', count: 1 },
  ]);
  const glyphs = Object.values(COUNTERS).map(({ glyph }) => glyph);
  expect(new Set(glyphs).size).toBe(glyphs.length);
});
