/** Ends that would cover each other stand this far apart. */
const APART = 21;

/** Lines are told apart by their dashes, not by colour alone; by seat. */
export const DASHES = [undefined, '9 5', '2.5 4.500', '12 4 3 4', '5 5', '1 5'];

/** The heights of the labels at the lines' ends: as near to the ends as they can be read. */
export function apart(ends: readonly number[], bottom: number, least = APART): number[] {
  const places = ends.map((end, line) => ({ end, line })).toSorted((one, other) => one.end - other.end);
  let last = -Infinity;
  const found = new Map<number, number>();
  for (const { end, line } of places) {
    last = Math.max(end, last + least);
    found.set(line, last);
  }
  const over = Math.max(0, last - bottom);
  return ends.map((_, line) => (found.get(line) ?? 0) - over);
}
