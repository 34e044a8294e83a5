import { describe, expect, test } from 'vitest';
import { type Body, type Disc, gap, hostileContact, touching } from '../../rules/geometry/disc.ts';
import { failedCharge } from '../../rules/geometry/failed-charge.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { fromSegment, type Point, span } from '../../rules/geometry/point.ts';
import { fromPolygon, sweptIn } from '../../rules/geometry/polygon.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { wrongScenes } from './every.ts';
import { base, box, foe, friend, table } from './scenes.ts';

const charger = base(5, 5);
const target = foe(13, 5);
const fails = (inches: number, field: Field, ...others: Body[]): Point =>
  failedCharge(charger, target, inches * 1000, field, [target, ...others]);

describe('a failed charge', () => {
  test('goes straight towards the target by the lowest die', () => {
    expect(fails(3, table())).toEqual({ x: 8000, y: 5000 });
  });

  test('stops a sixteenth of an inch before the target', () => {
    expect(failedCharge(charger, foe(8, 5), 3000, table(), [foe(8, 5)])).toEqual({ x: 6677, y: 5000 });
  });

  test('stops so before a unit on its way, friend or foe, a rock, and the edge', () => {
    expect(fails(6, table(), friend(8, 5))).toEqual({ x: 6677, y: 5000 });
    expect(fails(6, table(), foe(8, 5))).toEqual({ x: 6677, y: 5000 });
    expect(fails(6, table(box('rock', 8, 3, 9, 7)))).toEqual({ x: 7307, y: 5000 });
  });

  test('passes a friend beside its way, however near', () => {
    expect(fails(3, table(), friend(7, 6.265))).toEqual({ x: 8000, y: 5000 });
  });

  test('does not end in contact with an enemy beside its way', () => {
    const beside = foe(8, 6.275);
    const end = fails(3, table(), beside);
    expect(gap({ ...end, r: 630 }, beside)).toBeCloseTo(63, -0.5);
    expect(end.x).toBeLessThan(8000);
    expect(fails(5, table(), beside)).toEqual({ x: 10_000, y: 5000 });
  });

  test('does not end on a fence, though it may lead over it', () => {
    const fence = table(box('fence', 8, 3, 8.4, 7));
    expect(fails(3, fence)).toEqual({ x: 7370, y: 5000 });
    expect(fails(5, fence)).toEqual({ x: 10_000, y: 5000 });
  });

  test('stays where it is if it cannot go at all', () => {
    expect(fails(6, table(), friend(6.3, 5))).toEqual({ x: 5000, y: 5000 });
  });

  test('ends legally, in no combat, on its line, and stops short only for a reason: 10,000 scenes', () => {
    const seen = { whole: 0, short: 0, stayed: 0 };
    const wrong = wrongScenes(({ one, other, field, rest, chance }) => {
      const bodies = [...rest, { ...other, hostile: true }];
      if (hostileContact(one, bodies) >= 0) return false;
      const inches = 1000 * (1 + chance(6));
      const end = { ...failedCharge(one, other, inches, field, bodies), r: one.r };
      const went = span(one, end);
      seen[went === 0 ? 'stayed' : went > inches - 2 ? 'whole' : 'short'] += 1;
      if (went > inches + 1 || fromSegment(end.x, end.y, one.x, one.y, other.x, other.y) > 1) return true;
      if (!legalSpot(end, field, bodies) || hostileContact(end, bodies) >= 0) return true;
      if (!isFreeWay(one, end, field, bodies, 5)) return true;
      return went < inches - 2 && !hasReason(one, other, end, inches, field, bodies);
    });
    expect(wrong).toEqual([]);
    expect(Math.min(seen.whole, seen.short, seen.stayed)).toBeGreaterThan(300);
  });
});

function isFreeWay(from: Disc, to: Disc, field: Field, bodies: readonly Body[], forgiven: number): boolean {
  const near = ({ x, y }: Disc): number => Math.sqrt(fromSegment(x, y, from.x, from.y, to.x, to.y));
  return (
    bodies.every((body) => near(body) >= body.r + from.r - forgiven) &&
    !field.solid.some((polygon) => sweptIn(from.x, from.y, to.x, to.y, from.r, polygon, forgiven))
  );
}

/** Whether something is within a sixteenth of an inch of where it stopped, or it stopped at a fence or wall. */
function hasReason(
  from: Disc,
  aim: Disc,
  end: Disc,
  inches: number,
  field: Field,
  bodies: readonly Body[],
): boolean {
  const part = inches / span(from, aim);
  const whole = { x: from.x + (aim.x - from.x) * part, y: from.y + (aim.y - from.y) * part, r: from.r };
  const isWrongAtFirst =
    !isFreeWay(from, whole, field, bodies, 1) ||
    bodies.some((body) => body.hostile && touching(whole, body)) ||
    !legalSpot(whole, field, bodies);
  const near = 66;
  const isNearSomething =
    bodies.some((body) => gap(end, body) < near) ||
    field.solid.some((polygon) => fromPolygon(end.x, end.y, polygon) < end.r + near) ||
    field.noEnd.some((polygon) => fromPolygon(end.x, end.y, polygon) < end.r + 3) ||
    Math.min(end.x, end.y, field.width - end.x, field.height - end.y) < end.r + near;
  return isWrongAtFirst && isNearSomething;
}
