import { describe, expect, test } from 'vitest';
import { CHECKS, inspect } from '../../conformance/index.ts';
import { faults } from './faults.ts';

describe('planted faults', () => {
  test.each(faults)('$check sees it when $fault', ({ check, says, kit }) => {
    expect(inspect(kit, { only: check }).lines(check).join('\n')).toMatch(says);
  });

  test('every check has seen one', () => {
    const seen = new Set(faults.map(({ check }) => check));
    expect(CHECKS.map(([name]) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});
