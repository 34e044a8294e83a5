import type { Fought } from '@sanguine/ui';
import { type Gesture, gesturesOf, type Language } from '@sanguine/ui/animation/gesture.ts';
import type { Event } from '../../rules/events.ts';

/** How every event is shown on the map, or where it is told. */
export const LANGUAGE = {
  'first.drawn': ['roll'],
  'faction.picked': 'panel',
  'citadel.placed': ['arrive'],
  'start.chosen': ['pulse'],
  'unit.built': ['arrive'],
  deployed: 'prompt',
  'turn.began': 'prompt',
  'village.captured': ['lose', 'gain'],
  // What a march costs is shown where it ends.
  'tiles.discarded': 'hand',
  'unit.moved': ['travel', 'pay'],
  'battle.began': ['strike'],
  'battle.held': 'panel',
  'battle.withdrew': ['travel'],
  'battle.drew': ['roll'],
  'battle.decided': 'panel',
  'battle.shown': 'panel',
  'battle.revealed': 'panel',
  'battle.tied': 'panel',
  'battle.won': ['gain'],
  'unit.lost': ['lose'],
  'citadel.taken': ['lose'],
  'force.retreated': ['travel'],
  'undead.raised': ['arrive'],
  'cutiecorn.turned': ['arrive'],
  'village.built': ['arrive'],
  'tiles.drawn': 'hand',
  regrouped: ['gain'],
  'player.out': 'plate',
  'end.triggered': 'prompt',
  'villages.claimed': ['lose', 'gain'],
  'game.ended': 'panel',
} as const satisfies Language<Event>;

export const gestures = (event: Event): readonly Gesture[] => gesturesOf(LANGUAGE, event);

export function fought(event: Event): Fought | null {
  return event.e === 'battle.won' ? { winners: [event.seat], losers: [event.loser] } : null;
}
