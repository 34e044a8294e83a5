import { difference, shared, text } from '../data.ts';
import { nameOf, viewersOf } from '../checked-position.ts';
import type { Check } from './check.ts';

/** A veil shows each viewer just what their mask shows, and hands out nothing of what it covers. */
export function veil(): Check {
  return {
    name: 'veil',
    position({ kit: { rules }, seats, state }, report) {
      const veiled = rules.veil?.(state);
      if (veiled === undefined) return;
      const open = entries(veiled.open);
      for (const viewer of viewersOf(seats)) {
        const covered = veiled.covered(viewer);
        const wanted = textOf(entries(rules.mask(state, viewer)));
        const got = textOf([...open, ...entries(covered)]);
        if (wanted !== got)
          report(`the veil of ${nameOf(viewer)} is not the mask: ${difference(wanted, got)}`);
        const problem = shared(['the original', state], ['what is covered', covered]);
        if (problem !== null) report(problem);
      }
    },
  };
}

type Entry = readonly [key: string, value: unknown];

function entries(state: unknown): readonly Entry[] {
  return Object.entries(Object(state));
}

/** Whatever order they come in. */
function textOf(some: readonly Entry[]): string {
  return text(some.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
