import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { ITEM_IDS } from '../../content/items.ts';
import { UNIT_KINDS } from '../../content/units/index.ts';
import { type FaultCode, FAULTS, faultsOf, repaired, type RosterFault } from '../../rules/roster/faults.ts';
import { costOf, type Roster } from '../../rules/roster/roster.ts';
import { roster } from './written.ts';

const faults = (text: string, points = 200): RosterFault[] => faultsOf(roster(text), points);
const codes = (text: string, points = 200): string[] => faults(text, points).map(({ code }) => code);
const fixed = (start: Roster, { repair }: RosterFault): Roster => repair.reduce(repaired, start);

describe('what is wrong with a roster', () => {
  it('nothing, up to the very limit', () => {
    for (const text of ['yew brakk ssil rook mossling bogmaw pell caul', 'orlen+resolve pike*2'])
      expect(faults(text, costOf(roster(text)))).toEqual([]);
  });

  it('nobody in it: the cheapest would do', () => {
    expect(UNIT_COSTS.mossling).toBe(Math.min(...Object.values(UNIT_COSTS)));
    expect(faultsOf([], 200)).toEqual([
      { rule: '2.1', code: 'roster.empty', pieces: [], facts: {}, repair: [{ add: 'mossling' }] },
    ]);
  });

  it('too dear: the least that is enough is given up', () => {
    const whole = 'yew brakk ssil rook mossling bogmaw pell caul';
    const cost = costOf(roster(whole));
    expect(faults(whole, cost - 1)).toEqual([
      {
        rule: '2.1',
        code: 'roster.points',
        pieces: [],
        facts: { cost, points: cost - 1, over: 1 },
        repair: [{ remove: 'mossling' }],
      },
    ]);
    const pair = 'orlen+stone+swiftness maud';
    const { stone, swiftness } = ITEM_COSTS;
    expect(stone).toBeGreaterThan(swiftness);
    const over = (by: number): RosterFault[] => faults(pair, costOf(roster(pair)) - by);
    expect(over(swiftness)).toMatchObject([{ repair: [{ drop: 'swiftness', from: 'orlen' }] }]);
    expect(over(stone)).toMatchObject([{ repair: [{ drop: 'stone', from: 'orlen' }] }]);
    expect(over(stone + swiftness)).toMatchObject([{ repair: [{ remove: 'maud' }] }]);
  });

  it('far too dear: the dearest go first', () => {
    const over = UNIT_COSTS.orlen + UNIT_COSTS.tobren;
    expect(faults('orlen tobren maud kessa', UNIT_COSTS.maud + UNIT_COSTS.kessa)).toMatchObject([
      { facts: { over }, repair: [{ remove: 'orlen' }, { remove: 'tobren' }] },
    ]);
  });

  it('two realms: the cheaper one gives way', () => {
    expect(faults('orlen maud husk*2 vell')).toEqual([
      {
        rule: '2.1',
        code: 'roster.realm',
        pieces: ['husk'],
        facts: { realms: 2 },
        repair: [{ remove: 'husk' }, { remove: 'husk' }],
      },
    ]);
  });

  it('two lines of one realm are fine', () => {
    expect(faults('orlen yew')).toEqual([]);
    expect(faults('sorrow azhrae')).toEqual([]);
  });

  it('#9 any realm may hire mercenaries, and a roster may be nothing else', () => {
    expect(faults('orlen hask spear*4')).toEqual([]);
    expect(faults('azhrae hask marrow')).toEqual([]);
    expect(faults('hask vell ansa')).toEqual([]);
  });

  it('#7 one of each unit that is no support', () => {
    expect(faults('tobren*3')).toEqual([
      {
        rule: '2.1',
        code: 'roster.copies',
        pieces: ['tobren'],
        facts: { copies: 3, most: 1 },
        repair: [{ remove: 'tobren' }, { remove: 'tobren' }],
      },
    ]);
    expect(codes('organ-gun*2')).toEqual(['roster.copies']);
  });

  it('four supports of a kind', () => {
    expect(faults('pike*4 mossling*4 spear*4')).toEqual([]);
    expect(faults('pike*5')).toEqual([
      {
        rule: '13.4',
        code: 'roster.supports',
        pieces: ['pike'],
        facts: { copies: 5, most: 4 },
        repair: [{ remove: 'pike' }],
      },
    ]);
  });

  it('#124 four items, schools among them; a Mage may have all three', () => {
    expect(faults('ilmane+wrath+battle+protection+grace')).toEqual([]);
    const crowded: Roster = [{ kind: 'ilmane', items: ['stone', 'hawk', 'battle', 'protection', 'grace'] }];
    expect(faultsOf(crowded, 200)).toEqual([
      {
        rule: '15',
        code: 'roster.items',
        pieces: ['ilmane', 'stone', 'hawk', 'battle', 'protection', 'grace'],
        facts: { items: 5, most: 4 },
        repair: [{ drop: 'hawk', from: 'ilmane' }],
      },
    ]);
  });

  it('an item twice', () => {
    expect(faults('orlen+wrath+wrath+hawk')).toEqual([
      {
        rule: '15',
        code: 'roster.itemTwice',
        pieces: ['orlen', 'wrath'],
        facts: { items: 1 },
        repair: [{ drop: 'wrath', from: 'orlen' }],
      },
    ]);
    expect(faults('orlen+wrath maud+wrath')).toEqual([]);
  });

  it('items of supports and of war engines', () => {
    expect(faults('pike+wrath pike')).toEqual([
      {
        rule: '13.4',
        code: 'roster.itemSupport',
        pieces: ['pike', 'wrath'],
        facts: { items: 1 },
        repair: [{ drop: 'wrath', from: 'pike' }],
      },
    ]);
    expect(faults('cannon+loaded-die+battle')).toEqual([
      {
        rule: '13.3',
        code: 'roster.itemEngine',
        pieces: ['cannon', 'loaded-die', 'battle'],
        facts: { items: 2 },
        repair: [
          { drop: 'loaded-die', from: 'cannon' },
          { drop: 'battle', from: 'cannon' },
        ],
      },
    ]);
  });

  it('a school for who is no Mage', () => {
    expect(faults('orlen+wrath+grace')).toEqual([
      {
        rule: '15.3',
        code: 'roster.schoolMage',
        pieces: ['orlen', 'grace'],
        facts: { schools: 1 },
        repair: [{ drop: 'grace', from: 'orlen' }],
      },
    ]);
    expect(faults('ilmane+grace brine', 200).map(({ code }) => code)).toEqual(['roster.realm']);
    expect(faults('yew+grace ansa+battle')).toEqual([]);
  });

  it('everything at once', () => {
    const all = faults('orlen+wrath+wrath+grace tobren*2 pike*5 organ-gun+hawk pike+stone sorrow', 60);
    expect(new Set(all.map(({ code }) => code))).toEqual(
      new Set<FaultCode>(FAULTS.filter((code) => code !== 'roster.empty' && code !== 'roster.items')),
    );
  });

  it('each repair does away with its fault, and in the end nothing is wrong', () => {
    const unit = fc.record({
      // Supports more often than others: five of a kind are too many.
      kind: fc.oneof(fc.constantFrom(...UNIT_KINDS), fc.constantFrom('pike', 'husk')),
      items: fc.array(fc.constantFrom(...ITEM_IDS), { maxLength: 6 }),
    });
    const rosters = fc.array(unit, { maxLength: 24 });
    const points = fc.constantFrom(60, 100, 150, 200);
    const seen = new Set<string>();
    fc.assert(
      fc.property(rosters, points, (start, most) => {
        let left: Roster = start;
        for (let tries = 0; tries < 300; tries++) {
          const all = faultsOf(left, most);
          const first = all.at(tries % Math.max(1, all.length));
          if (first === undefined) return;
          for (const { code } of all) seen.add(code);
          expect(first.repair.length).toBeGreaterThan(0);
          left = fixed(left, first);
        }
        expect(faultsOf(left, most)).toEqual([]);
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(seen).toEqual(new Set(FAULTS));
  });

  it('one repair is enough for one fault where no kind is there twice', () => {
    const unit = fc.record({
      kind: fc.constantFrom(...UNIT_KINDS),
      items: fc.array(fc.constantFrom(...ITEM_IDS), { maxLength: 6 }),
    });
    const rosters = fc.uniqueArray(unit, { maxLength: 12, selector: ({ kind }) => kind });
    fc.assert(
      fc.property(rosters, (start) => {
        for (const fault of faultsOf(start, 100)) {
          const after = faultsOf(fixed(start, fault), 100);
          const same = after.filter(
            ({ code, pieces }) => code === fault.code && pieces[0] === fault.pieces[0],
          );
          expect(same).toEqual([]);
        }
      }),
      { numRuns: 300, seed: 8 },
    );
  });
});
