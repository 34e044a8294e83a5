import type { Event } from '../rules/events.ts';

const FIGHTING: ReadonlySet<Event['e']> = new Set([
  'figure.joined',
  'battle.began',
  'card.chosen',
  'cards.revealed',
  'quest.declared',
  'card.voided',
  'watch.called',
  'late.played',
  'late.stayed',
  'strength.compared',
  'figure.kept',
  'figure.rescued',
  'rage.stolen',
  'glory.stolen',
  'cards.stolen',
  'cards.returned',
]);

/** §11: part of a battle, from the figures that join it to the fate of figures and cards. */
export const isFighting = (event: Event): boolean =>
  FIGHTING.has(event.e) || (event.e === 'figures.destroyed' && event.cause === 'battle');
