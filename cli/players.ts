import { levelsOf } from '@sanguine/bots';
import { type AnyGame, check, type GameRecord, type Seat } from '@sanguine/kernel';

/** The names of a table: those written in a record, numbered by seat where two are alike. */
export function namesOf(players: readonly string[]): string[] {
  return players.map((name, seat) =>
    players.indexOf(name) === players.lastIndexOf(name) ? name : `${name} ${seat}`,
  );
}

/** Who played, by seat. In a record a bot goes by its level; seats without a name go by their number. */
export function playersOf(game: AnyGame, { players = [], chapters }: GameRecord): string[] {
  const base = chapters[0]?.base;
  const setup = base !== undefined && 'setup' in base ? check(game.engine.schema.setup, base.setup) : null;
  const seats = setup?.ok === true ? setup.value.seats : players.length;
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? `${seat}`);
}

/** The seat of the person: the first that no bot holds. */
export function personAt(game: AnyGame, players: readonly string[]): Seat | null {
  const levels = levelsOf(game);
  const seat = players.findIndex((player) => !levels.includes(player));
  return seat < 0 ? null : seat;
}
