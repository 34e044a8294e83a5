import type { Viewer } from '@sanguine/kernel';
import { type Age, ageOf, type Card, deckOf, type Face, isBack } from '../../content/cards.ts';
import { clanOf } from '../clans.ts';
import { unseenCards } from '../imagine.ts';
import { upgrades } from '../sheet.ts';
import type { State } from '../state.ts';

/** The cards of an Age that a viewer cannot place, and where they may be. */
export interface UnseenCards {
  /** Certainly dealt: the viewer has seen them in a pack (§4.2). */
  readonly dealt: readonly Card[];
  /** Possibly not dealt. */
  readonly free: readonly Card[];
  /** How many of them were not dealt, and how many are committed as Quests. */
  readonly out: number;
  readonly committed: number;
}

export function unseenOf(view: State, age: Age, viewer: Viewer): UnseenCards {
  const committed = view.clans.reduce((sum, { quests }) => sum + backsOf(quests, age), 0);
  return { ...sortedOut(view, age, viewer), out: backsOf(view.out, age), committed };
}

/** How many of these cards are face down and of this Age. */
export const backsOf = (faces: readonly Face[], age: Age): number =>
  faces.filter((face) => isBack(face) && ageOf(face) === age).length;

function sortedOut(view: State, age: Age, viewer: Viewer): Pick<UnseenCards, 'dealt' | 'free'> {
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
