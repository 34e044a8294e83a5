import { diff, type Patch } from './patch.ts';
import { same, sameLists } from '../rules/plain.ts';
import type { Rules, Veiled } from '../rules/rules.ts';
import type { Viewer } from '../rules/seat.ts';

/** The patch from a viewer's mask of one state to that of another. Viewers who see the same share its values. */
export type Changes = (viewer: Viewer) => Patch;

type Masking<State> = Pick<Rules<never, State, never, never>, 'mask' | 'veil'>;

/**
 * `changed` is the diff of the full states. With a veil, open entries are not compared again, and what several viewers
 * see alike is compared once.
 */
export function changes<State>(rules: Masking<State>, before: State, after: State, changed: Patch): Changes {
  if (before === after) return () => [];
  let veiled: Changes | null | undefined;
  return (viewer) => {
    // Computed on first use: without viewers nothing is masked.
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

/** The changes of the open entries; null if they cannot be told from the others. */
function within<State>(changed: Patch, was: Unveiled<State>, is: Unveiled<State>): Patch | null {
  const { open } = is[0];
  if (!ownsOpen(was) || !ownsOpen(is) || !sameLists(Object.keys(was[0].open), Object.keys(open))) return null;
  if (changed.some(([path]) => path.length === 0)) return null;
  return changed.filter(([[key = '']]) => Object.hasOwn(open, key));
}

/** Whether all open entries are the state's own objects. If not, the state's changes are not theirs. */
function ownsOpen<State>([{ open }, state]: Unveiled<State>): boolean {
  for (const key in open) if (open[key] !== state[key]) return false;
  return true;
}

/** Caches comparisons of values that several viewers share. */
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
