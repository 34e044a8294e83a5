import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { CONTENT_VERSION, COST_CHANGES, type CostChange } from '../../content/versions.ts';
import { changesSince } from '../../rules/roster/changes.ts';
import type { Roster } from '../../rules/roster/roster.ts';

/** All costs by version, each times its place in the list. A new line here goes with a new one in `COST_CHANGES`. */
const SUMS: Readonly<Record<number, string>> = {
  1: '38 units 18017, 20 items 944',
  2: '38 units 17129, 20 items 695',
  3: '38 units 17043, 20 items 695',
  4: '38 units 17219, 20 items 695',
};

const costsAt = (version: number): { units: Record<string, number>; items: Record<string, number> } => {
  const later = COST_CHANGES.filter((change) => change.version > version).toReversed();
  return {
    units: later.reduce((costs, change) => ({ ...costs, ...change.units }), { ...UNIT_COSTS }),
    items: later.reduce((costs, change) => ({ ...costs, ...change.items }), { ...ITEM_COSTS }),
  };
};

const sumsAt = (version: number): string => {
  const { units, items } = costsAt(version);
  const sum = (costs: Record<string, number>): number =>
    Object.values(costs).reduce((all, one, at) => all + one * (at + 1), 0);
  return `${Object.keys(units).length} units ${sum(units)}, ${Object.keys(items).length} items ${sum(items)}`;
};

const list: Roster = [
  { kind: 'orlen', items: ['loaded-die'] },
  { kind: 'pike', items: [] },
  { kind: 'pike', items: [] },
];

describe('versions of the content', () => {
  it('know what everything cost: whoever changes a cost raises the version', () => {
    for (let version = 1; version <= CONTENT_VERSION; version += 1)
      expect(sumsAt(version)).toBe(SUMS[version]);
    expect(COST_CHANGES.map(({ version }) => version)).toEqual(
      Array.from({ length: CONTENT_VERSION - 1 }, (_, at) => at + 2),
    );
  });

  it('a list of today says nothing', () => {
    expect(changesSince(list, CONTENT_VERSION)).toEqual([]);
    expect(changesSince([], 1)).toEqual([]);
  });

  it('a list of the first version says what has changed, each thing once', () => {
    expect(changesSince(list, 1)).toEqual([
      { unit: 'orlen', before: 35, now: UNIT_COSTS.orlen },
      { unit: 'pike', before: 9, now: UNIT_COSTS.pike },
      { item: 'loaded-die', before: 4, now: ITEM_COSTS['loaded-die'] },
    ]);
  });

  it('with several versions in between, what it cost when it was written counts', () => {
    const planted: readonly CostChange[] = [
      { version: 2, units: { pike: 1 }, items: {} },
      { version: 3, units: { pike: 2, orlen: 99 }, items: { 'loaded-die': 50 } },
      { version: 4, units: { pike: 3 }, items: {} },
    ];
    const before = (version: number) => changesSince(list, version, planted).map((change) => change.before);
    expect(before(1)).toEqual([99, 1, 50]);
    expect(before(2)).toEqual([99, 2, 50]);
    expect(before(3)).toEqual([3]);
    expect(before(4)).toEqual([]);
  });

  it('what went up and came down again is no change', () => {
    const planted: readonly CostChange[] = [
      { version: 2, units: { pike: UNIT_COSTS.pike }, items: {} },
      { version: 3, units: { pike: 30 }, items: {} },
    ];
    expect(changesSince(list, 1, planted)).toEqual([]);
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 9 }),
        (version) => changesSince(list, version, planted).length === 0,
      ),
    );
  });
});
