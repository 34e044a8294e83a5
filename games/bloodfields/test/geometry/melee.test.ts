import { describe, expect, test } from 'vitest';
import { coverOf } from '../../rules/geometry/cover.ts';
import { touching } from '../../rules/geometry/disc.ts';
import { contactFault, easyPlaces } from '../../rules/geometry/easy-charge.ts';
import { hardPlaces } from '../../rules/geometry/hard-charge.ts';
import { pathFault } from '../../rules/geometry/path.ts';
import { push } from '../../rules/geometry/push.ts';
import { reachOf, wayTo } from '../../rules/geometry/reach.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { wrongScenes } from './every.ts';

const BASES = 40;
const SCENES = 1500;

describe('among forty bases', () => {
  test('cover is the same either way round but for fences and who stands where', () => {
    let across = 0;
    const wrong = wrongScenes(
      ({ one, other, field, rest }) => {
        const open = { ...field, cover: [] };
        const there = coverOf(one, other, open, rest);
        const back = coverOf(other, one, open, rest);
        if (there?.kind === 'across') across += 1;
        return there?.kind !== back?.kind;
      },
      SCENES,
      BASES,
    );
    expect(wrong).toEqual([]);
    expect(across).toBeGreaterThan(300);
  });

  test('charges end in contact and overlap nobody', () => {
    const seen = { easy: 0, hard: 0 };
    const wrong = wrongScenes(
      ({ one, other, field, rest }) => {
        if (touching(one, other)) return false;
        const easy = easyPlaces(one, other, field, rest);
        const hard = hardPlaces(one, other, field, rest);
        if (easy.length > 0) seen.easy += 1;
        if (hard.length > 0) seen.hard += 1;
        // Where there is an easy place there is a hard one, and none is wrong.
        if (easy.length > 0 && hard.length === 0) return true;
        if (easy.some((place) => contactFault(one, other, place, field, rest) !== null)) return true;
        return [...easy, ...hard].some((place) => {
          const at = { ...place, r: one.r };
          return !touching(at, other) || !legalSpot(at, field, [...rest, other]);
        });
      },
      SCENES,
      BASES,
    );
    expect(wrong).toEqual([]);
    expect(Math.min(seen.easy, seen.hard)).toBeGreaterThan(200);
  });

  test('pushes and ways end where bases may stand', () => {
    let ways = 0;
    const wrong = wrongScenes(
      ({ one, other, field, rest, chance }) => {
        const { at } = push(one, other, 3000, field, rest);
        if (!legalSpot({ ...at, r: other.r }, field, rest)) return true;
        const bodies = [...rest, { ...other, hostile: true }];
        const to = { x: one.x + chance(6000) - 3000, y: one.y + chance(6000) - 3000 };
        const way = wayTo(reachOf(one, 6000, field, bodies), to);
        if (way === null) return false;
        ways += 1;
        return pathFault(one, way.path, 6000, field, bodies) !== null;
      },
      SCENES,
      BASES,
    );
    expect(wrong).toEqual([]);
    expect(ways).toBeGreaterThan(200);
  });
});
