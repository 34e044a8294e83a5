import type { TableInfo } from '@sanguine/protocol';
import type { LocalGame } from '../store/local-game.ts';

/** A game of mine as lists show it, wherever it is played. */
export interface Entry {
  readonly key: string;
  readonly href: string;
  readonly name: string;
  readonly game: string;
  readonly where: 'local' | 'online';
  readonly state: 'yours' | 'theirs' | 'open' | 'finished';
  /** The others at the table, in seat order; null is an empty seat. */
  readonly others: readonly (EntryPlayer | null)[];
  /** Those the table waits for, if it is not for me. */
  readonly waiting: readonly EntryPlayer[];
  readonly changed: number;
  /** My place at the end; null while it goes on, or where I only watched. */
  readonly rank: number | null;
}

/** A name, or the level of a bot; the name of somebody who has left for good is null. */
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
    rank: persons.length === 1 ? (game.outcome?.[persons[0] ?? 0]?.rank ?? null) : null,
  };
}

export function onlineEntry(table: TableInfo): Entry {
  const mine = table.seats.find((seat) => seat.mine)?.seat ?? null;
  const asked = mine !== null && table.deciders.includes(mine);
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
    rank: mine === null ? null : (table.outcome?.[mine]?.rank ?? null),
  };
}

const ORDER = ['yours', 'open', 'theirs', 'finished'] as const;

/** What waits for me first, the longest waiting at the top; the rest by what happened last. */
export function sorted(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) =>
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
      (a.state === 'yours' ? a.changed - b.changed : b.changed - a.changed),
  );
}

/** Where a game is looked back at. */
export function replayOf({ href }: Entry): string {
  return href.startsWith('/local/') ? `/replay${href}` : href.replace('/table/', '/replay/');
}
