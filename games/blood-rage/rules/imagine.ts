import type { Random, Seat, Viewer } from '@sanguine/kernel';
import { AGES, type Age, ageOf, type Card, deckOf, type Face, isBack } from '../content/cards.ts';
import { clanOf } from './clans.ts';
import { cloneState } from './clone.ts';
import { packsToCome } from './draft.ts';
import type { FrameOf } from './frames.ts';
import { removeCard, sortCards } from './hand.ts';
import { imagineChoices } from './imagine-choices.ts';
import { isQuest } from './quests.ts';
import { upgrades } from './sheet.ts';
import type { State } from './state.ts';

/** A full state that looks the same to the viewer: everything unseen is dealt at random. */
export function imagine(masked: State, viewer: Viewer, random: Random): State {
  const state = cloneState(masked);
  for (const age of AGES) if (age <= state.age) dealUnseen(state, age, viewer, random);
  for (const seat of state.clans.keys()) imagineMemory(state, seat, random);
  imagineChoices(state, viewer, random);
  return state;
}

/** §2.4: deals the cards of an Age that the viewer cannot locate to wherever backs of that Age are seen. */
function dealUnseen(state: State, age: Age, viewer: Viewer, random: Random): void {
  const unseen = random.shuffle(unseenCards(state, age));
  const fresh = freshCards(state, age, viewer);
  const count = (cards: readonly Face[]): number => cards.filter((face) => isUnseen(face, age)).length;
  const quests = state.clans.reduce((sum, clan) => sum + count(clan.quests), 0);
  state.out = fill(state.out, age, takeFresh(unseen, fresh, count(state.out), quests));
  const frame = draftOf(state);
  if (frame !== null) {
    const coming = viewer === null ? [] : packsToCome(state, frame, viewer);
    frame.packs = frame.packs.map((pack) =>
      coming.includes(pack) ? fill(pack, age, takeFresh(unseen, fresh, count(pack), 0)) : pack,
    );
  }
  const committed = take(unseen, isQuest, quests);
  for (const clan of state.clans) {
    clan.quests = fill(clan.quests, age, committed);
    clan.hand = fill(clan.hand, age, unseen);
    clan.shed = fill(clan.shed, age, unseen);
  }
  if (frame !== null) frame.packs = frame.packs.map((pack) => fill(pack, age, unseen));
}

const isUnseen = (face: Face, age: Age): boolean => isBack(face) && ageOf(face) === age;

function draftOf(state: State): FrameOf<'draft'> | null {
  const frame = state.frames.at(-1);
  return frame?.step === 'draft' ? frame : null;
}

/** Replaces each back of that Age with the next of these cards. */
function fill(cards: readonly Face[], age: Age, from: Card[]): Face[] {
  return sortCards(cards.map((face) => (isUnseen(face, age) ? (from.pop() ?? face) : face)));
}

/** The deck of an Age without cards that are public or known to the viewer. */
export function unseenCards(state: State, age: Age): Card[] {
  const unseen = deckOf(age, state.clans.length);
  const seen = (cards: Iterable<Face>): void => {
    for (const card of cards) if (ageOf(card) === age) removeCard(unseen, card);
  };
  for (const clan of state.clans) {
    seen(clan.hand);
    seen(clan.quests);
    seen(clan.shed);
    seen(upgrades(clan));
  }
  seen(state.discard);
  seen(state.out);
  for (const { card, home } of state.battle?.played ?? []) if (!home) seen([card]);
  for (const pack of draftOf(state)?.packs ?? []) seen(pack);
  return unseen;
}

/** Takes up to `count` cards that fit, from the end. */
function take(from: Card[], fits: (card: Card) => boolean, count: number): Card[] {
  const taken: Card[] = [];
  for (let at = from.length - 1; at >= 0 && taken.length < count; at--) {
    const card = from[at];
    if (card === undefined || !fits(card)) continue;
    from.splice(at, 1);
    taken.push(card);
  }
  return taken;
}

/** Which cards may be where the viewer has never looked, counted strictly and loosely. */
interface Fresh {
  readonly strictly: Card[];
  readonly loosely: Card[];
}

/**
 * Candidates for undealt cards and packs still to come: none the viewer has seen in a pack or holds. A card taken from
 * others in battle counts both as seen and as held, so `loosely` also admits cards that are held.
 */
function freshCards(state: State, age: Age, viewer: Viewer): Fresh {
  const deck = deckOf(age, state.clans.length);
  if (viewer === null) return { strictly: deck, loosely: deck.slice() };
  const loosely = age < state.age ? deck : without(deck, clanOf(state, viewer).glimpsed);
  return { strictly: without(loosely.slice(), heldBy(state, viewer)), loosely };
}

/** Enough Quests must be left over for the committed ones; if too many would be taken, other cards go first. */
function takeFresh(unseen: Card[], { strictly, loosely }: Fresh, count: number, quests: number): Card[] {
  let spare = unseen.filter(isQuest).length - quests;
  const isFresh = (card: Card): boolean => removeCard(strictly, card) && removeCard(loosely, card);
  const isSpare = (card: Card): boolean => {
    if (!isQuest(card)) return isFresh(card);
    if (spare <= 0 || !isFresh(card)) return false;
    spare--;
    return true;
  };
  const taken = take(unseen, isSpare, count);
  taken.push(...take(unseen, isFresh, count - taken.length));
  taken.push(...take(unseen, (card) => removeCard(loosely, card), count - taken.length));
  return taken;
}

function without(cards: Card[], taken: readonly Face[]): Card[] {
  for (const card of taken) removeCard(cards, card);
  return cards;
}

/** What the seat has got from the draft and not passed on. */
function heldBy(state: State, seat: Seat): Face[] {
  const clan = clanOf(state, seat);
  const frame = draftOf(state);
  const coming =
    frame === null ? [] : packsToCome(state, frame, seat).filter((pack) => pack === frame.packs[seat]);
  return [...clan.hand, ...clan.quests, ...clan.shed, ...upgrades(clan), ...coming.flat()];
}

/**
 * What other seats remember of the draft: cards that were dealt, but not to them; during the draft, none of a pack
 * still to come.
 */
function imagineMemory(state: State, seat: Seat, random: Random): void {
  const clan = clanOf(state, seat);
  if (!clan.glimpsed.some(isBack)) return;
  const dealt = without(deckOf(state.age, state.clans.length), state.out);
  const frame = draftOf(state);
  if (frame !== null) {
    without(dealt, clan.hand);
    for (const pack of packsToCome(state, frame, seat)) without(dealt, pack);
  }
  random.shuffle(dealt);
  clan.glimpsed = sortCards(clan.glimpsed.map((face) => (isBack(face) ? (dealt.pop() ?? face) : face)));
}
