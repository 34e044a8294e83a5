import { describe, expect, test } from 'vitest';
import { factsOf } from '../../content/terrain.ts';
import { type Cover, coverOf, coverPiece } from '../../rules/geometry/cover.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { fromSegment, type Point } from '../../rules/geometry/point.ts';
import { discIn, discNear, type Polygon, segmentIn } from '../../rules/geometry/polygon.ts';
import { cornersOf, deepest, pointsOf } from './naive.ts';
import { wrongScenes } from './every.ts';
import { base, box, type Scene, table } from './scenes.ts';

const LARGE = 1181;

function told(cover: Cover | null): string {
  if (cover === null) return 'unseen';
  if (cover.kind === 'clean') return 'clean';
  if (cover.kind === 'in') return `in ${cover.piece.id}`;
  return `across ${[...cover.pieces.map(({ id }) => id), ...cover.discs].join(' ')}`;
}
const shot = (from: Disc, to: Disc, field: Field, ...larger: Disc[]): string =>
  told(coverOf(from, to, field, larger));

describe('cover', () => {
  const shooter = base(5, 5);
  const target = base(15, 5);

  test('is none over open ground, high ground included', () => {
    expect(shot(shooter, target, table(box('high', 8, 3, 12, 7)))).toBe('clean');
  });

  test('is given by a bigger model in the way, as pictured', () => {
    expect(shot(shooter, target, table(), base(13, 5, LARGE))).toBe('across 0');
  });

  test('is not given by a bigger model one can shoot past, as pictured', () => {
    expect(shot(shooter, target, table(), base(13, 5.8, LARGE))).toBe('clean');
  });

  test('is given by a forest in the way, not by one that leaves a line free, as pictured', () => {
    expect(shot(shooter, target, table(box('forest', 9, 3, 11, 7)))).toBe('across forest');
    expect(shot(shooter, target, table(box('forest', 9, 3, 11, 5.5)))).toBe('clean');
  });

  test('is given by the piece the target stands in, even where the shooter stands in it too', () => {
    const field = table(box('swamp', 4, 3, 16, 7));
    expect(shot(shooter, target, field)).toBe('in swamp');
    expect(shot(base(2, 5), target, field)).toBe('in swamp');
    expect(shot(shooter, base(18, 5), field)).toBe('clean');
  });

  test('is not given by any part of the piece the shooter stands in', () => {
    const parts = table(box('forest', 4, 3, 7, 7, 'wood'), box('forest', 9, 3, 11, 7, 'wood'));
    expect(shot(shooter, target, parts)).toBe('clean');
    expect(
      shot(shooter, target, table(box('forest', 4, 3, 7, 7, 'wood'), box('forest', 9, 3, 11, 7, 'copse'))),
    ).toBe('across copse');
  });

  test('is not asked of a target nobody sees', () => {
    expect(shot(shooter, target, table(box('rock', 9, 3, 11, 7)))).toBe('unseen');
  });

  test('#73 needs the larger base between the two', () => {
    expect(shot(shooter, target, table(), base(17.5, 5, LARGE))).toBe('clean');
    expect(shot(shooter, target, table(), base(2.5, 5, LARGE))).toBe('clean');
  });

  test('#74 may be put together from several givers', () => {
    const half = box('forest', 9, 5, 11, 7);
    expect(shot(shooter, target, table(half))).toBe('clean');
    expect(shot(shooter, target, table(half), base(12.3, 4.1, LARGE))).toMatch(/^across/);
    expect(shot(shooter, target, table(), base(12.3, 4.1, LARGE))).toBe('clean');
    expect(shot(shooter, target, table(box('rock', 9, 5, 11, 7)), base(12.3, 4.1, LARGE))).toMatch(/^across/);
  });

  test('#75 is given by a fence no more than an inch from the target', () => {
    const fence = (x: number): Field => table(box('fence', x, 2, x + 0.4, 8));
    expect(shot(shooter, target, fence(12.97))).toBe('across fence');
    expect(shot(shooter, target, fence(12.96))).toBe('clean');
    expect(shot(shooter, target, fence(6))).toBe('clean');
    expect(shot(shooter, target, table(box('fence', 13, 5, 13.4, 8)))).toBe('clean');
    expect(shot(shooter, target, table(box('fence', 13, 5, 13.4, 8)), base(11, 4.1, LARGE))).toMatch(
      /^across/,
    );
  });

  const givers = ({ one, other, field }: Scene): Polygon[] =>
    field.cover.filter((polygon) => {
      const { coverWithin } = factsOf(polygon.piece.kind);
      return !discIn(one, polygon) && (coverWithin === null || discNear(other, polygon, coverWithin + 1));
    });
  const larger = ({ rest, other }: Scene): Disc[] => rest.filter(({ r }) => r > other.r);

  const isClean = (p: Point, q: Point, polygons: readonly Polygon[], discs: readonly Disc[]): boolean =>
    discs.every(({ x, y, r }) => fromSegment(x, y, p.x, p.y, q.x, q.y) >= r * r) &&
    !polygons.some((polygon) => segmentIn(p.x, p.y, q.x, q.y, polygon, 0));

  test('overlooks no clean line, and the one it finds is clean: 10,000 scenes', () => {
    const seen = { clean: 0, in: 0, across: 0, unseen: 0 };
    const wrong = wrongScenes((scene) => {
      const { one, other, field } = scene;
      const discs = larger(scene);
      const cover = coverOf(one, other, field, discs);
      seen[cover?.kind ?? 'unseen'] += 1;
      if (cover === null || cover.kind === 'in') return false;
      const polygons = [...field.opaque, ...givers(scene)];
      if (cover.kind === 'across') {
        const to = pointsOf(other, 1, 64);
        const overlooked = pointsOf(one, 1, 64).some((p) => to.some((q) => isClean(p, q, polygons, discs)));
        return overlooked || cover.pieces.length + cover.discs.length === 0;
      }
      const a = { x: cover.line.ax, y: cover.line.ay };
      const b = { x: cover.line.bx, y: cover.line.by };
      return (
        discs.some(({ x, y, r }) => fromSegment(x, y, a.x, a.y, b.x, b.y) < (r - 6) * (r - 6)) ||
        polygons.some(
          (polygon) => segmentIn(a.x, a.y, b.x, b.y, polygon, 0) && deepest(a, b, cornersOf(polygon)) > 6,
        )
      );
    });
    expect(wrong).toEqual([]);
    expect(Math.min(seen.clean, seen.in, seen.across, seen.unseen)).toBeGreaterThan(300);
  });

  test('asks for a line only where neither base stands in what it must avoid: else lines would be overlooked', () => {
    const wrong = wrongScenes((scene) => {
      const { one, other, field } = scene;
      if (coverPiece(other, field) !== null) return false;
      return [...field.opaque, ...givers(scene)].some(
        (polygon) => discIn(one, polygon) || discIn(other, polygon),
      );
    });
    expect(wrong).toEqual([]);
  });
});
