/** All distinct sub-multisets of a sorted list, each sorted, the empty one first. */
export function choicesOf<T>(sorted: readonly T[]): T[][] {
  let found: T[][] = [[]];
  for (const kind of new Set(sorted)) {
    const count = sorted.filter((one) => one === kind).length;
    found = found.flatMap((chosen) =>
      Array.from({ length: count + 1 }, (_, taken) => [
        ...chosen,
        ...Array.from({ length: taken }, () => kind),
      ]),
    );
  }
  return found;
}
