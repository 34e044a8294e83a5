import { describe, expect, test } from 'vitest';
import { hostileContact } from '../../rules/geometry/disc.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { pathFault, pathLength } from '../../rules/geometry/path.ts';
import { fromSegment, span } from '../../rules/geometry/point.ts';
import { sweptIn } from '../../rules/geometry/polygon.ts';
import { reachOf, wayTo } from '../../rules/geometry/reach.ts';
import { farthest } from '../../rules/geometry/run.ts';
import { SIXTEEN } from '../../rules/geometry/directions.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { wrongScenes } from './every.ts';
import { flood } from './lattice.ts';
import { base, box, foe, friend, sceneOf, table } from './scenes.ts';

const mover = base(5, 5);

function told(
  x: number,
  y: number,
  field: Field,
  bodies: Parameters<typeof reachOf>[3] = [],
  allowance = 6000,
): string {
  const way = wayTo(reachOf(mover, allowance, field, bodies), base(x, y));
  return way === null ? 'none' : `${way.path.length} legs, ${Math.round(way.length / 100) / 10}"`;
}

describe('a way to a place', () => {
  test('is straight where nothing is in it', () => {
    expect(told(9, 8, table())).toBe('1 legs, 5"');
    expect(told(9, 9, table(), [], 5000)).toBe('none');
  });

  test('leads round friends, a little farther round enemies', () => {
    const round = wayTo(reachOf(mover, 6000, table(), [friend(7, 5)]), base(9, 5));
    const wide = wayTo(reachOf(mover, 6000, table(), [foe(7, 5)]), base(9, 5));
    // Two tangents of 1.557 inches and an arc of 1.703, plus what sixteen corners cost.
    expect(round?.length).toBeGreaterThan(4817);
    expect(round?.length).toBeLessThan(4817 * 1.014);
    expect(wide?.length).toBeGreaterThan(round?.length ?? Infinity);
  });

  test('leads round a rock, and to nowhere if that is too far', () => {
    const field = table(box('rock', 6, 4, 8, 7));
    expect(told(9, 5, field, [], 7000)).toMatch(/^[3-9] legs, 6\.\d"$/);
    expect(told(9, 5, field, [], 6000)).toBe('none');
  });

  test('ends in contact with an enemy if asked to, but passes no other', () => {
    expect(told(7.74, 5, table(), [foe(9, 5)])).toBe('1 legs, 2.7"');
    expect(told(10.27, 5, table(), [foe(9, 5)], 7000)).toMatch(/^[3-8] legs/);
    expect(told(10.6, 6.26, table(), [foe(9, 5), foe(10.6, 7.53)], 7000)).toMatch(/^[2-8] legs/);
  });

  test('leads nowhere where nobody may end', () => {
    expect(told(9, 5, table(box('fence', 8.8, 3, 9.2, 7)))).toBe('none');
    expect(told(5, 5, table())).toBe('none');
    expect(told(5, 0.5, table())).toBe('none');
  });

  test('of a Spirit is straight through everything', () => {
    const field = table(box('rock', 6, 3, 8, 7));
    expect(wayTo(reachOf(mover, 6000, field, [foe(8.7, 6.3)], 'pass'), base(9, 5))?.path).toEqual([
      { x: 9000, y: 5000 },
    ]);
  });

  test('out of combat leads through those it was in combat with, into no combat', () => {
    const reach = reachOf(mover, 6000, table(), [foe(6.26, 5), foe(9, 7)], 'flee');
    expect(wayTo(reach, base(9, 5))?.path).toHaveLength(1);
    expect(wayTo(reach, base(9, 5.74))).toBeNull();
  });

  test('has at most eight legs, though it winds round a large base', () => {
    const round = friend(6.811, 5, 1181);
    const way = wayTo(reachOf(mover, 7000, table(), [round]), base(8.622, 5));
    expect(way?.path).toHaveLength(8);
    expect(pathFault(mover, way?.path ?? [], 7000, table(), [round])).toBeNull();
    expect(wayTo(reachOf(mover, 5600, table(), [round]), base(8.622, 5))).toBeNull();
  });

  test('is found to every place a slow walker reaches with room to spare, and hardly longer: 10,000 scenes', () => {
    let places = 0;
    let winding = 0;
    const worse: string[] = [];
    wrongScenes(({ one, rest, field, chance }, seed) => {
      if (hostileContact(one, rest) >= 0) return false;
      const allowance = 3000 + 1000 * chance(4);
      const reach = reachOf(one, allowance, field, rest);
      const reached = flood(one, allowance * 0.98 - 20, field, rest, 50, 600);
      // The farthest places are the hardest.
      for (const { x, y, length } of reached.slice(-40)) {
        if (length === 0 || !legalSpot({ x, y, r: one.r }, field, rest)) continue;
        places += 1;
        const way = wayTo(reach, { x, y });
        if (way === null) worse.push(`${seed}: no way to ${x},${y}`);
        else if (way.length > length * 1.02 + 10) worse.push(`${seed}: longer to ${x},${y}`);
        else if (pathFault(one, way.path, allowance, field, rest) !== null)
          worse.push(`${seed}: refused to ${x},${y}`);
        else if (way.length !== pathLength(one, way.path)) worse.push(`${seed}: length to ${x},${y}`);
        if (way !== null && way.path.length > 2) winding += 1;
      }
      return false;
    });
    expect(worse).toEqual([]);
    expect(places).toBeGreaterThan(100_000);
    expect(winding).toBeGreaterThan(10_000);
  });

  test('is accepted wherever it leads, into contact too, out of combat too: 10,000 scenes', () => {
    const seen = { none: 0, one: 0, more: 0, contact: 0 };
    const wrong = wrongScenes(({ one, rest, field, chance }) => {
      const gait = chance(4) === 0 ? 'flee' : 'walk';
      const allowance = 3000 + chance(5000);
      const reach = reachOf(one, allowance, field, rest, gait);
      return [1, 2, 3, 4].some((turn) => {
        const aim = rest[chance(rest.length)];
        const at =
          turn === 1 && aim !== undefined
            ? {
                x: aim.x + chance(2 * (aim.r + one.r)) - aim.r - one.r,
                y: aim.y + aim.r + one.r + chance(30) - 5,
              }
            : { x: one.x + chance(8000) - 4000, y: one.y + chance(8000) - 4000 };
        const way = wayTo(reach, at);
        seen[way === null ? 'none' : way.path.length === 1 ? 'one' : 'more'] += 1;
        if (way === null) return false;
        if (hostileContact({ ...at, r: one.r }, rest) >= 0) seen.contact += 1;
        return pathFault(one, way.path, allowance, field, rest, gait) !== null;
      });
    });
    expect(wrong).toEqual([]);
    expect(Math.min(seen.none, seen.one, seen.more)).toBeGreaterThan(2000);
    expect(seen.contact).toBeGreaterThan(100);
  });

  test('turns at few corners, even among forty bases', () => {
    let most = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const { one, rest, field } = sceneOf(seed, 40);
      most = Math.max(most, reachOf(one, 8000, field, rest).waypoints.length);
    }
    expect(most).toBeGreaterThan(60);
    expect(most).toBeLessThan(200);
  });
});

describe('the farthest step in a direction', () => {
  const east = { x: 1_000_000, y: 0 };

  test('is the whole distance, or up to a friend, a rock, the edge, a gap before an enemy', () => {
    expect(farthest(mover, east, 5000, table(), [])).toEqual({ x: 10_000, y: 5000 });
    expect(farthest(mover, east, 5000, table(), [friend(8, 5)])).toEqual({ x: 6740, y: 5000 });
    expect(farthest(mover, east, 5000, table(), [foe(8, 5)])).toEqual({ x: 6677, y: 5000 });
    expect(farthest(mover, east, 5000, table(box('rock', 8, 3, 9, 7)), [])).toEqual({ x: 7370, y: 5000 });
    expect(farthest(base(44, 5), east, 5000, table(), [])).toEqual({ x: 44_370, y: 5000 });
  });

  test('#96 is before a fence it could not clear, beyond one it could, and none at all at a friend', () => {
    expect(farthest(mover, east, 3000, table(box('fence', 8, 3, 8.4, 7)), [])).toEqual({ x: 7370, y: 5000 });
    expect(farthest(mover, east, 5000, table(box('fence', 8, 3, 8.4, 7)), [])).toEqual({
      x: 10_000,
      y: 5000,
    });
    expect(farthest(mover, east, 5000, table(), [friend(6.26, 5)])).toBeNull();
  });

  test('is accepted, enters no combat, and the next step is not free: 10,000 scenes', () => {
    let short = 0;
    const wrong = wrongScenes(({ one, rest, field, chance }) => {
      if (hostileContact(one, rest) >= 0) return false;
      const direction = SIXTEEN[chance(16)] ?? east;
      const at = farthest(one, direction, 5000, field, rest);
      if (at === null) return false;
      if (pathFault(one, [at], 5000, field, rest) !== null || hostileContact({ ...at, r: one.r }, rest) >= 0)
        return true;
      const went = span(one, at);
      if (went > 4990) return false;
      short += 1;
      const go = (went + 70) / 1_000_000;
      const beyond = { x: Math.round(one.x + direction.x * go), y: Math.round(one.y + direction.y * go) };
      // It keeps its distance from enemies it would only pass, and clips no corner at all.
      const whole = { x: Math.round(one.x + direction.x / 200), y: Math.round(one.y + direction.y / 200) };
      const grazes =
        rest.some(
          ({ x, y, r, hostile }) =>
            Math.sqrt(fromSegment(x, y, one.x, one.y, whole.x, whole.y)) < r + one.r + (hostile ? 64 : -1),
        ) || field.solid.some((polygon) => sweptIn(one.x, one.y, whole.x, whole.y, one.r, polygon, 1));
      return !grazes && [beyond, whole].every((end) => pathFault(one, [end], 6000, field, rest) === null);
    });
    expect(wrong).toEqual([]);
    expect(short).toBeGreaterThan(2000);
  });
});
