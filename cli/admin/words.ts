import type { AdminSeat, AdminTable } from '@sanguine/server';
import type { Say } from '../text/say.ts';

/** To the minute, in a format for both languages: `2027-01-30 18:05`. */
export function whenOf(moment: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(moment);
}

export function playerAt({ person, name, level }: AdminSeat, say: Say): string {
  if (person === null) return level ?? say('admin.open');
  const called = name ?? say('admin.gone');
  return level === null ? called : say('admin.standIn', { name: called, level });
}

export function playersAt({ seats }: AdminTable, say: Say): string {
  return seats.map((seat) => playerAt(seat, say)).join(', ');
}

export function stateOf({ state }: AdminTable, say: Say): string {
  return say(`admin.state.${state}`);
}

/** The table's name, or its code if it has none. */
export function nameOf({ name, code }: AdminTable): string {
  return name === '' ? code : name;
}
