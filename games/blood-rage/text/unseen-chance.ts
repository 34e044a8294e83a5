import { choose } from '../rules/odds/choose.ts';

/** Counts of the cards in question, Quests, and others; the cards in question are never Quests. */
export interface Split {
  readonly good: number;
  readonly quests: number;
  readonly others: number;
}

/** The unseen cards of one Age and where they are. */
interface Unseen {
  /** Those certainly dealt, and those possibly not. */
  readonly dealt: Split;
  readonly free: Split;
  /** How many of the free ones were not dealt. */
  readonly out: number;
  /** Committed cards, all of them Quests. */
  readonly committed: number;
  /** Cards in the hand in question. */
  readonly drawn: number;
}

/** The chance that a hand drawn from a pool has none of the good cards. */
export const missChance = (pool: number, good: number, drawn: number): number =>
  drawn === 0 ? 1 : choose(pool - good, drawn) / choose(pool, drawn);

/**
 * The chance that the hand has none of the good cards if all distributions of the unseen cards are equally likely,
 * summed over how many good cards and how many Quests were not dealt.
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
