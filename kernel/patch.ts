import { same, sameKeys } from './plain.ts';

/** Where a value is replaced: the whole, an entry, or an entry of an entry. */
export type Path = readonly [] | readonly [string] | readonly [string, string];

/** The changed entries of the top two levels, each with its new value. */
export type Patch = readonly (readonly [path: Path, value: unknown])[];

/** Both are plain data. Lists of another length and objects with other keys are replaced whole. */
export function diff(before: unknown, after: unknown): Patch {
  const keys = sharedKeys(before, after);
  if (keys === null) return same(before, after) ? [] : [[[], after]];
  const patch: [Path, unknown][] = [];
  for (const key of keys) {
    const [was, is] = [entry(before, key), entry(after, key)];
    if (was === is) continue;
    const innerKeys = sharedKeys(was, is);
    if (innerKeys === null) {
      if (!same(was, is)) patch.push([[key], is]);
      continue;
    }
    for (const inner of innerKeys) {
      const value = entry(is, inner);
      if (!same(entry(was, inner), value)) patch.push([[key, inner], value]);
    }
  }
  return patch;
}

/**
 * The data after the changes. Nothing given is changed; entries that stay are the same objects as before,
 * so a page can tell by identity what to draw again.
 */
export function apply(before: unknown, patch: Patch): unknown {
  return patch.reduce<unknown>((data, [path, value]) => replace(data, path, value), before);
}

/** The keys of both; null when the two cannot be compared entry by entry. */
function sharedKeys(before: unknown, after: unknown): string[] | null {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    return null;
  }
  if (Array.isArray(before) !== Array.isArray(after)) return null;
  const keys = Object.keys(after);
  return sameKeys(Object.keys(before), keys) ? keys : null;
}

function entry(data: unknown, key: string): unknown {
  return (data as Readonly<Record<string, unknown>>)[key];
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
