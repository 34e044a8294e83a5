import { beforeAll, describe, expect, test } from 'vitest';
import type { AnySetup } from '../rules.ts';
import { inspect } from './inspect.ts';
import type { Kit } from './kit.ts';
import { CHECKS, type CheckName, Notebook } from './violation.ts';

/** Registers the tests every game must pass. All of them look at the same random games, played once. */
export function conformance<Setup extends AnySetup, State, Move, Event>(
  kit: Kit<Setup, State, Move, Event>,
): void {
  describe(`${kit.rules.id} keeps to the contract`, () => {
    let notebook = new Notebook();
    beforeAll(() => {
      notebook = inspect(kit);
    }, 600_000);
    const names = Object.keys(CHECKS) as CheckName[];
    test.each(names.map((name) => [CHECKS[name], name] as const))('%s', (_, name) => {
      expect(notebook.lines(name)).toEqual([]);
    });
  });
}
