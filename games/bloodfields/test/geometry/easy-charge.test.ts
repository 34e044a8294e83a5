import { describe, expect, test } from 'vitest';
import type { Disc } from '../../rules/geometry/disc.ts';
import { chargedAcross, contactFault, easyPlaces, hasEasyPlace } from '../../rules/geometry/easy-charge.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { fromSegment, type Point } from '../../rules/geometry/point.ts';
import { fromPolygon, sweptIn } from '../../rules/geometry/polygon.ts';
import { wrongScenes } from './every.ts';
import { base, box, table } from './scenes.ts';

const charger = base(5, 5);
const target = base(13, 5);
const easy = (field: Field, ...others: Disc[]): boolean => hasEasyPlace(charger, target, field, others);

describe('an easy charge', () => {
  test('is a straight free way, as pictured', () => {
    expect(easyPlaces(charger, target, table(), [])).toContainEqual({ x: 11_740, y: 5000 });
  });

  test('is possible though the target is mostly behind a rock, as pictured', () => {
    const field = table(box('rock', 8, 1, 10, 4.7));
    expect(contactFault(charger, target, { x: 11_740, y: 5000 }, field, [])).toMatchObject({
      fault: 'way',
      by: { kind: 'piece' },
    });
    expect(easy(field)).toBe(true);
    expect(easyPlaces(charger, target, field, []).every(({ y }) => y > 5000)).toBe(true);
  });

  test('is not possible through a forest or between two units, as pictured', () => {
    expect(easy(table(box('forest', 8, 2, 10, 8)))).toBe(false);
    expect(easy(table(), base(9, 4.2), base(9, 5.8))).toBe(false);
  });

  test('#88 needs a way as wide as the base, not a thin line', () => {
    expect(easy(table(), base(9, 3.7, 1181), base(9, 6.3, 1181))).toBe(false);
    expect(easy(table(), base(9, 3.18, 1181), base(9, 6.82, 1181))).toBe(true);
  });

  test('#89 may lead to any point of the target base', () => {
    const places = easyPlaces(charger, target, table(), [base(11, 4.4)]);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ y }) => y > 5500)).toBe(true);
    // Not only the two ends of the free arc are offered.
    expect(places.length).toBeGreaterThan(2);
  });

  test('#92 is never possible out of terrain, though the base is only partly in; out of high ground it is', () => {
    expect(easy(table(box('forest', 2, 4, 4.8, 6)))).toBe(false);
    expect(easy(table(box('forest', 2, 4, 4.37, 6)))).toBe(true);
    expect(easy(table(box('high', 2, 4, 5, 6)))).toBe(true);
  });

  test('#94 goes round a fence where it can', () => {
    expect(easy(table(box('fence', 9, 1, 9.4, 4.8)))).toBe(true);
    expect(easy(table(box('fence', 9, 1, 9.4, 9)))).toBe(false);
  });

  test('passes beside a friend it touches already', () => {
    expect(easy(table(), base(5, 6.26), base(5, 3.74))).toBe(true);
    expect(easy(table(), base(6.26, 5))).toBe(false);
    expect(easy(table(), base(5.3, 6.23))).toBe(true);
    // Between two it touches on either side, in the one direction that leads out.
    expect(easy(table(), base(5.1, 6.254), base(4.9, 3.746))).toBe(true);
    expect(easy(table(), base(5.3, 6.222), base(4.9, 3.746))).toBe(false);
  });

  test('leads to no target that is touched already', () => {
    expect(easyPlaces(charger, base(6.2, 5), table(), [])).toEqual([]);
  });

  test('leads to a place one may name: in contact, straight, not through the target nor off the table', () => {
    const fault = (x: number, y: number, ...others: Disc[]): unknown =>
      contactFault(charger, target, base(x, y), table(), others)?.fault ?? null;
    expect(fault(11.74, 5)).toBeNull();
    expect(fault(11.72, 5)).toBeNull();
    expect(fault(11.7, 5)).toBe('apart');
    expect(fault(11.8, 5)).toBe('through');
    expect(fault(14.26, 5)).toBe('through');
    expect(fault(12.8, 6.24)).toBeNull();
    expect(fault(13, 6.26)).toBe('through');
    expect(contactFault(base(5, 1), base(13, 1.5), base(12.233, 0.5), table(), [])).toMatchObject({
      fault: 'way',
      by: { kind: 'edge' },
    });
    expect(contactFault(charger, target, base(11.74, 5), table(), [base(20, 5), base(9, 5)])).toEqual({
      fault: 'way',
      by: { kind: 'disc', index: 1 },
    });
  });

  test('is found wherever there is one, and every place found has no fault: 10,000 scenes', () => {
    let possible = 0;
    let impossible = 0;
    let bent = 0;
    const wrong = wrongScenes(({ one, other, field, rest }) => {
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      if (far <= one.r + other.r + 20 || far > 14_000) return false;
      const places = easyPlaces(one, other, field, rest);
      if (hasEasyPlace(one, other, field, rest) !== places.length > 0) return true;
      if (places.length > 0) {
        possible += 1;
        if (!isStraight(one, other, places)) bent += 1;
        return places.some((place) => contactFault(one, other, place, field, rest) !== null);
      }
      impossible += 1;
      return sampledCharge(one, other, field, rest);
    });
    expect(wrong).toEqual([]);
    expect(Math.min(possible, impossible)).toBeGreaterThan(1000);
    expect(bent).toBeGreaterThan(200);
  });

  test('leads out of contact with others as well: places touching the charger are tried in every direction', () => {
    let touched = 0;
    const wrong = wrongScenes(({ one, field, rest }) => {
      const beside = rest.find(
        (body) => Math.abs(Math.hypot(one.x - body.x, one.y - body.y) - one.r - body.r) < 15,
      );
      if (beside === undefined) return false;
      touched += 1;
      return rest.slice(0, 6).some((aim) => {
        if (aim === beside || Math.hypot(one.x - aim.x, one.y - aim.y) <= one.r + aim.r + 20) return false;
        const others = rest.filter((body) => body !== aim);
        return !hasEasyPlace(one, aim, field, others) && sampledCharge(one, aim, field, others);
      });
    }, 4000);
    expect(wrong).toEqual([]);
    expect(touched).toBeGreaterThan(500);
  });
});

/** Whether one of these is the place straight ahead. */
function isStraight(a: Disc, t: Disc, places: readonly Point[]): boolean {
  const go = (a.r + t.r) / Math.hypot(a.x - t.x, a.y - t.y);
  return places.some(({ x, y }) => Math.hypot(t.x + (a.x - t.x) * go - x, t.y + (a.y - t.y) * go - y) < 1);
}

/** Whether one of many directions is a free way into contact, with no overlap at all. */
function sampledCharge(a: Disc, t: Disc, field: Field, others: readonly Disc[]): boolean {
  const dx = t.x - a.x;
  const dy = t.y - a.y;
  const far = Math.hypot(dx, dy);
  const size = a.r + t.r;
  const half = Math.asin(size / far);
  const middle = Math.atan2(dy, dx);
  const blocks = field.chargeBlock.filter((polygon) => fromPolygon(a.x, a.y, polygon) < far + a.r);
  for (let step = 0; step <= 400; step += 1) {
    const angle = middle - half + (2 * half * step) / 400;
    const along = far * Math.cos(angle - middle);
    const across = far * Math.sin(angle - middle);
    const go = along - Math.sqrt(Math.max(0, size * size - across * across));
    const x = a.x + Math.cos(angle) * go;
    const y = a.y + Math.sin(angle) * go;
    if (x < a.r || y < a.r || x > field.width - a.r || y > field.height - a.r) continue;
    if (others.some((o) => fromSegment(o.x, o.y, a.x, a.y, x, y) < (a.r + o.r) * (a.r + o.r))) continue;
    if (!blocks.some((polygon) => sweptIn(a.x, a.y, x, y, a.r, polygon, 0))) return true;
  }
  return false;
}

describe('what a charge leads across', () => {
  const field = table(box('ruins', 8, 3, 10, 7), box('fence', 20, 3, 20.4, 7), box('forest', 4, 3, 4.6, 7));
  const names = (from: Disc, x: number, y: number): string[] =>
    chargedAcross(from, base(x, y), field.chargeBlock).map(({ id }) => id);

  test('#91 is what the straight line to the place enters', () => {
    expect(names(base(6, 5), 11.74, 5)).toEqual(['ruins']);
    expect(names(base(6, 7.3), 11.74, 7.3)).toEqual([]);
    expect(names(base(12, 5), 22, 5)).toEqual(['fence']);
  });

  test('#136 is also what the charger stands in', () => {
    expect(names(base(10.4, 5), 15, 5)).toEqual(['ruins']);
    expect(names(base(5, 5), 6, 5)).toEqual(['forest']);
  });
});
