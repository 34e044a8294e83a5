import { type PlainRecord, same, sameLists } from '../rules/plain.ts';

/** Where a value is replaced: at the root, in an entry, or in an entry of an entry. */
export type Path = readonly [] | readonly [string] | readonly [string, string];

/** The changed entries of the top two levels, each with its new value. */
export type Patch = readonly (readonly [path: Path, value: unknown])[];

/** Compares plain data. Lists of another length and objects with other keys are replaced whole. */
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
 * Returns the data after the changes without changing its arguments. Unchanged entries keep their identity, so that a
 * page knows what to redraw.
 */
export function apply(before: unknown, patch: Patch): unknown {
  return patch.reduce<unknown>((data, [path, value]) => replace(data, path, value), before);
}

/** Calls `show` for each entry whose identity changed; returns false if the two cannot be compared entry by entry. */
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
      // Nearly all entries are identical, and `===` would look into each one in case it is NaN.
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
  return (data as PlainRecord)[key];
}

function replace(data: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  // Enumerable, so that a list's length is not taken for an entry.
  if (typeof data !== 'object' || data === null || !Object.prototype.propertyIsEnumerable.call(data, key)) {
    throw new Error(`the patch does not fit: nothing at ${key}`);
  }
  const replaced = replace(entry(data, key), rest, value);
  if (Array.isArray(data)) return data.with(Number(key), replaced);
  // Defines the entry rather than assigning it, so that a key named __proto__ is an ordinary key.
  return { ...data, [key]: replaced };
}
