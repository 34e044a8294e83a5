import { type AnyGame, notedMoves, type Seat, winShares } from '@sanguine/kernel';
import type { GymStanding, GymTableName, GymTell, GymTold } from '@sanguine/protocol/gym';
import type { GymTable } from './table.ts';

/** The state of a table, and what each seat that is to decide is told of it. */
export function standingOf(
  game: AnyGame,
  name: GymTableName,
  table: GymTable,
  tell: readonly GymTell[] = [],
): GymStanding {
  const deciders = table.deciders();
  const outcome = table.outcome();
  const volunteers = table.volunteers();
  const shares = outcome === null ? [] : winShares(outcome);
  return {
    table: name,
    row: table.number,
    deciders,
    ...(volunteers.length > 0 && { volunteers }),
    outcome: outcome?.map((seat, at) => ({ ...seat, share: shares[at] ?? 0 })) ?? null,
    ...(tell.length > 0 && { told: deciders.map((seat) => toldTo(game, table, seat, tell)) }),
  };
}

/** What a seat or a spectator is told, from that mask and nothing else. */
export function toldTo(game: AnyGame, table: GymTable, seat: Seat | null, tell: readonly GymTell[]): GymTold {
  const { engine, estimate } = game;
  const view = table.viewFor(seat);
  const wants = (what: GymTell): boolean => tell.includes(what);
  const mayMove = seat !== null && table.mayMove(seat);
  const moves = (wants('moves') || wants('count')) && mayMove ? table.outlookOf(seat).moves : [];
  return {
    seat,
    ...(wants('view') && { view }),
    ...(wants('moves') && {
      moves: notedMoves(game, view, seat ?? 0, moves),
      exhaustive: seat === null || !mayMove || engine.exhaustive(view, seat),
    }),
    ...(wants('count') && { count: moves.length }),
    ...(wants('features') && table.outcome() === null && { features: estimate.measure(view) }),
    ...(wants('chances') && { chances: estimate.chances(view) }),
    ...(wants('scores') && { scores: engine.scores(view) }),
  };
}
