/** The normal deviate of 95 in 100. */
const Z = 1.959964;

/** Wilson's interval: between which rates the true one lies, 95 times in 100, after so many wins. */
export function interval(wins: number, games: number): readonly [from: number, to: number] {
  const rate = wins / games;
  const spread = Z ** 2 / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  return [middle - half, middle + half];
}
