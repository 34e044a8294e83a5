import {
  type AnyGame,
  type Full,
  type GameRecord,
  mark,
  type Masked,
  Match,
  snapshotMark,
  startRow,
  swiftStreams,
  type Viewer,
} from '@sanguine/kernel';
import { newDice, newSecret } from './secret.ts';

/** A new game with its own dice that begins from a state of another game. */
function recordFrom({ engine }: AnyGame, state: Full<unknown>, row: number, seats: number): GameRecord {
  const base = { snapshot: state, row, mark: snapshotMark(mark('', state), state) };
  return {
    format: 'sanguine',
    version: 1,
    game: engine.id,
    dice: newDice(seats),
    chapters: [{ rulesVersion: engine.rulesVersion, base, rows: [] }],
  };
}

/** Branches from the exact state after row `row`; null if the record does not contain it, or the game was over. */
export function branchAt(game: AnyGame, record: GameRecord, row: number, seats: number): GameRecord | null {
  const last = record.chapters.at(-1);
  if (last === undefined || row < startRow(last)) return null;
  const rows = last.rows.slice(0, row - startRow(last));
  const { result: _, ...open } = record;
  const chapters = [...record.chapters.slice(0, -1), { ...last, rows }];
  const resumed = Match.resume(game.engine, { ...open, chapters });
  if (!resumed.ok || resumed.match.outcome() !== null) return null;
  return recordFrom(game, resumed.match.state, row, seats);
}

/** Branches from a state that looks the same to the viewer, with hidden parts imagined. Null if the game was over. */
export function branchFrom(
  game: AnyGame,
  view: Masked<unknown>,
  viewer: Viewer,
  row: number,
  seats: number,
): GameRecord | null {
  if (game.engine.outcome(view) !== null) return null;
  const chance = swiftStreams(newSecret()).stream(row, 'imagined');
  return recordFrom(game, game.engine.imagine(view, viewer, chance), row, seats);
}
