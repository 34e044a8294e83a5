import { levelsOf, type Playable, tempersOf } from '@sanguine/bots';
import type { AnyGame } from '@sanguine/kernel';
import type { NewTable } from '@sanguine/protocol';

/** The parts of a game that a table needs; any `Game` has them. */
export type TableGame = Playable & Pick<AnyGame, 'name' | 'boards' | 'options'>;

/** What a table has chosen from the game's offers. */
export interface Chosen {
  readonly seats: number;
  readonly board: string | null;
  readonly options: Readonly<Record<string, string>>;
}

/** The requested board, or the first made for this many players; null if the game has none. */
export function boardFor(
  game: TableGame,
  { board, seats }: Pick<NewTable, 'board' | 'seats'>,
): string | null {
  const count = seats.length;
  const fitting = game.boards.find(({ players: [least, most] }) => least <= count && count <= most);
  return board ?? (fitting ?? game.boards[0])?.id ?? null;
}

/** The game's set-up; null if it has no such options. `SetupCheck` finds out whether it can be played. */
export function setupOf(game: TableGame, { seats, board, options }: Chosen) {
  const known = Object.entries(options).every(
    ([option, value]) =>
      Object.hasOwn(game.options, option) && game.options[option]?.includes(value) === true,
  );
  if (!known) return null;
  return game.setup(seats, { options, ...(board === null ? {} : { board }) });
}

/** A game as clients see it when they open a table. */
export function offerOf(game: TableGame) {
  const { engine, name, boards, options } = game;
  return {
    id: engine.id,
    name: { en: name.en, ja: name.ja },
    seats: { min: engine.seats.min, max: engine.seats.max },
    boards: boards.map(({ id, name: { en, ja }, players: [least, most], note }) => ({
      id,
      name: { en, ja },
      players: [least, most] as [number, number],
      ...(note === undefined ? {} : { note: { en: note.en, ja: note.ja } }),
    })),
    options: Object.fromEntries(Object.entries(options).map(([option, values]) => [option, [...values]])),
    levels: levelsOf(game),
    tempers: Object.fromEntries(
      Object.keys(game.tempers ?? {}).map((level) => [level, tempersOf(game, level)]),
    ),
    rulesVersion: engine.rulesVersion,
  };
}
