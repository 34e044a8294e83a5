/** The normal quantile for 95% confidence. */
export const Z = 1.959964;

/** Wilson's 95% confidence interval of the true win rate. */
export function interval(wins: number, games: number): readonly [from: number, to: number] {
  const rate = wins / games;
  const spread = Z ** 2 / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  // At the ends it is exact, which rounding would miss.
  return [wins === 0 ? 0 : middle - half, wins === games ? 1 : middle + half];
}
