import { isBot } from '@sanguine/bots';
import { type AnyGame, type GameRecord, Match, readRecord, withoutWorkings } from '@sanguine/kernel';
import type { LocalSeat } from './local-game.ts';

/** A long game's record has a few hundred kilobytes; files above this limit are not read. */
export const MOST_BYTES = 16 * 1024 * 1024;
/** The maximum for a replay. */
export const MOST_ROWS = 20_000;
/** The maximum for any table. */
export const MOST_SEATS = 16;

/** Why a file is rejected; each problem has its own sentence. */
type ImportProblem =
  /** Larger than any record. */
  | 'size'
  /** Longer than any game. */
  | 'rows'
  /** Not a record, or a damaged one. */
  | 'file'
  /** A record of an unknown game. */
  | 'game'
  /** Its dice are still secret because the game is running elsewhere. */
  | 'secret'
  /** The rules on this device do not replay it. */
  | 'rules';

export type Imported =
  | {
      readonly ok: true;
      readonly game: AnyGame;
      readonly record: GameRecord;
      readonly seats: readonly LocalSeat[];
    }
  | NotImported;

export interface NotImported {
  readonly ok: false;
  readonly problem: ImportProblem;
  readonly detail: string;
}

/**
 * Reads an untrusted record file and replays it; call it in a worker. `load` rejects for an unknown game; `nameless`
 * are the names, by seat, for players the record does not name.
 */
export async function readImport(
  file: Blob,
  load: (id: string) => Promise<AnyGame>,
  nameless: readonly string[],
): Promise<Imported> {
  if (file.size > MOST_BYTES) return { ok: false, problem: 'size', detail: '' };
  const read = readRecord(await file.text());
  if (!read.ok) return { ok: false, problem: 'file', detail: read.problem };
  const { record } = read;
  const rows = record.chapters.reduce((sum, chapter) => sum + chapter.rows.length, 0);
  if (rows > MOST_ROWS) return { ok: false, problem: 'rows', detail: '' };
  const game = await load(record.game).catch(() => null);
  if (game === null) return { ok: false, problem: 'game', detail: record.game };
  if (record.dice.generator === 'fair' && record.dice.secret === null)
    return { ok: false, problem: 'secret', detail: '' };
  const played = Match.resume(game.engine, record);
  if (!played.ok) return { ok: false, problem: 'rules', detail: played.problem };
  return { ok: true, game, record: withoutWorkings(record), seats: seatsOf(game, record, nameless) };
}

/** The seats for continuing: bots are recorded by level and temper, everybody else is a person. */
function seatsOf(
  game: AnyGame,
  { players, result, dice, chapters }: GameRecord,
  nameless: readonly string[],
): LocalSeat[] {
  const base = chapters[0]?.base;
  const setup = base !== undefined && 'setup' in base ? setupSeats(base.setup) : undefined;
  const salts = dice.generator === 'fair' ? dice.salts.length : undefined;
  const count = players?.length ?? setup ?? result?.length ?? salts ?? 0;
  return Array.from({ length: count }, (_, seat): LocalSeat => {
    const given = players?.[seat] ?? '';
    const name = given === '' ? (nameless[seat] ?? '') : given;
    return isBot(game, name) ? { kind: 'bot', level: name } : { kind: 'person', name };
  });
}

function setupSeats(setup: unknown): number | undefined {
  if (typeof setup !== 'object' || setup === null || !('seats' in setup)) return undefined;
  return typeof setup.seats === 'number' ? setup.seats : undefined;
}
