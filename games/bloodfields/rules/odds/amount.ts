/** §7.1: a number on a card: fixed, or rolled each time. */
export type Amount = number | RolledAmount;

interface RolledAmount {
  readonly roll: 'd3' | 'd6' | '2d6';
  readonly bonus: number;
}

/** How many throws give each result, from 0 on. A D3 is a D6 halved and rounded up. */
const WAYS: Readonly<Record<RolledAmount['roll'], readonly number[]>> = {
  d3: [0, 1, 1, 1],
  d6: [0, 1, 1, 1, 1, 1, 1],
  '2d6': [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
};

/** The chance of each number, from 0 on; numbers below `least` count as `least`. */
export function amountOdds(amount: Amount, least: number): readonly number[] {
  const { ways, bonus } =
    typeof amount === 'number'
      ? { ways: [1], bonus: amount }
      : { ways: WAYS[amount.roll], bonus: amount.bonus };
  let all = 0;
  for (const count of ways) all += count;
  const odds: number[] = [];
  ways.forEach((count, rolled) => {
    if (count === 0) return;
    const number = Math.max(least, rolled + bonus);
    while (odds.length <= number) odds.push(0);
    odds[number] = (odds[number] ?? 0) + count / all;
  });
  return odds;
}
