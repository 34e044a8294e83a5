import { describe, expect, it } from 'vitest';
import { inches } from '../content/inches.ts';
import { RADIUS } from '../content/bases.ts';
import { cardOf, UNIT_KINDS } from '../content/units/index.ts';
import { attackForecast } from '../rules/forecast/attack.ts';
import { bestOf, duelAttacks } from '../rules/forecast/duel.ts';
import { Scene } from './scene.ts';

const bare = (kind: (typeof UNIT_KINDS)[number]) => ({ kind, items: [] });

describe('two units alone on an open table', () => {
  it('do to each other what is foretold at a real table, at any distance', () => {
    for (const [at, kind] of UNIT_KINDS.entries()) {
      const target = UNIT_KINDS[(at * 7 + 5) % UNIT_KINDS.length] ?? 'orlen';
      for (const distance of [0, 1.5, 6, 9, 12, 18]) {
        const gap = (RADIUS[cardOf(kind).base] + RADIUS[cardOf(target).base]) / 1000 + distance;
        for (const { skill, spell, cost, odds } of duelAttacks(bare(kind), bare(target), inches(distance))) {
          // A spell has to be cast first, which the forecast of its attack leaves out.
          if (spell) continue;
          const scene = new Scene(`${kind} 8,15 inspire ${cost}`, `${target} ${(8 + gap).toFixed(3)},15`);
          const foretold = attackForecast(scene.state, 0, 1, skill);
          expect([kind, skill, distance, odds.mean]).toEqual([kind, skill, distance, foretold.mean]);
          expect(odds.kill).toBe(foretold.kill);
        }
      }
    }
  });

  it('Maud shoots better from nearby, and not beyond 18 inches', () => {
    const best = (distance: number) => bestOf(duelAttacks(bare('maud'), { armour: 1 }, inches(distance)));
    expect(best(0)?.skill).toBe('musket-butt');
    expect(best(9)?.odds.mean).toBeGreaterThan(best(9.5)?.odds.mean ?? Infinity);
    expect(best(18)?.skill).toBe('long-gun');
    expect(best(18.5)).toBeUndefined();
  });

  it('armour takes from damage, and health of a dummy never runs out', () => {
    for (const kind of UNIT_KINDS) {
      const means = [0, 1, 2, 3].map(
        (armour) => bestOf(duelAttacks(bare(kind), { armour }, 0))?.odds.mean ?? 0,
      );
      expect(means).toEqual(means.toSorted((one, other) => other - one));
      for (const { odds } of duelAttacks(bare(kind), { armour: 0 }, 0)) expect(odds.kill).toBeLessThan(1e-6);
    }
  });
});
