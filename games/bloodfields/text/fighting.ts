import type { Event } from '../rules/events.ts';

const FIGHTING: ReadonlySet<Event['e']> = new Set([
  'charge.declared',
  'charge.tested',
  'charge.failed',
  'contact.made',
  'strike.lost',
  'attack.declared',
  'shot.aimed',
  'shot.scattered',
  'line.fired',
  'attack.hit',
  'attack.saved',
  'hits.received',
  'unit.damaged',
  'damage.taken',
  'health.lost',
  'unit.pushed',
  'push.held',
  'unit.spared',
  'unit.destroyed',
]);

/** §6, §7: charges and attacks with their dice, and what happens to the units they hit. */
export const isFighting = (event: Event): boolean =>
  FIGHTING.has(event.e) ||
  ('roll' in event && (event.roll === 'attack' || event.roll === 'defence' || event.roll === 'charge'));
