import { diff, type Patch } from './patch.ts';
import { same, sameLists } from '../rules/plain.ts';
import type { Rules, Veiled } from '../rules/rules.ts';
import type { Viewer } from '../rules/seat.ts';

/** What turns a viewer's mask of one table into that of another. What several see alike is one thing for all of them. */
export type Changes = (viewer: Viewer) => Patch;

type Masking<State> = Pick<Rules<never, State, never, never>, 'mask' | 'veil'>;

/**
 * From one table to another, of which `changed` is the whole truth. Under a veil nothing that lies open is compared
 * again, and what several see alike is compared once for all of them.
 */
export function changes<State>(rules: Masking<State>, before: State, after: State, changed: Patch): Changes {
  if (before === after) return () => [];
  let veiled: Changes | null | undefined;
  return (viewer) => {
    // Not before somebody wants to know.
    if (veiled === undefined) veiled = underVeil(rules, before, after, changed);
    return veiled?.(viewer) ?? diff(rules.mask(before, viewer), rules.mask(after, viewer));
  };
}

/** Null where the game has no veil. */
function underVeil<State>(
  rules: Masking<State>,
  before: State,
  after: State,
  changed: Patch,
): Changes | null {
  const [was, is] = [rules.veil?.(before), rules.veil?.(after)];
  if (was === undefined || is === undefined) return null;
  const open = within(changed, [was, before], [is, after]) ?? diff(was.open, is.open);
  const isSame = remembering();
  return (viewer) => [...open, ...diff(was.covered(viewer), is.covered(viewer), isSame)];
}

type Unveiled<State> = readonly [veiled: Veiled<State>, state: State];

/** The changes of the entries that lie open; null where they cannot be told from the others'. */
function within<State>(changed: Patch, was: Unveiled<State>, is: Unveiled<State>): Patch | null {
  const { open } = is[0];
  if (!ownsOpen(was) || !ownsOpen(is) || !sameLists(Object.keys(was[0].open), Object.keys(open))) return null;
  if (changed.some(([path]) => path.length === 0)) return null;
  return changed.filter(([[key = '']]) => Object.hasOwn(open, key));
}

/** Whether all that is said to lie open are entries of the state itself, as it should be: else its changes are not theirs. */
function ownsOpen<State>([{ open }, state]: Unveiled<State>): boolean {
  for (const key in open) if (open[key] !== state[key]) return false;
  return true;
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
