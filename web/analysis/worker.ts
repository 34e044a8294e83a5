import { expose } from 'comlink';
import {
  analyse,
  type Analysed,
  type AnalysisProgress,
  type Depth,
  judge,
  type Judgement,
  type PlayerNames,
} from '@sanguine/bots';
import { type AnyGame, type GameRecord, Match, type Seat, startRow } from '@sanguine/kernel';
import { loadGame } from '@sanguine/registry/load.ts';

/** Milliseconds for a quick analysis; with everything around it that is less than a minute. */
const QUICK = 50_000;

/** A choice made instead of the recorded one. */
interface OtherChoice {
  /** The recorded row. */
  readonly row: number;
  readonly seat: Seat;
  readonly move: unknown;
}

/** Play-outs per thought and worlds per comparison while somebody waits for the answer. */
const THOUGHT = 600;
const WORLDS = 256;

/** The table before a row. */
function before({ engine }: AnyGame, record: GameRecord, row: number) {
  const last = record.chapters.at(-1);
  if (last === undefined || row <= startRow(last)) return null;
  const { result: _, ...open } = record;
  const rows = last.rows.slice(0, row - 1 - startRow(last));
  const resumed = Match.resume(engine, {
    ...open,
    chapters: [...record.chapters.slice(0, -1), { ...last, rows }],
  });
  return resumed.ok ? resumed.match : null;
}

const worker = {
  async analyse(
    record: GameRecord,
    depth: Depth,
    names: PlayerNames,
    tell: (progress: AnalysisProgress) => void,
  ): Promise<Analysed> {
    const game = await loadGame(record.game);
    const until = performance.now() + QUICK;
    const left = (): number => until - performance.now();
    const work = analyse(game, record, { depth, names, ...(depth === 'quick' ? { left } : {}) });
    for (;;) {
      const step = work.next();
      if (step.done === true) return step.value;
      tell(step.value);
    }
  },

  /** What another choice would have been worth; null if it could not be made then. */
  async judge(record: GameRecord, { row, seat, move }: OtherChoice): Promise<Judgement | null> {
    const game = await loadGame(record.game);
    const match = before(game, record, row);
    if (match === null) return null;
    const decision = { view: match.viewFor(seat), seat, move, past: match.streak(seat) };
    return judge(game, decision, { seed: `learn ${row}`, budget: { playouts: THOUGHT }, worlds: WORLDS });
  },
};

export type AnalysisWorker = typeof worker;
expose(worker);
