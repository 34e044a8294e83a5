import { type PlainRecord, same } from '../rules/plain.ts';

/** The bytes of plain data: two states are equal if these are. */
export function text(data: unknown): string {
  return JSON.stringify(data) ?? 'undefined';
}

/** What the kit froze, not the game. */
const guarded = new WeakSet();

/** Data once found to be a value, which it stays. */
const values = new WeakSet();

/** Freezes deeply: any write throws from now on. */
export function freeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Object.isFrozen(data) && (guarded.has(data) || isValue(data))) return data;
  guarded.add(Object.freeze(data));
  for (const part of Object.values(data)) freeze(part);
  return data;
}

/** Whether the game itself froze the data deeply: nobody can change it, so everybody may share it. */
function isValue(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (!Object.isFrozen(data)) return false;
  if (values.has(data)) return true;
  if (guarded.has(data) || !Object.values(data).every(isValue)) return false;
  values.add(data);
  return true;
}

/** A deep copy of a table, except for its values. */
export function copyTable<T>(table: T): T {
  return twin(table) as T;
}

function twin(data: unknown): unknown {
  if (isValue(data)) return data;
  if (Array.isArray(data)) return data.map(twin);
  return Object.fromEntries(Object.entries(Object(data)).map(([key, part]) => [key, twin(part)]));
}

/**
 * A frozen copy of a table. Parts equal to those of an `earlier` copy are reused: a play changes little, and freezing is
 * slow.
 */
export function frozenCopy<T>(table: T, earlier?: T): T {
  return keep(table, earlier) as T;
}

function keep(data: unknown, earlier: unknown): unknown {
  if (typeof data !== 'object' || data === null || isValue(data)) return data;
  if (same(data, earlier)) return earlier;
  const before = Object(earlier) as PlainRecord;
  const parts = Array.isArray(data)
    ? data.map((part, at): unknown => keep(part, before[at]))
    : Object.fromEntries(Object.entries(data).map(([key, part]) => [key, keep(part, before[key])]));
  return freeze(parts);
}

/** Data with a name for messages. */
export type NamedData = readonly [name: string, data: unknown];

/** Names the first object that two of these share; null if they share nothing but values. */
export function shared(...named: readonly NamedData[]): string | null {
  const owners = new Map<object, string>();
  for (const [name, data] of named) {
    const own: object[] = [];
    gather(data, own);
    for (const part of own) {
      const owner = owners.get(part);
      if (owner !== undefined) return `${owner} and ${name} share ${pathTo(part, data) || 'everything'}`;
    }
    for (const part of own) owners.set(part, name);
  }
  return null;
}

/** Collects every object of the data that is not a value; runs over all tables of all games. */
function gather(data: unknown, into: object[]): void {
  if (typeof data !== 'object' || data === null || isValue(data)) return;
  into.push(data);
  for (const part of Object.values(data)) gather(part, into);
}

/** The keys that lead to a part of the data; null if it is not a part. */
function pathTo(wanted: object, data: unknown): string | null {
  if (data === wanted) return '';
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, part] of Object.entries(data)) {
    const path = pathTo(wanted, part);
    if (path !== null) return path === '' ? key : `${key}.${path}`;
  }
  return null;
}

/** Where two texts of plain data first differ, in a few characters of each. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 30);
  return `…${one.slice(from, at + 40)} against …${other.slice(from, at + 40)}`;
}

/** The texts of a list in a fixed order, so that lists can be compared as multisets. */
export function bag(items: Iterable<unknown>): string[] {
  return Array.from(items, text).toSorted();
}
