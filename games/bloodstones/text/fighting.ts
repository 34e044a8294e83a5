import type { Event } from '../rules/events.ts';

const FIGHTING: ReadonlySet<Event['e']> = new Set([
  'battle.began',
  'battle.held',
  'battle.withdrew',
  'battle.drew',
  'battle.decided',
  'battle.shown',
  'battle.revealed',
  'battle.tied',
  'battle.won',
  'citadel.taken',
  'force.retreated',
  'undead.raised',
  'cutiecorn.turned',
]);

/** §9–§10: part of a battle, from its declaration to the retreat. */
export const isFighting = (event: Event): boolean =>
  FIGHTING.has(event.e) ||
  (event.e === 'unit.lost' &&
    (event.why === 'casualty' || event.why === 'fallen' || event.why === 'trapped'));
