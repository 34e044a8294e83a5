/** So many cards that are looked for, Quests, and others; what is looked for is never a Quest. */
export interface Split {
  readonly good: number;
  readonly quests: number;
  readonly others: number;
}

/** Unseen cards of one Age and where they lie. */
interface Unseen {
  /** Certain to be somebody's, and those that may have been dealt to nobody. */
  readonly dealt: Split;
  readonly free: Split;
  /** Cards dealt to nobody: some of the free ones. */
  readonly out: number;
  /** Cards committed, all of them Quests. */
  readonly committed: number;
  /** Cards in the hand asked about. */
  readonly drawn: number;
}

/** The ways to choose so many of so many. */
function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let at = 0; at < count; at++) ways = (ways * (from - at)) / (at + 1);
  return ways;
}

/** The chance that a hand drawn from a pool has none of the good cards. */
export const missChance = (pool: number, good: number, drawn: number): number =>
  drawn === 0 ? 1 : choose(pool - good, drawn) / choose(pool, drawn);

/**
 * The chance that the hand has none of the good cards when every way to lay out the unseen cards is equally likely:
 * summed over how many good cards and how many Quests were dealt to nobody.
 */
export function noneChance({ dealt, free, out, committed, drawn }: Unseen): number {
  const all = sizeOf(dealt) + sizeOf(free) - out - committed;
  let ways = 0;
  let missed = 0;
  for (let good = 0; good <= Math.min(out, free.good); good++) {
    for (let quests = 0; quests <= Math.min(out - good, free.quests); quests++) {
      const weight =
        choose(free.good, good) *
        choose(free.quests, quests) *
        choose(free.others, out - good - quests) *
        choose(dealt.quests + free.quests - quests, committed);
      ways += weight;
      missed += weight * missChance(all, dealt.good + free.good - good, drawn);
    }
  }
  return ways === 0 ? 1 : missed / ways;
}

const sizeOf = ({ good, quests, others }: Split): number => good + quests + others;
