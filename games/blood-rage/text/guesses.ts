import type { Seat, Viewer } from '@sanguine/kernel';
import { AGES, type Card, factsOf } from '../content/cards.ts';
import { bestQuest } from '../rules/battle/declare.ts';
import { clanOf } from '../rules/clans.ts';
import { backsOf, unseenOf, type UnseenCards } from '../rules/odds/unseen.ts';
import { isQuest } from '../rules/quests.ts';
import type { Clan, State } from '../rules/state.ts';
import { noneChance, type Split } from './unseen-chance.ts';

/** A Battle card's printed bonus; 0 for other cards. */
export function printedBonus(card: Card): number {
  const { kind } = factsOf(card);
  return kind.kind === 'battle' ? kind.bonus : 0;
}

/** What a card may add for its owner; for a Quest, the most that can be declared (§11.5). */
export const ownBonus = (clan: Clan, card: Card): number =>
  isQuest(card) ? bestQuest(clan) : printedBonus(card);

/** The hidden cards of one Age in a hand, and what they may be. */
export interface Unknown extends UnseenCards {
  readonly held: number;
}

/** What the viewer does not know of a hand, Age by Age. */
export function unknownOf(view: State, seat: Seat, viewer: Viewer): Unknown[] {
  return AGES.flatMap((age): Unknown[] => {
    const held = backsOf(clanOf(view, seat).hand, age);
    return held === 0 ? [] : [{ held, ...unseenOf(view, age, viewer) }];
  });
}

/** The highest bonus the hand may hold, as far as the viewer can tell. */
export function highestBonus(unknown: readonly Unknown[]): number {
  return Math.max(0, ...unknown.flatMap(({ dealt, free }) => [...dealt, ...free].map(printedBonus)));
}

/** The chance that the hand holds a card for which `isGood` is true, which must not be a Quest. */
export function holdingChance(unknown: readonly Unknown[], isGood: (card: Card) => boolean): number {
  let none = 1;
  for (const { held, dealt, free, out, committed } of unknown) {
    none *= noneChance({
      dealt: split(dealt, isGood),
      free: split(free, isGood),
      out,
      committed,
      drawn: held,
    });
  }
  return 1 - none;
}

function split(cards: readonly Card[], isGood: (card: Card) => boolean): Split {
  const good = cards.filter(isGood).length;
  const quests = cards.filter(isQuest).length;
  return { good, quests, others: cards.length - good - quests };
}
