import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { standing, strikeReaches, type StrikeReach } from '../../rules/forecast.ts';
import { distance } from '../../rules/geometry/disc.ts';
import { fromSegment, type Point, span } from '../../rules/geometry/point.ts';
import { pointDisc, sees } from '../../rules/geometry/sight.ts';
import { fieldFor } from '../../rules/ground.ts';
import { isVisible } from '../../rules/sight.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import { measure } from '../../text/questions/measure.ts';
import { nameOf } from '../../rules/names.ts';
import { Scene } from '../../test/scene.ts';
import { GAMES, seen } from '../../test/spoken.ts';
import { sheetOf } from '../field/sheet.ts';
import { measuring } from '../interaction/measuring.ts';
import { discOf, Tape } from '../interaction/tape.ts';
import { seenGround } from '../plan/hidden.ts';
import type { View } from '../plan/selection.ts';
import { sightTo } from '../plan/sight.ts';

const TERRAIN = 'rock 19,8 21,8 21,12 19,12; forest 9,14 13,14 13,17 9,17; ruins 24,4 28,4 28,8 24,8';
const battle = (): View =>
  seen(
    new Scene('maud 10,10; orlen 5,5; pike 12,12', 'cray 25,10; husk 16,12; sorrow 26,6', {
      terrain: TERRAIN,
    }),
    0,
  );

/** A tape over a table that does not stand upright, with pixels like those on the page. */
function tapeOver(view: View): { readonly tape: Tape; readonly at: (x: number, y: number) => Point } {
  const sheet = sheetOf(fieldFor(view), false);
  return {
    tape: new Tape({ view, toTable: sheet.back, toPicture: sheet.at }),
    at: (x, y) => sheet.at({ x: x * 1000, y: y * 1000 }),
  };
}

describe('the tape measure', () => {
  test('two presses lay it between a base and a point, a third begins anew', () => {
    const view = battle();
    const { tape, at } = tapeOver(view);
    const pointing = measuring(tape, []);
    pointing.press('unit:0', 'mouse', null as unknown as Element);
    tape.ground.glide?.(at(12.3, 9));
    expect(tape.measured.get()).toEqual({
      from: { unit: 0 },
      to: { at: { x: 12_300, y: 9000 } },
      laid: false,
    });
    tape.ground.pressAt?.(at(14, 9), { piece: null, means: 'mouse' });
    expect(tape.measured.get()).toEqual({
      from: { unit: 0 },
      to: { at: { x: 14_000, y: 9000 } },
      laid: true,
    });
    tape.ground.glide?.(at(3, 3));
    expect(tape.measured.get().to).toEqual({ at: { x: 14_000, y: 9000 } });
    pointing.press('unit:4', 'touch', null as unknown as Element);
    expect(tape.measured.get()).toEqual({ from: { unit: 4 }, to: null, laid: false });
  });

  test('one drag lays it from base to base; cancelled it is as it was; its ends are moved by keys', () => {
    const view = battle();
    const { tape, at } = tapeOver(view);
    const grab = tape.ground.grab?.({ piece: 'unit:0', point: at(10, 10), means: 'touch' });
    grab?.move(at(25.2, 10.1));
    expect(tape.measured.get()).toEqual({ from: { unit: 0 }, to: { unit: 3 }, laid: true });
    grab?.cancel();
    expect(tape.measured.get()).toEqual({ from: null, to: null, laid: false });
    grab?.drop(at(25, 10));
    const key = tape.ground.grab?.({ piece: 'tape:to', point: null, means: 'key' });
    expect(key?.at).toEqual(at(25, 10));
    key?.move(at(22, 13));
    expect(tape.measured.get()).toEqual({
      from: { unit: 0 },
      to: { at: { x: 22_000, y: 13_000 } },
      laid: true,
    });
    const other = tape.ground.grab?.({ piece: 'tape:from', point: null, means: 'key' });
    other?.drop(at(12, 7));
    expect(tape.measured.get()).toMatchObject({
      from: { at: { x: 12_000, y: 7000 } },
      to: { at: { x: 22_000 } },
    });
  });

  test('arrow keys that rove over units are followed, and nothing is taken up', () => {
    const { tape } = tapeOver(battle());
    const pointing = measuring(tape, []);
    pointing.press('unit:0', 'key', null as unknown as Element);
    pointing.aim('unit:3', 'key');
    expect(tape.measured.get()).toEqual({ from: { unit: 0 }, to: { unit: 3 }, laid: false });
  });

  test('between all bases it shows what the rules measure and say', () => {
    const view = battle();
    for (const [one] of view.units.entries())
      for (const [other] of view.units.entries()) {
        if (other <= one) continue;
        const shown = distance(discOf(view, { unit: one }), discOf(view, { unit: other }));
        expect(shown).toBe(distance(unitOf(view, one), unitOf(view, other)));
        const answer = measure('en', view, 0, [nameOf(view, one), nameOf(view, other)]);
        expect(answer.ok && answer.lines[0]).toContain(`: ${Math.round(shown / 10) / 100} inch`);
      }
  });
});

/** How far a point is from ground the unit may walk to. */
function fromShape({ base, walk }: StrikeReach, at: Point): number {
  const stars = walk?.stars ?? [];
  const near = stars.map((star) => {
    let inside = false;
    let least = Infinity;
    let last = star.at(-1) ?? base;
    for (const corner of star) {
      least = Math.min(least, fromSegment(at.x, at.y, last.x, last.y, corner.x, corner.y));
      if (corner.y > at.y !== last.y > at.y) {
        const cross = ((last.x - corner.x) * (at.y - corner.y)) / (last.y - corner.y) + corner.x;
        if (at.x < cross) inside = !inside;
      }
      last = corner;
    }
    return inside ? 0 : Math.sqrt(least);
  });
  return Math.min(span(base, at), ...near);
}

/** Rays go every fourth degree, and a charge is rounded to a mil. */
const ROUNDED = 60;

test('whoever could strike a unit somewhere is shown to reach there: 300 places', () => {
  let [asked, struck] = [0, 0];
  for (const { name, play } of GAMES.filter((one) => ['equals', 'a melee', 'the wagon'].includes(one.name))) {
    for (const { row, view, seat } of play()) {
      if (asked >= 300 || row % 11 !== 0) continue;
      const own = view(seat);
      const id = own.units.findIndex((unit) => unit.owner === seat && isAlive(unit));
      const unit = own.units[id];
      if (unit === undefined || own.round === 0) continue;
      const reaches = strikeReaches(own, seat, id);
      const there = standing(own, id);
      const random = swiftRandom(`threats ${name} ${row}`);
      const { width, height } = fieldFor(own);
      for (let tries = 0; tries < 20; tries += 1) {
        const at = {
          x: unit.r + random.int(width - 2 * unit.r),
          y: unit.r + random.int(height - 2 * unit.r),
        };
        asked += 1;
        for (const { by } of there.at(at, 1000).answers) {
          struck += 1;
          const reach = reaches.find((one) => one.unit === by);
          const away = reach === undefined ? Infinity : fromShape(reach, at) - reach.base.r - unit.r;
          expect(away, `${name}, row ${row}: ${by}`).toBeLessThanOrEqual((reach?.far ?? 0) + ROUNDED);
        }
      }
    }
  }
  expect(asked).toBeGreaterThanOrEqual(300);
  expect(struck).toBeGreaterThan(100);
});

const isIn = (star: readonly Point[], { x, y }: Point): boolean => {
  let inside = false;
  let last = star.at(-1) ?? { x: 0, y: 0 };
  for (const corner of star) {
    if (
      corner.y > y !== last.y > y &&
      x < ((last.x - corner.x) * (y - corner.y)) / (last.y - corner.y) + corner.x
    )
      inside = !inside;
    last = corner;
  }
  return inside;
};

test('ground that lies in the light is seen by the rules, and what is well in the dark is not', () => {
  const view = battle();
  const field = fieldFor(view);
  const [maud] = view.units;
  if (maud === undefined) throw new Error('nobody looks');
  const stars = seenGround(maud, field);
  const random = swiftRandom('dark');
  const isLit = (at: Point): boolean => stars.some((star) => isIn(star, at));
  const wrong: string[] = [];
  let [lit, dark] = [0, 0];
  for (let tries = 0; tries < 2000; tries += 1) {
    const at = { x: random.int(field.width), y: random.int(field.height) };
    if (field.opaque.some((polygon) => polygon.sides.every(({ nx, ny, c }) => nx * at.x + ny * at.y <= c)))
      continue;
    const seesIt = sees(maud, pointDisc(at), field);
    const around = [-150, 150].flatMap((by) => [
      isLit({ x: at.x + by, y: at.y }),
      isLit({ x: at.x, y: at.y + by }),
    ]);
    if (isLit(at) && around.every(Boolean)) {
      lit += 1;
      if (!seesIt) wrong.push(`${at.x},${at.y} lies in the light`);
    } else if (
      [-150, 150].every((by) => !isLit({ x: at.x + by, y: at.y }) && !isLit({ x: at.x, y: at.y + by }))
    ) {
      dark += 1;
      if (seesIt) wrong.push(`${at.x},${at.y} lies in the dark`);
    }
  }
  expect(wrong).toEqual([]);
  expect(lit).toBeGreaterThan(500);
  expect(dark).toBeGreaterThan(50);
});

test('a line of sight is as the rules see it, both ways', () => {
  const view = battle();
  for (const [one] of view.units.entries())
    for (const [other] of view.units.entries()) {
      if (one === other) continue;
      const { kind, blocker } = sightTo(view, one, other);
      expect(kind === 'blocked').toBe(!isVisible(view, one, other));
      expect(blocker !== null).toBe(kind === 'blocked');
      expect(sightTo(view, other, one).kind === 'blocked').toBe(kind === 'blocked');
    }
});
