import type { Outcome, Seat } from '@sanguine/kernel';
import type { TableInfo } from '@sanguine/protocol';
import type { LocalGame } from '../store/local-game.ts';

/** One of the viewer's games in lists, local or online. */
export interface Entry {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  readonly game: string;
  readonly where: 'local' | 'online';
  readonly state: (typeof STATES)[number];
  /** The other players, in seat order; null for an empty seat. */
  readonly others: readonly (EntryPlayer | null)[];
  /** The other players the table waits for; empty if it waits for the viewer. */
  readonly waiting: readonly EntryPlayer[];
  readonly changed: number;
  /** The viewer's final rank; null while the game runs, for a spectator, or if nobody won. */
  readonly rank: number | null;
}

/** A name or a bot's level; the name is null for a person who has left the server for good. */
export type EntryPlayer = { readonly name: string | null } | { readonly level: string };

export function localEntry(game: LocalGame): Entry {
  const persons = game.seats.flatMap((seat, number) => (seat.kind === 'person' ? [number] : []));
  const mine = game.deciders.some((seat) => persons.includes(seat));
  const player = (seat: number): EntryPlayer[] => {
    const sitting = game.seats[seat];
    if (sitting === undefined) return [];
    return sitting.kind === 'person' ? [{ name: sitting.name }] : [{ level: sitting.level }];
  };
  return {
    key: `local-${game.id}`,
    href: `/local/${game.id}`,
    name: game.name,
    game: game.game,
    where: 'local',
    state: game.outcome !== null ? 'finished' : mine ? 'yours' : 'theirs',
    others: game.seats.flatMap((_, seat) => (seat === persons[0] ? [] : player(seat))),
    waiting: mine ? [] : game.deciders.flatMap(player),
    changed: game.changed,
    rank: persons.length === 1 ? rankIn(game.outcome, persons[0] ?? 0) : null,
  };
}

export function onlineEntry(table: TableInfo): Entry {
  const own = table.seats.find((seat) => seat.mine);
  const mine = own?.seat ?? null;
  // While a bot stands in nobody waits for its holder.
  const asked = own !== undefined && own.level === null && table.deciders.includes(own.seat);
  const player = (seat: TableInfo['seats'][number]): EntryPlayer | null => {
    if (seat.kind === 'open') return null;
    return seat.kind === 'person' ? { name: seat.name } : { level: seat.level ?? '' };
  };
  return {
    key: `online-${table.id}`,
    href: `/table/${table.id}`,
    name: table.name,
    game: table.game,
    where: 'online',
    state: table.state === 'playing' ? (asked ? 'yours' : 'theirs') : table.state,
    others: table.seats.filter((seat) => !seat.mine).map(player),
    waiting: asked
      ? []
      : table.seats
          .filter(({ seat }) => table.deciders.includes(seat))
          .map(player)
          .filter((one) => one !== null),
    changed: table.changed,
    rank: mine === null ? null : rankIn(table.outcome, mine),
  };
}

/** Null while the game runs, and if nobody won. */
function rankIn(outcome: Outcome | null, seat: Seat): number | null {
  if (outcome === null || outcome.every(({ rank }) => rank === 1)) return null;
  return outcome[seat]?.rank ?? null;
}

/** In the order they are listed. */
export const STATES = ['yours', 'open', 'theirs', 'finished'] as const;

/** Games waiting for the viewer first, longest wait at the top; the rest by latest change. */
export function sorted(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      (a.state === 'yours' ? a.changed - b.changed : b.changed - a.changed),
  );
}

/** Address of the game's replay. */
export function replayOf({ href }: Entry): string {
  return href.startsWith('/local/') ? `/replay${href}` : href.replace('/table/', '/replay/');
}
