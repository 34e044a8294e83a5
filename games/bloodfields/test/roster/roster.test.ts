import { swiftRandom } from '@sanguine/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { ITEM_IDS } from '../../content/items.ts';
import { LINES } from '../../content/lines.ts';
import { READY_ROSTERS } from '../../content/rosters.ts';
import { cardOf, UNIT_KINDS } from '../../content/units/index.ts';
import { faultsOf } from '../../rules/roster/faults.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { costOf, loyaltyOf, realmsOf, type Roster, tidyRoster } from '../../rules/roster/roster.ts';
import { MOST_MUSTERED, parseRoster, printRoster } from '../../rules/roster/text.ts';
import { roster } from './written.ts';

const anyRoster = fc.array(
  fc.record({
    kind: fc.constantFrom(...UNIT_KINDS),
    items: fc.array(fc.constantFrom(...ITEM_IDS), { maxLength: 4 }),
  }),
  { maxLength: MOST_MUSTERED },
);

describe('a roster', () => {
  it('costs its units and their items', () => {
    expect(costOf([])).toBe(0);
    expect(costOf(roster('orlen+wrath+loaded-die pike*3'))).toBe(
      UNIT_COSTS.orlen + ITEM_COSTS.wrath + ITEM_COSTS['loaded-die'] + 3 * UNIT_COSTS.pike,
    );
  });

  it('tidy: in the order of the lists, whatever the order was', () => {
    expect(tidyRoster(roster('pike*2 kessa+grace+hawk orlen'))).toEqual([
      { kind: 'orlen', items: [] },
      { kind: 'pike', items: [] },
      { kind: 'pike', items: [] },
      { kind: 'kessa', items: ['hawk', 'grace'] },
    ]);
    fc.assert(
      fc.property(anyRoster, fc.infiniteStream(fc.nat()), (units, numbers) => {
        const shuffled = units
          .map((unit) => ({
            unit: { ...unit, items: unit.items.toReversed() },
            at: numbers.next().value ?? 0,
          }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ unit }) => unit);
        expect(tidyRoster(shuffled)).toEqual(tidyRoster(units));
        expect(tidyRoster(tidyRoster(units))).toEqual(tidyRoster(units));
        expect(costOf(tidyRoster(units))).toBe(costOf(units));
      }),
    );
  });

  it('is loyal to the one line it is of', () => {
    expect(loyaltyOf(roster('orlen maud pike*2'))).toBe('wardens');
    expect(loyaltyOf(roster('orlen yew'))).toBeNull();
  });

  it('#9 mercenaries count neither for nor against loyalty', () => {
    expect(loyaltyOf(roster('sorrow hask vell spear*4'))).toBe('drowned');
    expect(loyaltyOf(roster('sorrow azhrae hask'))).toBeNull();
  });

  it('#131 mercenaries alone have no line and no bonus', () => {
    expect(loyaltyOf(roster('hask vell ansa spear*2'))).toBeNull();
    expect(loyaltyOf([])).toBeNull();
  });
});

describe('a roster in one line', () => {
  it('counts equal units and needs no order', () => {
    const text = 'orlen+wrath+loaded-die tobren pike*3';
    expect(printRoster(roster('pike tobren  pike*2 orlen+loaded-die+wrath'))).toBe(text);
    expect(printRoster(roster(text))).toBe(text);
    expect(printRoster([])).toBe('');
    expect(parseRoster('')).toEqual({ roster: [] });
    expect(printRoster(roster('pike*1'))).toBe('pike');
  });

  it('any roster is the same after writing and reading', () => {
    fc.assert(
      fc.property(anyRoster, (units) => {
        const text = printRoster(units);
        expect(parseRoster(text)).toEqual({ roster: tidyRoster(units) });
        expect(printRoster(roster(text))).toBe(text);
      }),
    );
    for (const { units } of READY_ROSTERS) expect(roster(printRoster(units))).toEqual(units);
  });

  it.each([
    ['orlen knight', 'knight'],
    ['Orlen', 'Orlen'],
    ['orlen+sword', 'orlen+sword'],
    ['orlen+', 'orlen+'],
    ['orlen*0', 'orlen*0'],
    ['orlen*', 'orlen*'],
    ['pike*25', 'pike*25'],
    ['pike*99', 'pike*99'],
    ['pike*20 pike*5', 'pike*5'],
    ['orlen+wrath+hawk+stone+vigour+clarity', 'orlen+wrath+hawk+stone+vigour+clarity'],
    ['orlen,maud', 'orlen,maud'],
    ['constructor', 'constructor'],
  ])('%s: %s cannot be read', (text, unread) => {
    expect(parseRoster(text)).toEqual({ unread });
  });

  it('nothing endless is read', () => {
    expect('unread' in parseRoster('pike '.repeat(10_000))).toBe(true);
    const longest = Array.from({ length: MOST_MUSTERED }, (_, at) => ({
      kind: 'emberwing' as const,
      items: (['warding-pebble', 'cracked-mirror', 'silver-bell', 'tether-rope'] as const).slice(at % 2),
    }));
    // Written out unit by unit it is as long as a roster can be.
    const text = longest.map((unit) => printRoster([unit])).join(' ');
    expect(parseRoster(text)).toEqual({ roster: tidyRoster(longest) });
  });

  it('whatever is read is written so that it is read again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('orlen', 'pike', '+', '*', ' ', '2', 'wrath', '0') }),
        (text) => {
          const read = parseRoster(text);
          expect('roster' in read ? parseRoster(printRoster(read.roster)) : read).toEqual(read);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('a random roster', () => {
  const cases = [60, 100, 150, 200].flatMap((points) =>
    [...LINES, undefined].map((line) => ({ points, line, name: line ?? 'any line' })),
  );

  it.each(cases)('$points points of $name: legal, tidy, and most points spent', ({ points, line, name }) => {
    const random = swiftRandom(`${name} ${points}`);
    for (let game = 0; game < 150; game++) {
      const drawn = randomRoster(random, points, line);
      expect(faultsOf(drawn, points)).toEqual([]);
      expect(tidyRoster(drawn)).toEqual(drawn);
      expect(costOf(drawn)).toBeGreaterThan(points * 0.65);
      const lines = new Set(drawn.map(({ kind }) => cardOf(kind).line));
      expect(line === undefined || (lines.size === 1 && lines.has(line))).toBe(true);
    }
  });

  it('every unit and every item is drawn sooner or later, loyal rosters and mixed ones', () => {
    const random = swiftRandom('variety');
    const drawn = Array.from({ length: 300 }, () => randomRoster(random, 200));
    expect(new Set(drawn.flatMap((units) => units.map(({ kind }) => kind)))).toEqual(new Set(UNIT_KINDS));
    const items = drawn.flatMap((units) => units.flatMap((unit) => unit.items));
    expect(new Set(items)).toEqual(new Set(ITEM_IDS));
    expect(drawn.some((units) => loyaltyOf(units) === null)).toBe(true);
    expect(new Set(drawn.map(loyaltyOf)).size).toBe(5);
    expect(drawn.every((units) => realmsOf(units).size === 1)).toBe(true);
  });

  it('is the same from the same chance', () => {
    const draw = (): Roster => randomRoster(swiftRandom('again'), 200);
    expect(draw()).toEqual(draw());
  });
});
