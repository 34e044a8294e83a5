import { difference, shared, text } from '../data.ts';
import { nameOf, viewersOf } from '../checked-position.ts';
import type { Check } from './check.ts';

/**
 * A veil divides the entries of the state into open ones, the state's own objects, and covered ones, which share nothing
 * with it. Together they are the viewer's mask, even if a game writes its masks by hand.
 */
export function veil(): Check {
  return {
    name: 'veil',
    position({ kit: { rules }, seats, state }, report) {
      const veiled = rules.veil?.(state);
      if (veiled === undefined) return;
      const open = entries(veiled.open);
      for (const viewer of viewersOf(seats)) {
        const covered = veiled.covered(viewer);
        const problems = [...parted(state, veiled.open, covered)];
        for (const problem of problems) report(`the veil of ${nameOf(viewer)}: ${problem}`);
        if (problems.length > 0) continue;
        const wanted = textOf(entries(rules.mask(state, viewer)));
        const got = textOf([...open, ...entries(covered)]);
        if (wanted !== got)
          report(`the veil of ${nameOf(viewer)} is not the mask: ${difference(wanted, got)}`);
        const common = shared(['the original', state], ['what is covered', covered]);
        if (common !== null) report(common);
      }
    },
  };
}

/** Each entry of the state is in exactly one of the two parts, and nothing else is in either. */
function* parted(state: unknown, open: object, covered: object): Iterable<string> {
  const own = new Map(entries(state));
  for (const [key, value] of entries(open)) {
    if (own.has(key) && own.get(key) !== value) yield `${key} lies open and is not the state's own`;
  }
  for (const key of new Set([...own.keys(), ...Object.keys(open), ...Object.keys(covered)])) {
    const parts = [open, covered].filter((part) => Object.hasOwn(part, key)).length;
    if (!own.has(key)) yield `${key} is no entry of the state`;
    else if (parts !== 1) yield `${key} is in ${parts === 0 ? 'neither part' : 'both parts'}`;
  }
}

type Entry = readonly [key: string, value: unknown];

function entries(state: unknown): readonly Entry[] {
  return Object.entries(Object(state));
}

/** Independent of the order of the entries. */
function textOf(some: readonly Entry[]): string {
  return text(some.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
