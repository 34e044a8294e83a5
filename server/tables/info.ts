import type { Outcome, Seat } from '@sanguine/kernel';
import type { Pace, TableInfo } from '@sanguine/protocol';
import type { Person } from '../people/person.ts';
import { placeOf } from './seats.ts';
import type { Held, KnownTable, TableRow } from './rows.ts';

export interface TableFacts {
  readonly seats: readonly Held[];
  readonly people: ReadonlyMap<string, Person>;
  /** Seats whose holder has the table open. */
  readonly here: ReadonlySet<Seat>;
  /** Id of the caller; null if not signed in. */
  readonly asker: string | null;
}

/** Longer than any board's id: a longer text is a whole board. */
const WRITTEN_OUT = 64;

export function stateOf({ begun, finished }: Pick<KnownTable, 'begun' | 'finished'>): TableInfo['state'] {
  return begun === null ? 'open' : finished === null ? 'playing' : 'finished';
}

/** Whether the caller may see the table at all. Before it begins anybody with its id or code may. */
export function mayKnow(table: KnownTable, seats: readonly Held[], asker: string | null): boolean {
  return stateOf(table) === 'open' || table.watch === 'anyone' || belongs(table, seats, asker);
}

/** Copied field by field, so that neither salts nor other secrets come along. */
export function infoOf(table: KnownTable, { seats, people, here, asker }: TableFacts): TableInfo {
  const { id, name, game, board, watch, host, created, touched, commitment } = table;
  const state = stateOf(table);
  const listed = table.listed === 1;
  const outcome: Outcome | null = table.outcome === null ? null : JSON.parse(table.outcome);
  const options: Record<string, string> = JSON.parse(table.options);
  const pace: Pace = JSON.parse(table.pace);
  const deciders: Seat[] = JSON.parse(table.deciders ?? '[]');
  const mayInvite = state !== 'finished' && (listed || belongs(table, seats, asker));
  return {
    id,
    code: mayInvite ? table.code : null,
    name,
    game,
    board: board ?? '',
    options,
    state,
    seats: seats.map((held) => {
      const { seat, kind, person, level } = placeOf(held);
      const known = person === null ? null : (people.get(person)?.name ?? null);
      const mine = person !== null && person === asker;
      return { seat, kind, person, name: known, level, here: here.has(seat), mine };
    }),
    pace,
    listed,
    watch,
    hosted: host === asker,
    created,
    changed: table.changed ?? touched,
    number: table.number ?? 0,
    deciders,
    outcome: outcome?.map(({ score, rank }) => ({ score, rank })) ?? null,
    commitment,
  };
}

/** For lists, which leave out whole boards. */
export function shortInfo(info: TableInfo): TableInfo {
  return info.board.length > WRITTEN_OUT ? { ...info, board: '' } : info;
}

function belongs({ host }: TableRow, seats: readonly Held[], asker: string | null): boolean {
  return asker !== null && (host === asker || seats.some(({ person }) => person === asker));
}
