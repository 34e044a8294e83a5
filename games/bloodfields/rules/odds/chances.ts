/** So many chances, all none as yet. Short lists of plain numbers are made faster than typed ones. */
export function zeros(count: number): number[] {
  const list: number[] = [];
  for (let index = 0; index < count; index++) list.push(0);
  return list;
}

/** The average of what is chanced. */
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
