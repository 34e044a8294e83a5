import { same, sameLists } from '../rules/plain.ts';

/** Where a value is replaced: the whole, an entry, or an entry of an entry. */
export type Path = readonly [] | readonly [string] | readonly [string, string];

/** The changed entries of the top two levels, each with its new value. */
export type Patch = readonly (readonly [path: Path, value: unknown])[];

/** Both are plain data. Lists of another length and objects with other keys are replaced whole. */
export function diff(before: unknown, after: unknown, isSame = same): Patch {
  const patch: [Path, unknown][] = [];
  const whole = compare(before, after, (key, was, is) => {
    const entire = compare(was, is, (inner, old, value) => {
      if (!isSame(old, value)) patch.push([[String(key), String(inner)], value]);
    });
    if (!entire && !same(was, is)) patch.push([[String(key)], is]);
  });
  return whole || same(before, after) ? patch : [[[], after]];
}

/**
 * The data after the changes. Nothing given is changed; entries that stay are the same objects as before,
 * so a page can tell by identity what to draw again.
 */
export function apply(before: unknown, patch: Patch): unknown {
  return patch.reduce<unknown>((data, [path, value]) => replace(data, path, value), before);
}

/** Shows each entry that is another object or value than before; false when the two cannot be compared entry by entry. */
function compare(
  before: unknown,
  after: unknown,
  show: (key: string | number, was: unknown, is: unknown) => void,
): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    return false;
  }
  if (Array.isArray(before) || Array.isArray(after)) {
    if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
    for (let at = 0; at < after.length; at++) {
      // Nearly all are the very same: `===` would look into each, which might be NaN.
      if (!Object.is(before[at], after[at])) show(at, before[at], after[at]);
    }
    return true;
  }
  const keys = Object.keys(after);
  if (!sameLists(Object.keys(before), keys)) return false;
  for (const key of keys) {
    const [was, is] = [entry(before, key), entry(after, key)];
    if (was !== is) show(key, was, is);
  }
  return true;
}

function entry(data: object, key: string): unknown {
  return (data as Readonly<Record<string, unknown>>)[key];
}

function replace(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  // Enumerable: the length of a list is no entry of it.
  if (typeof data !== 'object' || data === null || !Object.prototype.propertyIsEnumerable.call(data, key)) {
    throw new Error(`the patch does not fit: nothing at ${key}`);
  }
  const replaced = replace(entry(data, key), rest, value);
  if (Array.isArray(data)) return data.with(Number(key), replaced);
  // Defines the entry rather than assigns it, so a key named __proto__ is a key like any other.
  return { ...data, [key]: replaced };
}
