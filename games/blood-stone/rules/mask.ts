import type { Veiled, Viewer } from '@sanguine/kernel';
import { clonePile } from './clone.ts';
import type { Event } from './events.ts';
import { soldierSeat } from './figures.ts';
import { MAX_CARDS } from './schema.ts';
import { sequence } from './sequence.ts';
import { HIDDEN, type Pile, type State } from './state.ts';

/**
 * §1.5: hands are visible to their owners, decks to nobody, but owners can work out what their own deck holds. The
 * Soldiers keep what a whisper showed them. All else is public.
 */
export function veilState(state: State): Veiled<State> {
  const { glade, options, witch, round, figures, bank, tokens, acts, casts, result } = state;
  return {
    open: { glade, options, witch, round, figures, bank, tokens, acts, casts, result },
    covered: (viewer) => coverState(state, viewer),
  };
}

/** The parts that differ between viewers. */
function coverState(state: State, viewer: Viewer): Pick<State, 'blood' | 'phantom' | 'seen' | 'frames'> {
  return {
    blood: maskPile(state.blood, viewer === state.witch, viewer === soldierSeat(state) ? state.seen : []),
    phantom: maskPile(state.phantom, viewer === soldierSeat(state), []),
    seen: viewer === null ? [] : state.seen.slice(),
    frames: sequence.mask(state, viewer),
  };
}

/** As many as a pile can have; a part of a list is copied at once. */
const BACKS: readonly (typeof HIDDEN)[] = Array.from({ length: MAX_CARDS }, () => HIDDEN);

function maskPile<Card>(pile: Pile<Card>, own: boolean, seen: readonly Card[]): Pile<Card> {
  if (own) return clonePile(pile);
  const unseen = pile.hand.length - seen.length;
  return {
    deck: BACKS.slice(0, pile.deck.length),
    hand: [...seen, ...BACKS.slice(0, unseen)],
    discard: pile.discard.slice(),
  };
}

export function maskEvent(event: Event, viewer: Viewer): Event | null {
  if (event.e === 'cards.drawn' && event.seat !== viewer) {
    return { ...event, cards: event.cards.map(() => HIDDEN) };
  }
  if (event.e === 'hand.seen') {
    // The Witch's player knows that hand anyway; a spectator only learns that it was looked at.
    return viewer === null ? { ...event, cards: event.cards.map(() => HIDDEN) } : event;
  }
  return event;
}
