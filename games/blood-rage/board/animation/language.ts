import type { Fought } from '@sanguine/ui';
import { type Gesture, gesturesOf, type Language } from '@sanguine/ui/animation/gesture.ts';
import type { Event } from '../../rules/events.ts';

/** How every event is shown on the ring of provinces, or where it is told. */
export const LANGUAGE = {
  'clan.taken': 'panel',
  'token.placed': 'log',
  'provinces.doomed': ['pulse'],
  'age.began': ['pulse'],
  'cards.dealt': 'hand',
  'cards.drafted': 'hand',
  'action.began': 'prompt',
  'turn.began': 'prompt',
  'figure.invaded': ['arrive', 'pay'],
  'figures.marched': ['travel', 'pay'],
  'card.upgraded': 'plate',
  'monster.boxed': 'plate',
  'quest.committed': 'plate',
  'seat.passed': 'plate',
  'pillage.began': ['strike'],
  'figure.joined': ['travel'],
  'seat.stayed': 'panel',
  'seat.woke': 'panel',
  'battle.began': ['pulse'],
  'card.chosen': 'panel',
  'cards.revealed': ['roll'],
  'quest.declared': 'panel',
  'card.voided': 'panel',
  'watch.called': 'panel',
  'figure.kept': 'panel',
  'figure.rescued': ['pulse'],
  'figures.destroyed': ['lose'],
  'late.played': 'panel',
  'late.stayed': 'panel',
  'strength.compared': 'panel',
  'rage.stolen': ['gain', 'pay'],
  'glory.stolen': ['gain', 'pay'],
  'cards.stolen': 'panel',
  'rage.gained': ['gain'],
  'glory.gained': ['gain'],
  'cards.spent': 'panel',
  'cards.returned': 'hand',
  'cards.regained': 'hand',
  'province.pillaged': ['pulse'],
  'stat.raised': ['gain'],
  'leader.rode': ['travel'],
  'cards.shed': 'hand',
  'quest.judged': ['pulse'],
  'province.destroyed': ['pulse'],
  'valhalla.released': 'plate',
  'age.ended': 'panel',
  'game.ended': 'panel',
} as const satisfies Language<Event>;

export const gestures = (event: Event): readonly Gesture[] => gesturesOf(LANGUAGE, event);

/** §11.5: after a tie everybody loses. */
export function fought(event: Event): Fought | null {
  if (event.e !== 'strength.compared') return null;
  const seats = event.totals.map(({ seat }) => seat);
  return {
    winners: seats.filter((seat) => seat === event.winner),
    losers: seats.filter((seat) => seat !== event.winner),
  };
}
