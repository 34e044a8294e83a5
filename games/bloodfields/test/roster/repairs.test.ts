import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_IDS, type ItemId } from '../../content/items.ts';
import { UNIT_KINDS } from '../../content/units/index.ts';
import { holdersOf, lacksOf } from '../../rules/roster/lacks.ts';
import { faultsOf, repaired } from '../../rules/roster/faults.ts';
import { refuseItem, remediesFor } from '../../rules/roster/repairs.ts';
import { costOf, inspireOf, loyaltyOf, type Roster } from '../../rules/roster/roster.ts';
import { roster } from './written.ts';

const anyRoster: fc.Arbitrary<Roster> = fc.array(
  fc.record({
    kind: fc.constantFrom(...UNIT_KINDS),
    items: fc.array(fc.constantFrom(...ITEM_IDS), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 10 },
);

describe('remedies', () => {
  it('each mends its fault and brings no new one; the first is the rules’ own', () => {
    fc.assert(
      fc.property(anyRoster, fc.constantFrom(60, 100, 200, Infinity), (units, points) => {
        const before = faultsOf(units, points);
        for (const fault of before) {
          const remedies = remediesFor(units, points, fault);
          expect(remedies[0]?.repairs).toEqual(fault.repair);
          for (const { repairs, saves } of remedies.slice(1)) {
            const after = repairs.reduce(repaired, units);
            expect(costOf(units) - costOf(after)).toBe(saves);
            expect(faultsOf(after, points).length).toBeLessThan(before.length);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of points too many they know the few changes that give up just enough', () => {
    /** The least that can be given up in at most this many changes, in any order. */
    const least = (units: Roster, over: number, changes: number): number => {
      if (over <= 0) return 0;
      if (changes === 0) return Infinity;
      const repairs = units.flatMap(({ kind, items }) => [
        { remove: kind },
        ...items.map((drop) => ({ drop, from: kind })),
      ]);
      return Math.min(
        ...repairs.map((repair) => {
          const after = repaired(units, repair);
          const saved = costOf(units) - costOf(after);
          return saved + least(after, over - saved, changes - 1);
        }),
      );
    };
    const legal = fc.uniqueArray(fc.constantFrom('orlen', 'ilmane', 'tobren', 'maud', 'kessa'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(legal, fc.integer({ min: 1, max: 60 }), (kinds, over) => {
        const units = roster(kinds.map((kind, at) => (at === 0 ? kind : `${kind}+wrath+stone`)).join(' '));
        const [fault] = faultsOf(units, costOf(units) - over);
        fc.pre(fault?.code === 'roster.points');
        const all = remediesFor(units, costOf(units) - over, fault);
        const best = least(units, over, 3);
        // An empty roster is no remedy.
        fc.pre(best < costOf(units));
        expect(Math.min(...all.map(({ saves }) => saves))).toBe(best);
      }),
      { numRuns: 40 },
    );
  });
});

describe('who may carry what', () => {
  it('is told by the same rules that judge the whole roster', () => {
    const code = (kind: (typeof UNIT_KINDS)[number], items: ItemId[], item: ItemId) =>
      refuseItem({ kind, items }, item)?.code ?? null;
    expect(code('orlen', [], 'wrath')).toBeNull();
    expect(code('orlen', ['wrath'], 'wrath')).toBe('roster.itemTwice');
    expect(code('orlen', ['wrath', 'stone', 'hawk', 'resolve'], 'vigour')).toBe('roster.items');
    expect(code('orlen', [], 'grace')).toBe('roster.schoolMage');
    expect(code('ilmane', [], 'grace')).toBeNull();
    expect(code('pike', [], 'wrath')).toBe('roster.itemSupport');
    expect(code('organ-gun', [], 'wrath')).toBe('roster.itemEngine');
  });

  it('an item that is allowed makes no legal unit illegal, and one that is refused does', () => {
    fc.assert(
      fc.property(anyRoster, fc.constantFrom(...ITEM_IDS), ([unit], item) => {
        if (unit === undefined || faultsOf([unit], Infinity).length > 0) return;
        const after = faultsOf([{ kind: unit.kind, items: [...unit.items, item] }], Infinity);
        expect(refuseItem(unit, item) === null).toBe(after.length === 0);
      }),
    );
  });
});

describe('what a roster has and lacks', () => {
  it('Inspire: one for each unit, one for all supports, one for loyalty', () => {
    const count = (text: string): number => inspireOf(roster(text), loyaltyOf(roster(text)) !== null);
    expect(count('orlen tobren')).toBe(3);
    expect(count('orlen tobren pike*4')).toBe(4);
    expect(count('orlen tobren yew pike*4')).toBe(4);
    expect(count('hask')).toBe(1);
  });

  it('lacks nothing that a card offers', () => {
    expect(lacksOf(roster('tobren'))).toEqual([
      'ranged',
      'spells',
      'piercing',
      'speed',
      'healing',
      'holders',
    ]);
    expect(lacksOf(roster('orlen ilmane maud perrin'))).toEqual([]);
    expect(lacksOf([])).toEqual([]);
  });

  it('a school and a potion count as much as a card', () => {
    expect(lacksOf(roster('tobren+vigour'))).not.toContain('healing');
    expect(lacksOf(roster('brine tobren'))).not.toContain('spells');
  });

  it('nobody gains by having fewer: more units never lack more', () => {
    fc.assert(
      fc.property(anyRoster, anyRoster, (some, more) => {
        const [few, many] = [lacksOf(some), lacksOf([...some, ...more])];
        expect(few).toEqual(expect.arrayContaining(many));
      }),
      { numRuns: 40 },
    );
    expect(holdersOf(roster('orlen pike*4'))).toBe(2);
  });
});
