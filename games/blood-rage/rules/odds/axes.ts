/** At most four clans, of which three are rivals. */
export const MOST_SIDES = 4;

/** The distance between neighbouring entries of a table, by axis; along the first axis it is smallest. */
export function stridesOf(sizes: readonly number[]): number[] {
  let stride = 1;
  return sizes.map((size) => {
    const own = stride;
    stride *= size;
    return own;
  });
}

/** The number of entries in a table. */
export const sizeOf = (sizes: readonly number[]): number =>
  sizes.reduce((product, size) => product * size, 1);
