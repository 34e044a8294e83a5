import type { Event } from '../rules/events.ts';

/** §3, §9: an attack, and what happens to units struck by it or by a spell. */
export const isFighting = ({ e }: Event): boolean =>
  e === 'unit.attacked' || e === 'blood.lost' || e === 'ward.spent' || e === 'unit.died';
