/** A list of zero chances. Short plain arrays are faster to make than typed ones. */
export function zeros(count: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < count; index++) list.push(0);
  return list;
}

/** The average, given the chance of each number. */
export function meanOf(chances: readonly number[]): number {
  let mean = 0;
  for (let index = 1; index < chances.length; index++) mean += index * (chances[index] ?? 0);
  return mean;
}

export function sumOf(chances: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < chances.length; index++) sum += chances[index] ?? 0;
  return sum;
}
