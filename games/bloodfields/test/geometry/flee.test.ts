import { describe, expect, test } from 'vitest';
import { type Body, gap, hostileContact } from '../../rules/geometry/disc.ts';
import { canFlee, fleeWays } from '../../rules/geometry/flee.ts';
import { pathFault } from '../../rules/geometry/path.ts';
import { wrongScenes } from './every.ts';
import { base, box, foe, friend, oneOf, table } from './scenes.ts';

const mover = base(5, 5);

/** Bases all round the mover, this far away. */
const ringed = (far: number, hostile: boolean): Body[] =>
  [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { ...base(5 + Math.cos(angle) * far, 5 + Math.sin(angle) * far), hostile };
  });

describe('a flight', () => {
  test('needs a place out of all combat', () => {
    expect(canFlee(mover, 3000, table(), [foe(6.26, 5)])).toBe(true);
    expect(canFlee(mover, 0, table(), [foe(6.26, 5)])).toBe(false);
    expect(canFlee(mover, 15, table(), [foe(6.26, 5)])).toBe(false);
    expect(canFlee(mover, 25, table(), [foe(6.26, 5)])).toBe(true);
  });

  test('leads through enemies all round, though not through friends', () => {
    expect(canFlee(mover, 3000, table(), ringed(1.27, true))).toBe(true);
    expect(canFlee(mover, 2000, table(), ringed(1.27, true))).toBe(false);
    const pocket = table(box('rock', 2, 5.64, 8, 7), box('rock', 2, 3, 8, 4.36, 'r2'));
    expect(canFlee(mover, 5000, pocket, [foe(6.26, 5), friend(3.74, 5), friend(7.53, 5)])).toBe(false);
    expect(canFlee(mover, 5000, pocket, [foe(6.26, 5), friend(3.74, 5)])).toBe(true);
  });

  test('#104 is possible only if the movement left is enough to get out', () => {
    const walls = table(box('rock', 2, 5.63, 8, 7), box('rock', 2, 3, 8, 4.37, 'r2'));
    const bodies = [foe(6.26, 5), friend(3.74, 5)];
    expect(canFlee(mover, 2520, walls, bodies)).toBe(false);
    expect(canFlee(mover, 2560, walls, bodies)).toBe(true);
  });

  test('is found if there is one, leads into no combat and is accepted: 10,000 scenes', () => {
    const seen = { can: 0, cannot: 0 };
    const wrong = wrongScenes(({ one, rest, field, chance }) => {
      if (hostileContact(one, rest) < 0) return false;
      const allowance = 20 + chance(oneOf([40, 300, 1500, 5000], chance));
      const ways = fleeWays(one, allowance, field, rest);
      if (canFlee(one, allowance, field, rest) !== ways.length > 0) return true;
      seen[ways.length > 0 ? 'can' : 'cannot'] += 1;
      if (ways.length > 0)
        return ways.some(({ path }) => pathFault(one, path, allowance, field, rest, 'flee') !== null);
      // Then no straight way may lead to a place with room for the base without any overlap.
      for (let tries = 0; tries < 300; tries += 1) {
        const to = {
          x: one.x + chance(2 * allowance) - allowance,
          y: one.y + chance(2 * allowance) - allowance,
        };
        const isRoomy = rest.every((body) => gap({ ...to, r: one.r }, body) >= (body.hostile ? 24 : 0));
        if (isRoomy && pathFault(one, [to], allowance - 1, field, rest, 'flee') === null) return true;
      }
      return false;
    });
    expect(wrong).toEqual([]);
    expect(seen.can).toBeGreaterThan(500);
    expect(seen.cannot).toBeGreaterThan(50);
  });
});
