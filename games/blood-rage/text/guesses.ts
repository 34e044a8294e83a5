import type { Seat, Viewer } from '@sanguine/kernel';
import { AGES, type Age, ageOf, type Card, deckOf, type Face, factsOf, isBack } from '../content/cards.ts';
import { bestQuest } from '../rules/battle/declare.ts';
import { clanOf } from '../rules/clans.ts';
import { unseenCards } from '../rules/imagine.ts';
import { isQuest } from '../rules/quests.ts';
import { upgrades } from '../rules/sheet.ts';
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
export interface Unknown {
  readonly held: number;
  /** Dealt for certain: the viewer has seen them in a pack. */
  readonly dealt: readonly Card[];
  /** Possibly not dealt. */
  readonly free: readonly Card[];
  /** How many of them were not dealt, and how many are committed as Quests. */
  readonly out: number;
  readonly committed: number;
}

/** What the viewer does not know of a hand, Age by Age. */
export function unknownOf(view: State, seat: Seat, viewer: Viewer): Unknown[] {
  return AGES.flatMap((age): Unknown[] => {
    const held = backsOf(clanOf(view, seat).hand, age);
    if (held === 0) return [];
    const committed = view.clans.reduce((sum, { quests }) => sum + backsOf(quests, age), 0);
    return [{ held, ...sortedOut(view, age, viewer), out: backsOf(view.out, age), committed }];
  });
}

const backsOf = (faces: readonly Face[], age: Age): number =>
  faces.filter((face) => isBack(face) && ageOf(face) === age).length;

/** The unseen cards of an Age: those the viewer saw in the draft were dealt (§4.2), the others possibly not. */
function sortedOut(view: State, age: Age, viewer: Viewer): Pick<Unknown, 'dealt' | 'free'> {
  const unseen = unseenCards(view, age);
  if (viewer === null || age !== view.age) return { dealt: [], free: unseen };
  const { hand, quests, shed, glimpsed } = clanOf(view, viewer);
  const known = [...hand, ...quests, ...shed, ...glimpsed, ...upgrades(clanOf(view, viewer))];
  const room = countsOf(deckOf(age, view.clans.length));
  for (const face of known) room.set(face, (room.get(face) ?? 0) - 1);
  const dealt: Card[] = [];
  const free: Card[] = [];
  for (const card of unseen) {
    const left = room.get(card) ?? 0;
    (left > 0 ? free : dealt).push(card);
    room.set(card, left - 1);
  }
  return { dealt, free };
}

function countsOf(cards: readonly Card[]): Map<Face, number> {
  const counts = new Map<Face, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
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
