import type { Pace } from '@sanguine/protocol';
import type { Box } from '@sanguine/ui';
import { usualLevel } from './levels.ts';

/** How a game can be played: alone against bots, by several people at this screen, or with people elsewhere. */
export const WAYS = ['solo', 'shared', 'online'] as const;
export type PlayWay = (typeof WAYS)[number];

/** Who is to sit where. */
export type DraftSeat =
  | { readonly kind: 'me' }
  /** Somebody at this screen; without a name they are given one. */
  | { readonly kind: 'person'; readonly name: string }
  /** For whoever follows the invitation. */
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** A table as it is being thought of, for this device or online. */
export interface Draft {
  readonly game: string;
  readonly way: PlayWay;
  /** Empty: the first board made for so many. */
  readonly board: string;
  readonly seats: readonly DraftSeat[];
  readonly options: Readonly<Record<string, string>>;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: 'anyone' | 'players';
}

/** Who, besides bots, can sit at a table of each way. */
export const SITTERS = {
  solo: ['me'],
  shared: ['person'],
  online: ['me', 'open'],
} as const satisfies Readonly<Record<PlayWay, readonly DraftSeat['kind'][]>>;

/** What of a game decides who can sit at its tables. */
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

/** So many seats, or as near as the game allows. */
export function seatsFor({ seats: { min, max } }: Seating, wanted: number): number {
  return Math.max(min, Math.min(wanted, max));
}

/** So many seats: new ones are open online, for people at a shared screen, and else for bots as the last one was. */
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

/** One seat otherwise; there is only one of me. */
export function withSeat(draft: Draft, number: number, seat: DraftSeat): Draft {
  const before = draft.seats[number];
  const seats = draft.seats.map((old, at) => {
    if (at === number) return seat;
    return seat.kind === 'me' && old.kind === 'me' ? (before ?? old) : old;
  });
  return { ...draft, seats };
}

/** A rule of the table; the rulebook's way is not written down. */
export function withOption(draft: Draft, option: string, value: string, usual: string): Draft {
  const { [option]: _, ...rest } = draft.options;
  return { ...draft, options: value === usual ? rest : { ...rest, [option]: value } };
}

export function isMe({ kind }: DraftSeat): boolean {
  return kind === 'me';
}

/** The first seat is mine. */
export function withMe(seats: readonly DraftSeat[]): DraftSeat[] {
  return seats.map((seat, number) => (number === 0 ? ME : seat));
}
