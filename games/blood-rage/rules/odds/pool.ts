import type { Card } from '../../content/cards.ts';
import { isQuest } from '../quests.ts';
import type { Clan } from '../state.ts';
import { type Showing, rankOf, showingOf } from './showing.ts';
import type { UnseenCards } from './unseen.ts';

/** How many cards of one sort were certainly dealt, and how many possibly not. */
interface Counts {
  dealt: number;
  free: number;
}

/** The unseen cards of one Age, counted by their meaning in this battle, and where they may be. */
export interface Pool {
  /** By level: cards that are neither late nor counted as Quests. */
  readonly levels: readonly Readonly<Counts>[];
  /** Quests, if they differ from other cards. */
  readonly quests: Readonly<Counts>;
  /** All late cards of an Age are alike. */
  readonly late: Readonly<Counts>;
  readonly lateBonus: number;
  /** How many cards of it each rival holds. */
  readonly hands: readonly number[];
  /** By rival: the level of a Quest in that hand. */
  readonly questLevels: readonly number[];
  readonly out: number;
  readonly committed: number;
}

/** All ways to show a card that is not late in this battle, the weakest first. */
export function levelsOf(cards: Iterable<Card>, rivals: readonly Clan[]): Showing[] {
  const levels = new Map<number, Showing>();
  for (const card of new Set(cards)) {
    for (const rival of rivals) {
      const showing = showingOf(rival, card);
      if (!showing.late) levels.set(rankOf(showing), showing);
    }
  }
  return [...levels.values()].toSorted((one, other) => rankOf(one) - rankOf(other));
}

export function poolOf(
  { dealt, free, out, committed }: UnseenCards,
  levels: readonly Showing[],
  rivals: readonly Clan[],
  hands: readonly number[],
): Pool {
  const ranks = levels.map(rankOf);
  const none = (): Counts => ({ dealt: 0, free: 0 });
  const [counts, quests, late] = [levels.map(none), none(), none()];
  let lateBonus = 0;
  let questLevels: readonly number[] = rivals.map(() => 0);
  const [anybody] = rivals;
  for (const status of ['dealt', 'free'] as const) {
    for (const card of anybody === undefined ? [] : { dealt, free }[status]) {
      const showing = showingOf(anybody as Clan, card);
      if (isQuest(card)) {
        quests[status] += 1;
        questLevels = rivals.map((rival) => ranks.indexOf(rankOf(showingOf(rival, card))));
      } else if (showing.late) {
        late[status] += 1;
        lateBonus = showing.bonus;
      } else {
        const level = counts[ranks.indexOf(rankOf(showing))];
        if (level !== undefined) level[status] += 1;
      }
    }
  }
  const [level = 0] = questLevels;
  const common = counts[level];
  // Quests count like other cards if none is committed and they mean the same for everybody.
  if (committed === 0 && common !== undefined && questLevels.every((one) => one === level)) {
    common.dealt += quests.dealt;
    common.free += quests.free;
    [quests.dealt, quests.free] = [0, 0];
  }
  // If any card may be out, being out is like being anywhere else.
  const anywhere = dealt.length === 0;
  return { levels: counts, quests, late, lateBonus, hands, questLevels, out: anywhere ? 0 : out, committed };
}
