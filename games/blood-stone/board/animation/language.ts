import { type Gesture, gesturesOf, type Language } from '@sanguine/ui/animation/gesture.ts';
import type { Event } from '../../rules/events.ts';

/** How every event is shown on the glade, or where it is told. */
export const LANGUAGE = {
  'sides.drawn': 'prompt',
  'unit.placed': ['arrive'],
  'side.ready': 'prompt',
  'turn.began': 'prompt',
  'deck.shuffled': 'log',
  'cards.drawn': 'hand',
  'card.used': ['pulse'],
  'card.discarded': 'hand',
  'die.rolled': ['roll'],
  'unit.moved': ['travel'],
  'unit.attacked': ['strike'],
  'blood.lost': ['pay'],
  'blood.given': ['pay', 'gain'],
  'blood.gained': ['gain'],
  'ward.given': ['pulse'],
  'ward.spent': ['pulse'],
  'act.gained': ['pulse'],
  'unit.rooted': ['pulse'],
  'unit.zombified': ['pulse'],
  'unit.raised': ['arrive'],
  'unit.died': ['lose'],
  'hand.seen': 'panel',
  'game.ended': 'panel',
} as const satisfies Language<Event>;

export const gestures = (event: Event): readonly Gesture[] => gesturesOf(LANGUAGE, event);

/** An attack is seen and heard as it is made; it is not a battle that somebody wins. */
export const fought = (): null => null;
