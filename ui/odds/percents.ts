/**
 * Chances that add up to one, as whole percents that add up to a hundred. What can happen is never called 0 and what
 * is not certain never 100.
 */
export function wholePercents(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => (chance > 0 ? Math.max(1, Math.floor(chance * 100)) : 0));
  const rest = chances.map((chance, at) => chance * 100 - (whole[at] ?? 0));
  for (let missing = 100 - sum(whole); missing !== 0; missing -= Math.sign(missing)) {
    const at = missing > 0 ? rest.indexOf(Math.max(...rest)) : whole.indexOf(Math.max(...whole));
    whole[at] = (whole[at] ?? 0) + Math.sign(missing);
    rest[at] = (rest[at] ?? 0) - Math.sign(missing);
  }
  return whole;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** One chance by itself, by the same manners: `71`. */
export function wholePercent(chance: number): number {
  return wholePercents([chance, 1 - chance])[0] ?? 0;
}
