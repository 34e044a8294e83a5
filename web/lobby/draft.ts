import type { NewTable, Pace, SeatWish } from '@sanguine/protocol';
import type { LocalPlan, LocalSeat } from '../store/local-game.ts';

/** Who is to sit where. */
export type DraftSeat =
  | { readonly kind: 'me' }
  /** Somebody else at the same screen. */
  | { readonly kind: 'person'; readonly name: string }
  /** For whoever follows the invitation. */
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

/** A table as it is being thought of, for this device or online. */
export interface Draft {
  readonly game: string;
  readonly where: 'device' | 'online';
  /** Empty: the first board made for so many. */
  readonly board: string;
  readonly seats: readonly DraftSeat[];
  readonly options: Readonly<Record<string, string>>;
  readonly pace: Pace;
  readonly listed: boolean;
  readonly watch: 'anyone' | 'players';
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const USUAL = 3;

export function freshDraft(game: string, range: Range, level: string): Draft {
  const first: Draft = {
    game,
    where: 'device',
    board: '',
    seats: [{ kind: 'me' }],
    options: {},
    pace: { kind: 'none' },
    listed: false,
    watch: 'anyone',
  };
  return withSeats(first, Math.max(range.min, Math.min(USUAL, range.max)), level);
}

/** So many seats: new ones are open online and bots on the device, as the last bot was. */
export function withSeats(draft: Draft, count: number, level: string): Draft {
  const last = draft.seats.findLast((seat) => seat.kind === 'bot');
  const added: DraftSeat =
    draft.where === 'online' ? { kind: 'open' } : { kind: 'bot', level: last?.level ?? level };
  const seats = Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? added);
  return { ...draft, seats: draft.seats.some(isMe) && !seats.some(isMe) ? withMe(seats) : seats };
}

/** Where it is played decides who can sit there. */
export function movedTo(draft: Draft, where: Draft['where'], level: string): Draft {
  const seats = draft.seats.map((seat): DraftSeat => {
    if (where === 'online' && seat.kind === 'person') return { kind: 'open' };
    if (where === 'device' && seat.kind === 'open') return { kind: 'bot', level };
    return seat;
  });
  // Bots alone are a game for the device; online there is somebody to wait for.
  const waits = where === 'device' || seats.some(({ kind }) => kind === 'open');
  return {
    ...draft,
    where,
    seats: waits ? seats : seats.map((seat) => (seat.kind === 'bot' ? { kind: 'open' } : seat)),
  };
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

export function localPlan(draft: Draft, name: string, me: string): LocalPlan {
  const { game, board, options } = draft;
  const seats = draft.seats.map((seat): LocalSeat => {
    if (seat.kind === 'bot') return seat;
    return {
      kind: 'person',
      name: seat.kind === 'person' && seat.name.trim() !== '' ? seat.name.trim() : me,
    };
  });
  return { game, name, seats, choices: { ...(board !== '' && { board }), options } };
}

export function newTable(draft: Draft, name: string, salt: string): NewTable {
  const { game, board, options, pace, listed, watch } = draft;
  const seats = draft.seats.map((seat): SeatWish => (seat.kind === 'person' ? { kind: 'open' } : seat));
  return { game, name, seats, ...(board !== '' && { board }), options, pace, listed, watch, salt };
}

function isMe({ kind }: DraftSeat): boolean {
  return kind === 'me';
}

function withMe(seats: readonly DraftSeat[]): DraftSeat[] {
  return seats.map((seat, number) => (number === 0 ? { kind: 'me' } : seat));
}
