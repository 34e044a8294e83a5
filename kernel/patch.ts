import { same } from './plain.ts';

/** Where a value is replaced: the whole, an entry, or an entry of an entry. */
export type Path = readonly [] | readonly [string] | readonly [string, string];

/** The changed entries of the top two levels, each with its new value. */
export type Patch = readonly (readonly [path: Path, value: unknown])[];

/** Both are plain data. Lists of another length and objects with other keys are replaced whole. */
export function diff(before: unknown, after: unknown): Patch {
  const changed = changes(before, after);
  if (changed === null) return [[[], after]];
  return changed.flatMap(([key, was, is]): Patch => {
    const inner = changes(was, is);
    if (inner === null) return [[[key], is]];
    return inner.map(([innerKey, , value]) => [[key, innerKey], value] as const);
  });
}

/**
 * The data after the changes. Nothing given is changed; entries that stay are the same objects as before,
 * so a page can tell by identity what to draw again.
 */
export function apply(before: unknown, patch: Patch): unknown {
  return patch.reduce<unknown>((data, [path, value]) => replace(data, path, value), before);
}

type Change = readonly [key: string, was: unknown, is: unknown];

/** The entries that differ; null when the two cannot be compared entry by entry. */
function changes(before: unknown, after: unknown): Change[] | null {
  if (same(before, after)) return [];
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return null;
  if (Array.isArray(before) !== Array.isArray(after)) return null;
  const was = Object.entries(before);
  const is = Object.entries(after);
  if (was.length !== is.length || was.some(([key], at) => key !== is[at]?.[0])) return null;
  return is.flatMap(([key, value], at): Change[] => {
    const old: unknown = was[at]?.[1];
    return same(old, value) ? [] : [[key, old, value]];
  });
}

function replace(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) {
    throw new Error(`the patch does not fit: nothing at ${key}`);
  }
  const entries = Object.entries(data).map(([name, old]) => [
    name,
    name === key ? replace(old, rest, value) : old,
  ]);
  // Both ways define entries rather than assign them, so a key named __proto__ is a key like any other.
  return Array.isArray(data) ? entries.map(([, entry]): unknown => entry) : Object.fromEntries(entries);
}
