import { describe, expect, test } from 'vitest';
import { type Disc, gap } from '../../rules/geometry/disc.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { fromSegment, span } from '../../rules/geometry/point.ts';
import { discIn, fromPolygon, sweptIn } from '../../rules/geometry/polygon.ts';
import { push } from '../../rules/geometry/push.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { wrongScenes } from './every.ts';
import { base, box, table } from './scenes.ts';

const pusher = base(5, 5);
const pushed = base(6.26, 5);

function told(inches: number, field: Field, others: readonly Disc[] = [], whom = pushed): string {
  const { at, by } = push(pusher, whom, inches * 1000, field, others);
  const what =
    by === null
      ? ''
      : by.kind === 'disc'
        ? ` ${by.index}`
        : by.kind === 'piece'
          ? ` ${by.piece.id}`
          : ' edge';
  return `${at.x / 1000} ${at.y / 1000}${what}`;
}

describe('a push', () => {
  test('leads straight away from the pusher, the whole distance, as pictured', () => {
    expect(told(3, table())).toBe('9.26 5');
    expect(told(5, table(), [], base(8, 9))).toBe('11 13');
  });

  test('#65 stops in contact with a unit, friend or foe, as pictured', () => {
    expect(told(2, table(), [base(20, 5), base(9, 5)])).toBe('7.74 5 1');
  });

  test('stops at impassable terrain, at a fence and at the edge, as pictured', () => {
    expect(told(3, table(box('rock', 8, 3, 9, 7)))).toBe('7.37 5 rock');
    expect(told(3, table(box('fence', 8, 3, 8.4, 7)))).toBe('7.37 5 fence');
    expect(told(3, table(), [], base(3, 5))).toBe('0.63 5 edge');
    expect(told(3, table(box('forest', 8, 3, 9, 7), box('high', 9, 3, 10, 7)))).toBe('9.26 5');
  });

  test('does not stop if it ends just in contact', () => {
    expect(told(2, table(), [base(9.52, 5)])).toBe('8.26 5');
    expect(told(2, table(), [base(9.51, 5)])).toBe('8.25 5 0');
  });

  test('#62 against what is touched already runs into it at once', () => {
    expect(told(3, table(), [base(7.52, 5)])).toBe('6.26 5 0');
    expect(told(3, table(box('rock', 6.89, 4, 8, 6)))).toBe('6.26 5 rock');
  });

  test('is not stopped by what it touches beside or behind it', () => {
    expect(told(3, table(), [base(6.26, 6.26), base(6.26, 3.74), base(5.2, 6)])).toBe('9.26 5');
    expect(told(3, table(box('rock', 5, 5.63, 12, 7)))).toBe('9.26 5');
    expect(told(3, table(box('rock', 5, 5.629, 12, 7)))).toBe('9.26 5');
    expect(told(3, table(box('rock', 5, 5.626, 12, 7)))).toBe('9.26 5');
  });

  test('is stopped by a rock it touches, however flat the angle, if it would go deep into it', () => {
    const slanted = table({
      id: 'rock',
      kind: 'rock',
      corners: [
        [5000, 5700],
        [12_000, 5000],
        [12_000, 7000],
        [5000, 7000],
      ],
    });
    expect(told(3, slanted, [], base(6.26, 5))).toMatch(/rock$/);
  });

  describe('over the walls of ruins', () => {
    // Two walls across the way: x 8.5 to 8.75 and 12.25 to 12.5.
    const ruins = table({
      id: 'ruins',
      kind: 'ruins',
      corners: [
        [8000, 2000],
        [13_000, 2000],
        [13_000, 8000],
        [8000, 8000],
      ],
    });

    test('#61 is not stopped by a wall', () => {
      expect(told(4.5, ruins)).toBe('10.76 5');
    });

    test('#61 that would end on a wall goes on beyond it, up to an inch', () => {
      expect(told(2.9, ruins)).toBe('9.38 5');
      expect(told(2.2, ruins)).toBe('9.38 5');
    });

    test('#61 that would have to go on farther stops before the wall, having run into nothing', () => {
      expect(told(2.1, ruins)).toBe('7.87 5');
      expect(told(1.7, ruins)).toBe('7.87 5');
    });

    test('#61 with no room beyond stops before the wall too', () => {
      expect(told(2.9, ruins, [base(10.5, 5)])).toBe('7.87 5');
      expect(told(3.5, ruins, [base(10.3, 5)])).toBe('7.87 5');
    });
  });

  test('never overlaps anything, sweeps over nobody and touches what stopped it: 10,000 scenes', () => {
    const seen = { whole: 0, disc: 0, piece: 0, edge: 0, beyond: 0 };
    const wrong = wrongScenes(({ one, other, field, rest, chance }) => {
      const distance = 1000 * (1 + chance(4));
      const { at, by } = push(one, other, distance, field, rest);
      const end = { ...at, r: other.r };
      const went = span(other, end);
      if (!legalSpot(end, field, rest) || went > distance + 1001) return true;
      // In line with the pusher, and away from it.
      const far = span(one, other);
      const line = {
        x: other.x + ((other.x - one.x) * 6000) / far,
        y: other.y + ((other.y - one.y) * 6000) / far,
      };
      if (fromSegment(end.x, end.y, other.x, other.y, line.x, line.y) > 1) return true;
      if (
        rest.some(
          ({ x, y, r }) => Math.sqrt(fromSegment(x, y, other.x, other.y, end.x, end.y)) < r + other.r - 5,
        )
      )
        return true;
      if (field.pushBlock.some((polygon) => sweptIn(other.x, other.y, end.x, end.y, other.r, polygon)))
        return true;
      if (by === null) {
        if (went > distance + 2) seen.beyond += 1;
        else if (went > distance - 2) seen.whole += 1;
        // Stopped short without running into anything: only before a wall.
        else return !field.walls.some((wall) => fromPolygon(end.x, end.y, wall) < end.r + 2);
        return went <= distance + 2 ? false : !touchesWall(end, field);
      }
      seen[by.kind] += 1;
      if (by.kind === 'edge')
        return Math.min(at.x, at.y, field.width - at.x, field.height - at.y) > end.r + 1;
      if (by.kind === 'piece') {
        const parts = field.pushBlock.filter(({ piece }) => piece === by.piece);
        return parts.every((polygon) => fromPolygon(at.x, at.y, polygon) > end.r + 2);
      }
      const hit = rest[by.index];
      return hit === undefined || gap(end, hit) > 2;
    });
    expect(wrong).toEqual([]);
    expect(Math.min(seen.whole, seen.disc, seen.piece)).toBeGreaterThan(500);
    expect(Math.min(seen.edge, seen.beyond)).toBeGreaterThan(3);
  });

  test('that runs into nothing met nothing on its way, step by step: 10,000 scenes', () => {
    const wrong = wrongScenes(({ one, other, field, rest }) => {
      const { by } = push(one, other, 2000, field, rest);
      if (by === null) return false;
      // One step beyond where it stopped, it would overlap what it ran into.
      const far = span(one, other);
      let deepest = Infinity;
      for (let step = 0; step <= 2000; step += 10) {
        const at = {
          x: other.x + ((other.x - one.x) * step) / far,
          y: other.y + ((other.y - one.y) * step) / far,
          r: other.r,
        };
        const hit = by.kind === 'disc' ? rest[by.index] : undefined;
        if (hit !== undefined) deepest = Math.min(deepest, gap(at, hit));
        if (by.kind === 'piece')
          for (const polygon of field.pushBlock)
            if (polygon.piece === by.piece)
              deepest = Math.min(deepest, fromPolygon(at.x, at.y, polygon) - at.r);
        if (by.kind === 'edge')
          deepest = Math.min(
            deepest,
            at.x - at.r,
            at.y - at.r,
            field.width - at.x - at.r,
            field.height - at.y - at.r,
          );
      }
      return deepest > -1;
    });
    expect(wrong).toEqual([]);
  });
});

const touchesWall = (at: Disc, { walls }: Field): boolean =>
  walls.some((wall) => fromPolygon(at.x, at.y, wall) < at.r + 2 && !discIn(at, wall));
