/** Hands, bags and forces are multisets: lists in which it only matters how often each thing is there. */

export function countOf<T>(items: readonly T[], item: T): number {
  let count = 0;
  for (const one of items) if (one === item) count++;
  return count;
}

/** How often each is there, in the order of the list. */
export function tally<T>(items: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Whether all that is wanted is there, each as often. */
export function holds<T>(items: readonly T[], wanted: readonly T[]): boolean {
  return wanted.every((item) => countOf(wanted, item) <= countOf(items, item));
}

/** What is left when these are taken away; what is not there is passed over. */
export function without<T>(items: readonly T[], gone: readonly T[]): T[] {
  const rest = [...items];
  for (const item of gone) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
