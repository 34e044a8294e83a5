import { beforeAll, describe, expect, test } from 'vitest';
import type { AnySetup } from '../rules/rules.ts';
import { inspect } from './inspect.ts';
import type { Kit } from './kit.ts';
import { CHECKS, Violations } from './violation.ts';

/**
 * Registers the tests every game must pass. All of them look at the same random games, played once.
 * `inspect(kit, { game: { setup, seed } })` shows again what a failed line reports.
 */
export function conformance<Setup extends AnySetup, State, Move, Event>(
  kit: Kit<Setup, State, Move, Event>,
): void {
  describe(`${kit.rules.id} keeps to the contract`, () => {
    let violations = new Violations();
    beforeAll(() => {
      violations = inspect(kit);
    });
    test.each(CHECKS)('%s: %s', (name) => {
      expect(violations.lines(name)).toEqual([]);
    });
  });
}
