import { beforeAll, describe, expect, test } from 'vitest';
import type { AnySetup } from '../rules.ts';
import { inspect } from './inspect.ts';
import type { Kit } from './kit.ts';
import { CHECKS, Notebook } from './violation.ts';

/**
 * Registers the tests every game must pass. All of them look at the same random games, played once. What a failed
 * line tells of, `inspect(kit, { game: { setup, seed } })` shows again.
 */
export function conformance<Setup extends AnySetup, State, Move, Event>(
  kit: Kit<Setup, State, Move, Event>,
): void {
  describe(`${kit.rules.id} keeps to the contract`, () => {
    let notebook = new Notebook();
    beforeAll(() => {
      notebook = inspect(kit);
    }, 600_000);
    test.each(CHECKS)('%s: %s', (name) => {
      expect(notebook.lines(name)).toEqual([]);
    });
  });
}
