/** More than the size of the largest deck. */
const MOST = 40;

/** Pascal's triangle, row after row: the odds of a battle need hundreds of thousands of its numbers. */
const TRIANGLE = new Float64Array((MOST + 1) * (MOST + 1));
for (let from = 0; from <= MOST; from++) {
  TRIANGLE[from * (MOST + 1)] = 1;
  for (let count = 1; count <= from; count++) {
    const above = (from - 1) * (MOST + 1) + count;
    TRIANGLE[from * (MOST + 1) + count] = (TRIANGLE[above - 1] ?? 0) + (TRIANGLE[above] ?? 0);
  }
}

/** The binomial coefficient for up to forty items; 0 if the choice is impossible. */
export function choose(from: number, count: number): number {
  return count < 0 || count > from ? 0 : (TRIANGLE[from * (MOST + 1) + count] ?? 0);
}

/** A small whole number raised to a small power, exactly. */
export function power(base: number, times: number): number {
  let product = 1;
  for (let time = 0; time < times; time++) product *= base;
  return product;
}
