/** The bytes of plain data: two states are equal when these are. */
export function text(data: unknown): string {
  return JSON.stringify(data) ?? 'undefined';
}

/** Freezes deeply: whatever writes to it from now on throws. */
export function freeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) freeze(part);
  }
  return data;
}

/** The first object both graphs hold, as the path in the second; null when they share nothing. */
export function shared(one: unknown, other: unknown): string | null {
  const owned = new Set<object>();
  for (const [, part] of objects(one, '')) owned.add(part);
  for (const [path, part] of objects(other, '')) {
    if (owned.has(part)) return path === '' ? 'the whole' : path;
  }
  return null;
}

function* objects(data: unknown, path: string): Iterable<[string, object]> {
  if (typeof data !== 'object' || data === null) return;
  yield [path, data];
  for (const [key, part] of Object.entries(data)) yield* objects(part, path === '' ? key : `${path}.${key}`);
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
