import type { Random, Viewer } from '@sanguine/kernel';
import type { Spell } from '../content/spells.ts';
import { fullBlood, fullPhantom, removeCard, sortCards } from './cards.ts';
import { cloneState } from './clone.ts';
import { soldierSeat } from './figures.ts';
import { HIDDEN, type Pile, type State } from './state.ts';

/** A full state that looks the same to the viewer: hidden cards are dealt at random. */
export function imagine(masked: State, viewer: Viewer, random: Random): State {
  const state = cloneState(masked);
  if (viewer !== state.witch) {
    deal(state.blood, fullBlood(), random);
    // A spectator did not see what the whisper showed: it is what the hand holds now.
    if (viewer === null && state.frames.at(-1)?.step === 'whisper') state.seen = known(state);
  }
  if (viewer !== soldierSeat(state)) deal(state.phantom, fullPhantom(), random);
  return state;
}

function known(state: State): State['seen'] {
  return state.blood.hand.flatMap((card) => (card === HIDDEN ? [] : [card]));
}

function deal<Card extends Spell>(pile: Pile<Card>, all: Card[], random: Random): void {
  for (const card of pile.discard) removeCard(all, card);
  for (const card of pile.hand) if (card !== HIDDEN) removeCard(all, card);
  random.shuffle(all);
  pile.hand = sortCards(pile.hand.map((card) => (card === HIDDEN ? (all.pop() ?? card) : card)));
  pile.deck = sortCards<Card | typeof HIDDEN>(all);
}
