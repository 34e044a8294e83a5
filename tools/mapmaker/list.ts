/** The item at an index known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** The item at any index of a circular list. */
export const around = <T>(list: readonly T[], index: number): T =>
  at(list, ((index % list.length) + list.length) % list.length);

/** The item with the highest score, the first of equals; undefined for an empty list. */
export function best<T>(list: Iterable<T>, score: (item: T) => number): T | undefined {
  let found: T | undefined;
  let highest = -Infinity;
  for (const item of list) {
    const value = score(item);
    if (found === undefined || value > highest) [found, highest] = [item, value];
  }
  return found;
}

/** The value of a key, created on first use. */
export function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
