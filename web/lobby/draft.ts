import type { Pace } from '@sanguine/protocol';
import type { Box } from '@sanguine/ui';
import { usualLevel } from './levels.ts';

/** Alone against bots, with several people at this screen, or with people elsewhere. */
export const WAYS = ['solo', 'shared', 'online'] as const;
export type PlayWay = (typeof WAYS)[number];

export type DraftSeat =
  | { readonly kind: 'me' }
  /** A person at this screen; gets a default name if the name is empty. */
  | { readonly kind: 'person'; readonly name: string }
  /** For someone who follows the invitation. */
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** A table being set up, for this device or online. */
export interface Draft {
  readonly game: string;
  readonly way: PlayWay;
  /** Empty for the first board made for this number of players. */
  readonly board: string;
  readonly seats: readonly DraftSeat[];
  readonly options: Readonly<Record<string, string>>;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: 'anyone' | 'players';
}

/** Who can sit at a table of each way, besides bots. */
export const SITTERS = {
  solo: ['me'],
  shared: ['person'],
  online: ['me', 'open'],
} as const satisfies Readonly<Record<PlayWay, readonly DraftSeat['kind'][]>>;

/** The facts of a game that decide who can sit at its tables. */
export type Seating = Pick<Box, 'id' | 'seats' | 'levels'>;

const USUAL: Readonly<Record<PlayWay, number>> = { solo: 3, shared: 2, online: 3 };
export const ME: DraftSeat = { kind: 'me' };
export const OPEN: DraftSeat = { kind: 'open' };
export const UNNAMED: DraftSeat = { kind: 'person', name: '' };

export function freshDraft(box: Seating, way: PlayWay): Draft {
  const first: Draft = {
    game: box.id,
    way,
    board: '',
    seats: [way === 'shared' ? UNNAMED : ME],
    options: {},
    pace: { kind: 'none' },
    listed: false,
    watch: 'anyone',
  };
  return withSeats(first, seatsFor(box, USUAL[way]), usualLevel(box.levels));
}

/** The wanted number of seats, clamped to what the game allows. */
export function seatsFor({ seats: { min, max } }: Seating, wanted: number): number {
  return Math.max(min, Math.min(wanted, max));
}

/** New seats are open online, for people at a shared screen, and otherwise for bots of the last bot's level. */
export function withSeats(draft: Draft, count: number, level: string): Draft {
  const last = draft.seats.findLast((seat) => seat.kind === 'bot');
  const added: Readonly<Record<PlayWay, DraftSeat>> = {
    solo: { kind: 'bot', level: last?.level ?? level },
    shared: UNNAMED,
    online: OPEN,
  };
  const seats = Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? added[draft.way]);
  return { ...draft, seats: draft.seats.some(isMe) && !seats.some(isMe) ? withMe(seats) : seats };
}

/** Changes one seat. `me` sits only once, so an existing `me` swaps with it. */
export function withSeat(draft: Draft, number: number, seat: DraftSeat): Draft {
  const before = draft.seats[number];
  const seats = draft.seats.map((old, at) => {
    if (at === number) return seat;
    return seat.kind === 'me' && old.kind === 'me' ? (before ?? old) : old;
  });
  return { ...draft, seats };
}

/** Sets an option; the rulebook's value is not stored. */
export function withOption(draft: Draft, option: string, value: string, usual: string): Draft {
  const { [option]: _, ...rest } = draft.options;
  return { ...draft, options: value === usual ? rest : { ...rest, [option]: value } };
}

export function isMe({ kind }: DraftSeat): boolean {
  return kind === 'me';
}

/** Gives the first seat to `me`. */
export function withMe(seats: readonly DraftSeat[]): DraftSeat[] {
  return seats.map((seat, number) => (number === 0 ? ME : seat));
}
