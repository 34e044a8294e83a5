import { describe, expect, test } from 'vitest';
import { copyTable, freeze, frozenCopy, shared } from '../../conformance/data.ts';

interface Unit {
  readonly kind: string;
  readonly load?: readonly string[];
}

const unit: Unit = Object.freeze({ kind: 'knight' });
const hollow: Unit = Object.freeze({ kind: 'wagon', load: ['grain'] });

describe('values', () => {
  test('are what the game has frozen through and through, and may be shared', () => {
    expect(shared(['the original', { units: [unit] }], ['a clone', { units: [unit] }])).toBeNull();
    expect(shared(['the original', { units: [hollow] }], ['a clone', { units: [hollow] }])).toBe(
      'the original and a clone share units.0',
    );
  });

  test('are not what the kit has frozen to see who writes to it', () => {
    const table = freeze({ units: [unit, { kind: 'pawn' }] });
    const { units } = table;
    expect(shared(['the original', table], ['a clone', { units }])).toBe(
      'the original and a clone share units',
    );
    expect(shared(['the original', table], ['a clone', { units: [...units] }])).toBe(
      'the original and a clone share units.1',
    );
  });

  test('stay what they are in a copy; all else is new and can be written to', () => {
    const table = freeze({ units: [unit, hollow], bag: [3] });
    const copy = copyTable(table);
    expect(copy).toEqual(table);
    expect(copy.units[0]).toBe(unit);
    expect(Object.isFrozen(table.units[1]?.load)).toBe(true);
    for (const part of [copy, copy.units, copy.units[1], copy.units[1]?.load, copy.bag]) {
      expect(Object.isFrozen(part)).toBe(false);
    }
  });

  test('a frozen copy takes from an earlier one what has not changed, and nothing else', () => {
    const table = { units: [unit, { kind: 'pawn' }], bag: [3, 4], round: 1 };
    const earlier = frozenCopy(table);
    table.round = 2;
    table.bag.push(5);
    const later = frozenCopy(table, earlier);
    expect([earlier.bag, later.bag, later.round]).toEqual([[3, 4], [3, 4, 5], 2]);
    expect(later.units).toBe(earlier.units);
    expect(later.units[0]).toBe(unit);
    for (const part of [later, later.bag, later.units[1]]) expect(Object.isFrozen(part)).toBe(true);
    for (const part of [table, table.bag, table.units[1]]) expect(Object.isFrozen(part)).toBe(false);
  });
});
