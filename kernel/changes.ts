import { diff, type Patch } from './patch.ts';
import { copy, same } from './plain.ts';
import type { Rules, Veiled } from './rules.ts';
import type { Viewer } from './seat.ts';

/** What turns a viewer's mask of one table into that of another. Nobody's patch shares anything with anybody's. */
export type Changes = (viewer: Viewer) => Patch;

type Masking<State> = Pick<Rules<never, State, never, never>, 'mask' | 'veil'>;

/** From one table to another; under a veil, what several see alike is compared once for all of them. */
export function changes<State>(rules: Masking<State>, before: State, after: State): Changes {
  if (before === after) return () => [];
  let veiled: Changes | null | undefined;
  return (viewer) => {
    // Not before somebody wants to know.
    if (veiled === undefined) veiled = underVeil(rules.veil?.(before), rules.veil?.(after));
    return veiled?.(viewer) ?? diff(rules.mask(before, viewer), rules.mask(after, viewer));
  };
}

/** Null where the game has no veil. */
function underVeil<State>(was: Veiled<State> | undefined, is: Veiled<State> | undefined): Changes | null {
  if (was === undefined || is === undefined) return null;
  const open = diff(was.open, is.open);
  const isSame = remembering();
  return (viewer) => copy([...open, ...diff(was.covered(viewer), is.covered(viewer), isSame)]);
}

/** Compares what several see alike only once. */
function remembering(): typeof same {
  const known = new Map<unknown, { readonly was: unknown; readonly same: boolean }>();
  return (was, is) => {
    const found = known.get(is);
    if (found !== undefined && found.was === was) return found.same;
    const answer = same(was, is);
    known.set(is, { was, same: answer });
    return answer;
  };
}
