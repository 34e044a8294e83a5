/** Hands, bags and forces are multisets: lists in which only the count of each item matters. */

export function countOf<T>(items: readonly T[], item: T): number {
  let count = 0;
  for (const one of items) if (one === item) count++;
  return count;
}

/** The count of each item, in the order of the list. */
export function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Whether `items` contains all of `wanted`, with multiplicity. */
export function holds<T>(items: readonly T[], wanted: readonly T[]): boolean {
  return wanted.every((item) => countOf(wanted, item) <= countOf(items, item));
}

/** `items` minus `gone`; items of `gone` that are not there are ignored. */
export function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const rest = [...items];
  for (const item of gone) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
