/** Ends that would cover each other stand this far apart. */
const APART = 21;

/** Lines are told apart by their dashes, not by colour alone; by seat. */
export const DASHES = [undefined, '9 5', '2.5 4.500', '12 4 3 4', '5 5', '1 5'];

/** The heights of the labels at the lines' ends: as close to the ends as is readable. */
export function apart(ends: readonly number[], bottom: number, least = APART): number[] {
  const order = [...ends.keys()].toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const places = [...ends];
  let last = -Infinity;
  for (const line of order) {
    last = Math.max(ends[line] ?? 0, last + least);
    places[line] = last;
  }
  // What was pushed out at the bottom pushes back, but no farther than it must.
  let next = bottom + least;
  for (const line of order.toReversed()) {
    next = Math.min(places[line] ?? 0, next - least);
    places[line] = next;
  }
  return places;
}
