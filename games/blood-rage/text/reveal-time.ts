import type { Event } from '../rules/events.ts';

/** How long boards take to stage an event of a battle, in milliseconds at normal speed; bots and replays wait for it. */
export const REVEAL_MS = { 'cards.revealed': 1150, 'late.played': 700, 'strength.compared': 800 } as const;

/** A battle is never staged for longer, however much happens in it. */
export const LONGEST_REVEAL_MS = 1950;

export function stagedFor({ e }: Event): number {
  return e === 'cards.revealed' || e === 'late.played' || e === 'strength.compared' ? REVEAL_MS[e] : 0;
}
