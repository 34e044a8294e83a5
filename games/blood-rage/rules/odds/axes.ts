/** Four clans at most, of which three are rivals. */
export const MOST_SIDES = 4;

/** How far apart neighbouring entries of a table lie, axis by axis: the first axis counts least. */
export function stridesOf(sizes: readonly number[]): number[] {
  let stride = 1;
  return sizes.map((size) => {
    const own = stride;
    stride *= size;
    return own;
  });
}

/** How many entries a table has. */
export const sizeOf = (sizes: readonly number[]): number =>
  sizes.reduce((product, size) => product * size, 1);
