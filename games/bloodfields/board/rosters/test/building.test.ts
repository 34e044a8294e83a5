import { LOCALES } from '@sanguine/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_IDS } from '../../../content/items.ts';
import { READY_ROSTERS } from '../../../content/rosters.ts';
import { UNIT_KINDS } from '../../../content/units/index.ts';
import { costOf, type Roster, tidyRoster } from '../../../rules/roster/roster.ts';
import {
  countOf,
  hasRoomFor,
  rowsOf,
  withItem,
  withoutItem,
  withoutUnit,
  withUnit,
} from '../builder/edits.ts';
import { unitsLike } from '../builder/search.ts';
import { MOST_MUSTERED } from '../../../rules/roster/text.ts';
import { editing, placeOf, versus } from '../place.ts';
import { trialTable } from '../trial.ts';
import { chanceRows, damageCurves, damageFarther } from '../unit/damage.ts';
import { distinct, matrixOf } from '../versus/matrix.ts';
import { game } from '../../../game.ts';

const anyRoster: fc.Arbitrary<Roster> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...UNIT_KINDS),
      items: fc.array(fc.constantFrom(...ITEM_IDS), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map(tidyRoster);

describe('rows of a roster', () => {
  it('hold every unit once and cost what the roster costs', () => {
    fc.assert(
      fc.property(anyRoster, (roster) => {
        const rows = rowsOf(roster);
        expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(roster.length);
        expect(rows.reduce((sum, { cost }) => sum + cost, 0)).toBe(costOf(roster));
        for (const { unit, at, count } of rows) {
          expect(roster[at]).toEqual(unit);
          expect(withoutUnit(roster, at, count)).toHaveLength(roster.length - count);
        }
      }),
    );
  });

  it('adding and taking away undo each other', () => {
    fc.assert(
      fc.property(
        anyRoster,
        fc.constantFrom(...UNIT_KINDS),
        fc.constantFrom(...ITEM_IDS),
        (roster, kind, item) => {
          const more = withUnit(roster, { kind, items: [] });
          expect(countOf(more, kind)).toBe(countOf(roster, kind) + 1);
          const last = more.findLastIndex((unit) => unit.kind === kind);
          expect(countOf(withoutUnit(more, last), kind)).toBe(countOf(roster, kind));
          const alone = roster.slice(0, 1);
          const given = withItem(alone, 0, item);
          expect(costOf(given)).toBeGreaterThan(costOf(alone));
          expect(withoutItem(given, 0, item)).toEqual(alone);
        },
      ),
    );
    expect(hasRoomFor([{ kind: 'orlen', items: [] }], 'orlen')).toBe(false);
    expect(hasRoomFor([{ kind: 'pike', items: [] }], 'pike')).toBe(true);
    const full = Array.from({ length: MOST_MUSTERED }, () => ({ kind: 'pike', items: [] }) as const);
    expect(withUnit(full, { kind: 'orlen', items: [] })).toEqual(full);
  });
});

describe('search', () => {
  it('finds units by name, by trait and by what their skills say, in both languages', () => {
    expect(unitsLike('en', 'MAUD')[0]?.kind).toBe('maud');
    expect(unitsLike('en', 'long gun').map(({ kind }) => kind)).toContain('maud');
    expect(unitsLike('ja', '魔術師').map(({ kind }) => kind)).toContain('ilmane');
    // Players' own words for it, which no card uses.
    for (const wanted of ['heal', 'Healer'])
      expect(unitsLike('en', wanted)).toEqual(unitsLike('en', 'restore'));
    expect(unitsLike('en', 'restore').map(({ kind }) => kind)).toContain('ilmane');
    expect(unitsLike('ja', 'ヒール')).toEqual(unitsLike('ja', '回復'));
    for (const locale of LOCALES) expect(unitsLike(locale, 'qqqq')).toEqual([]);
  });
});

describe('addresses', () => {
  it('lead back to the page they were made for', () => {
    expect(placeOf('')).toEqual({ page: 'list' });
    expect(placeOf(editing('m1x-a2'))).toEqual({ page: 'edit', id: 'm1x-a2' });
    expect(placeOf('edit/%')).toEqual({ page: 'edit', id: '%' });
    expect(placeOf(versus('x&y', 'z'))).toEqual({ page: 'versus', one: 'x&y', other: 'z' });
    expect(placeOf('shared?v=1&r=orlen')).toEqual({ page: 'shared' });
    expect(placeOf('elsewhere')).toEqual({ page: 'list' });
  });
});

describe('a trial', () => {
  it('is set up as the rules allow, for every size of battle', () => {
    for (const { units, points } of READY_ROSTERS) {
      const table = trialTable(units, points);
      if (table === null) throw new Error('no table');
      expect(table.options?.['points']).toBe(String(points));
      expect(game.engine.refuseSetup(game.setup(2, table))).toBeNull();
    }
  });

  it('of a roster without a limit is the smallest it fits into, and there is none for too large a one', () => {
    const table = (roster: Roster) => trialTable(roster, null)?.options?.['points'];
    expect(table([{ kind: 'orlen', items: [] }])).toBe('60');
    expect(table(Array.from({ length: 3 }, () => ({ kind: 'orlen', items: [] }) as const))).toBe('150');
    expect(table(Array.from({ length: 9 }, () => ({ kind: 'orlen', items: [] }) as const))).toBeUndefined();
  });
});

describe('figures of a unit', () => {
  it('damage by range has no gaps inside a stretch and ends where nothing reaches', () => {
    const [{ contact, stretches } = { contact: null, stretches: [] }] = damageCurves(
      { kind: 'maud', items: [] },
      [1],
    );
    expect(contact?.skill).toBe('musket-butt');
    expect(stretches.map(({ from, to, skill }) => [from, to, skill])).toEqual([
      [0, 9, 'long-gun'],
      [9, 18, 'long-gun'],
    ]);
    const far = damageFarther({ kind: 'maud', items: ['hawk'] }, 1);
    expect(far?.stretches.map(({ to }) => to)).toEqual([11, 22]);
    expect(damageFarther({ kind: 'maud', items: [] }, 1)).toBeNull();
  });

  it('every unit has chances, and armour never helps the attacker', () => {
    for (const kind of UNIT_KINDS) {
      const rows = chanceRows({ kind, items: [] }, 2);
      expect(rows.length).toBeGreaterThan(0);
      for (const { chances } of rows) {
        expect(chances).toEqual(chances.toSorted((one, other) => other - one));
        for (const chance of chances) expect(chance).toBeLessThanOrEqual(1 + 1e-9);
      }
    }
  });

  it('roster against roster has a meeting for every pair', () => {
    const [first, , third] = READY_ROSTERS;
    const rows = distinct(first?.units ?? []);
    const columns = distinct(third?.units ?? []);
    const matrix = matrixOf(rows, columns);
    expect(matrix.flat()).toHaveLength(rows.length * columns.length);
    for (const meeting of matrix.flat()) expect(meeting?.mean).toBeGreaterThan(0);
  });
});
