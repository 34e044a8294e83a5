/**
 * Converts chances that add up to one into whole percents that add up to 100. A possible outcome is never 0 and an
 * uncertain one never 100.
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

/** A single chance, rounded the same way: `71`. */
export function wholePercent(chance: number): number {
  return wholePercents([chance, 1 - chance])[0] ?? 0;
}
