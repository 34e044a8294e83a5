import { type PlainRecord, same } from '../rules/plain.ts';

/** The bytes of plain data: two states are equal when these are. */
export function text(data: unknown): string {
  return JSON.stringify(data) ?? 'undefined';
}

/** What the kit has frozen, not the game. */
const guarded = new WeakSet();

/** What was found to be a value once: it stays one. */
const values = new WeakSet();

/** Freezes deeply: whatever writes to it from now on throws. */
export function freeze<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Object.isFrozen(data) && (guarded.has(data) || isValue(data))) return data;
  guarded.add(Object.freeze(data));
  for (const part of Object.values(data)) freeze(part);
  return data;
}

/** Frozen by the game itself, through and through: nobody can change it, so everybody may hold it. */
function isValue(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (!Object.isFrozen(data)) return false;
  if (values.has(data)) return true;
  if (guarded.has(data) || !Object.values(data).every(isValue)) return false;
  values.add(data);
  return true;
}

/** A deep copy of a table, its values apart. */
export function copyTable<T>(table: T): T {
  return twin(table) as T;
}

function twin(data: unknown): unknown {
  if (isValue(data)) return data;
  if (Array.isArray(data)) return data.map(twin);
  return Object.fromEntries(Object.entries(Object(data)).map(([key, part]) => [key, twin(part)]));
}

/**
 * A frozen copy of a table. What is as it was in an `earlier` one is taken from there: a play changes little of a table,
 * and freezing is slow.
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

/** Data under a name to be called by. */
export type NamedData = readonly [name: string, data: unknown];

/** Names the first object that two of these data hold in common; null when they share nothing but values. */
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

/** Every object of the data that is no value; all tables of all games are gone through here. */
function gather(data: unknown, into: object[]): void {
  if (typeof data !== 'object' || data === null || isValue(data)) return;
  into.push(data);
  for (const part of Object.values(data)) gather(part, into);
}

/** The keys that lead to a part of the data; null where it is none. */
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

/** Texts of a list in one order, so that lists can be compared as multisets. */
export function bag(items: Iterable<unknown>): string[] {
  return Array.from(items, text).toSorted();
}
