import { describe, expect, test } from 'vitest';
import { adjacentFault, adjacentLeeway, adjacentSpots } from '../../rules/geometry/adjacent.ts';
import { type Body, gap, hostileContact } from '../../rules/geometry/disc.ts';
import { GAP } from '../../rules/geometry/numbers.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { summonFault, summonRange, summonSpots } from '../../rules/geometry/summon.ts';
import { inZone, zoneSpots } from '../../rules/geometry/zone.ts';
import { wrongScenes } from './every.ts';
import { base, box, foe, friend, oneOf, table } from './scenes.ts';

const deployer = friend(10, 10);

describe('a support deployed by a unit', () => {
  test('stands fully within the range, where it may stand, in sight and in no combat', () => {
    const field = table(box('rock', 11, 7, 12, 13), box('fence', 8, 11, 12, 11.4));
    const fault = (x: number, y: number, ...bodies: Body[]): unknown =>
      summonFault(deployer, base(x, y), 4000, field, [deployer, ...bodies])?.fault ?? null;
    expect(fault(7, 10)).toBeNull();
    expect(fault(6, 10)).toBeNull();
    expect(fault(5.998, 10)).toBe('far');
    expect(fault(10, 11.2)).toBe('end');
    expect(fault(13, 10)).toBe('unseen');
    expect(fault(7, 10, foe(7, 8.73))).toBe('contact');
    expect(fault(7, 10, friend(7, 8.74))).toBeNull();
  });

  test('may stand in any place listed', () => {
    const spots = summonSpots(deployer, 630, 4000, table(), [deployer]);
    expect(spots.length).toBeGreaterThan(30);
    expect(spots).toContainEqual({ x: 11_260, y: 10_000 });
  });

  test('is found a place where it just fits', () => {
    const corridor = table(box('rock', 4, 4, 16, 9.37), box('rock', 4, 10.63, 16, 16, 'r2'));
    expect(summonSpots(deployer, 630, 4000, corridor, [deployer]).length).toBeGreaterThan(0);
    const between = (x: number): Body[] => [deployer, foe(11.3, 10), friend(x, 10)];
    expect(summonSpots(deployer, 630, 1700, corridor, between(7.52))).toEqual([]);
    expect(summonSpots(deployer, 630, 1700, corridor, between(7.48))).toEqual([{ x: 8740, y: 10_000 }]);
  });

  test('#127 stands a gap farther out if all places in range are in contact with enemies, else it is lost', () => {
    const range = 1260;
    const corridor = table(box('rock', 4, 4, 16, 9.37), box('rock', 4, 10.63, 16, 16, 'r2'));
    const bodies = [deployer, foe(12.52, 10), friend(8.74, 10)];
    expect(summonRange(deployer, 630, range, corridor, bodies)).toBeNull();
    expect(summonRange(deployer, 630, range, corridor, [deployer, foe(12.6, 10), friend(8.74, 10)])).toBe(
      range,
    );
    expect(summonRange(deployer, 630, range, table(), bodies)).toBe(range);
    // Between any two of three enemies it would touch both, and a little farther out neither.
    const around = (many: number): Body[] =>
      Array.from({ length: many }, (_, at) => {
        const angle = (at * 2 * Math.PI) / many;
        return foe(10 + Math.cos(angle) * 1.27, 10 + Math.sin(angle) * 1.27);
      });
    expect(summonRange(deployer, 630, range, table(), [deployer, ...around(3)])).toBe(range + GAP);
    expect(summonRange(deployer, 630, range, table(), [deployer, ...around(6)])).toBeNull();
  });

  test('is given a place wherever there is room for one, and no wrong one: 4,000 scenes', () => {
    const seen = { some: 0, none: 0 };
    const wrong = wrongScenes(({ one, rest, field, chance }) => {
      const bodies = [...rest, { ...one, hostile: false }];
      const range = 1260 + chance(oneOf([30, 400, 2000], chance));
      const spots = summonSpots(one, 630, range, field, bodies);
      seen[spots.length > 0 ? 'some' : 'none'] += 1;
      if (spots.length > 0)
        return spots.some((spot) => summonFault(one, { ...spot, r: 630 }, range, field, bodies) !== null);
      const far = one.r + range - 630;
      for (let tries = 0; tries < 400; tries += 1) {
        const at = { x: one.x + chance(2 * far) - far, y: one.y + chance(2 * far) - far, r: 630 };
        const isRoomy = bodies.every((body) => gap(at, body) >= (body.hostile ? 24 : 0));
        if (isRoomy && summonFault(one, at, range - 1, field, bodies) === null) return true;
      }
      return false;
    }, 4000);
    expect(wrong).toEqual([]);
    expect(Math.min(seen.some, seen.none)).toBeGreaterThan(20);
  });
});

describe('a unit deployed beside one that is destroyed', () => {
  const dying = foe(10, 10);

  test('#128 stands in contact with it, in no combat', () => {
    expect(adjacentLeeway(dying, 630, table(), [{ ...dying, hostile: false }])).toBe(20);
    expect(adjacentFault(dying, base(11.26, 10), 20, table(), [{ ...dying, hostile: false }])).toBeNull();
    expect(adjacentFault(dying, base(11.3, 10), 20, table(), [])?.fault).toBe('far');
    expect(adjacentFault(dying, base(11.26, 10), 20, table(), [foe(12.53, 10)])).toEqual({
      fault: 'contact',
      by: { kind: 'disc', index: 0 },
    });
  });

  test('#128 stands a gap away if all those places are in contact with enemies, and is lost if there is none', () => {
    const around = (many: number, far: number): Body[] =>
      Array.from({ length: many }, (_, at) => {
        const angle = (at * 2 * Math.PI) / many;
        return foe(10 + Math.cos(angle) * far, 10 + Math.sin(angle) * far);
      });
    const own = { ...dying, hostile: false };
    expect(adjacentLeeway(dying, 630, table(), [own, ...around(3, 1.27)])).toBe(63);
    expect(adjacentLeeway(dying, 630, table(), [own, ...around(6, 1.27)])).toBeNull();
    expect(adjacentLeeway(dying, 630, table(), [own, ...around(7, 2.56)])).toBe(20);
  });

  test('is given no place in combat, and every place where there is one: 10,000 scenes', () => {
    const seen = { contact: 0, gap: 0, none: 0 };
    const wrong = wrongScenes(({ one, rest, field, chance }) => {
      const bodies = [...rest, { ...one, hostile: false }];
      const r = chance(2) === 0 ? 630 : 787;
      const leeway = adjacentLeeway(one, r, field, bodies);
      seen[leeway === null ? 'none' : leeway === GAP ? 'gap' : 'contact'] += 1;
      if (leeway !== null)
        return adjacentSpots(one, r, leeway, field, bodies).some((spot) => {
          const at = { ...spot, r };
          return !legalSpot(at, field, bodies) || hostileContact(at, bodies) >= 0 || gap(at, one) > leeway;
        });
      for (let step = 0; step < 360; step += 1) {
        const angle = (step * Math.PI) / 180;
        const at = {
          x: Math.round(one.x + Math.cos(angle) * (one.r + r)),
          y: Math.round(one.y + Math.sin(angle) * (one.r + r)),
          r: r + 5,
        };
        if (legalSpot(at, field, rest) && hostileContact(at, rest) < 0) return true;
      }
      return false;
    });
    expect(wrong).toEqual([]);
    expect(seen.contact).toBeGreaterThan(1000);
    expect(Math.min(seen.gap, seen.none)).toBeGreaterThan(2);
  });
});

describe('a deployment zone', () => {
  const zone = { x0: 0, y0: 0, x1: 45_000, y1: 6000 };

  test('holds whole bases', () => {
    expect(inZone(base(5, 5.37), 630, zone)).toBe(true);
    expect(inZone(base(5, 5.372), 630, zone)).toBe(false);
  });

  test('offers sixteen places spread over it, those that are free', () => {
    expect(zoneSpots(zone, 630, table(), [])).toHaveLength(16);
    expect(zoneSpots(zone, 630, table(), [friend(0.63, 0.63)])).toHaveLength(15);
    expect(zoneSpots(zone, 630, table(), []).every((spot) => inZone(spot, 630, zone))).toBe(true);
    const corner = { x0: 30_000, y0: 20_000, x1: 45_000, y1: 30_000 };
    expect(zoneSpots(corner, 1181, table(), []).every((spot) => inZone(spot, 1181, corner))).toBe(true);
  });

  test('offers the first free place row by row when those are taken, and none when it is full', () => {
    const spots = zoneSpots(zone, 630, table(), []);
    const taken = spots.map(({ x, y }) => ({ x, y, r: 630, hostile: false }));
    expect(zoneSpots(zone, 630, table(), taken)).toHaveLength(1);
    const full = table(box('rock', 0, 0, 45, 6));
    expect(zoneSpots(zone, 630, full, [])).toEqual([]);
    expect(zoneSpots({ x0: 0, y0: 0, x1: 1000, y1: 1000 }, 630, table(), [])).toEqual([]);
  });

  test('#10 offers no place in contact with an enemy', () => {
    const enemy = foe(5, 6.5);
    const near = { x0: 0, y0: 0, x1: 10_000, y1: 6000 };
    const wrong = zoneSpots(near, 630, table(), [enemy]).filter(
      (spot) => hostileContact({ ...spot, r: 630 }, [enemy]) >= 0,
    );
    expect(wrong).toEqual([]);
  });
});
