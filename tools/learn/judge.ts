/** A chance that was told, and what came of it. */
export interface Told {
  /** The number of its game: chances told in one game are not independent. */
  readonly game: number;
  readonly players: number;
  readonly chance: number;
  readonly won: number;
}

/** A chance counts as no surer than this in a loss: a single certain error would outweigh everything else. */
const SURE = 1e-4;

/** The mean logarithmic loss of the chances told; less is better. */
export function logLoss(told: readonly Told[]): number {
  let sum = 0;
  for (const { chance, won } of told) {
    const held = Math.min(1 - SURE, Math.max(SURE, chance));
    sum -= won * Math.log(held) + (1 - won) * Math.log(1 - held);
  }
  return sum / told.length;
}

/** Chances within one tenth: their average, and how often they came true. */
export interface Tenth {
  readonly from: number;
  readonly chances: number;
  readonly games: number;
  readonly told: number;
  readonly won: number;
  /** The standard error of their difference; all chances told in one game count as one. */
  readonly error: number;
}

export function tenthsOf(told: readonly Told[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, (_, tenth) =>
    told.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === tenth),
  );
  return tenths.map((here, from) => {
    const misses = new Map<number, number>();
    let [sum, won] = [0, 0];
    for (const one of here) {
      sum += one.chance;
      won += one.won;
      misses.set(one.game, (misses.get(one.game) ?? 0) + one.won - one.chance);
    }
    const squares = [...misses.values()].reduce((all, miss) => all + miss * miss, 0);
    const chances = here.length;
    return {
      from: from / 10,
      chances,
      games: misses.size,
      told: sum / chances,
      won: won / chances,
      error: Math.sqrt(squares) / chances,
    };
  });
}

/** A tenth is judged only if its error is at most this. */
const KNOWN = 0.03;
/** How far the chances told may be from what comes true. */
export const MOST_AMISS = 0.06;

/** Whether a tenth has enough games to be judged. */
export const isKnown = ({ games, error }: Tenth): boolean => games >= 10 && error <= KNOWN;

/** How far off the worst tenth is, of those that can be judged. */
export function mostAmiss(tenths: readonly Tenth[]): number {
  return Math.max(0, ...tenths.filter(isKnown).map(({ told, won }) => Math.abs(won - told)));
}
