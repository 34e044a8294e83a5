import type { Hint, HintRequest } from '@sanguine/bots';
import { expose, proxy, type ProxyMarked } from 'comlink';
import {
  type AnyGame,
  type GameRecord,
  type Masked,
  verify,
  type Viewer,
  withWorkings,
} from '@sanguine/kernel';
import type { Story } from '@sanguine/protocol';
import { loadGame } from '@sanguine/registry/load.ts';
import { branchAt, branchFrom } from '../store/branch.ts';
import { type NotImported, readImport } from '../store/import.ts';
import { indexedStore } from '../store/indexed-store.ts';
import { keepRecord } from '../store/keeping.ts';
import type { LocalSeat } from '../store/local-game.ts';
import { recordedNames } from '../store/names.ts';
import { advise } from './advice.ts';
import { HeldTable } from './held-table.ts';
import { type LocalMessage, Referee } from './referee.ts';
import { tellRecord } from './telling.ts';

export interface BranchPlan {
  readonly name: string;
  readonly seats: readonly LocalSeat[];
}

/** Rows between two progress reports of a proof. */
const STRIDE = 20;

/** What a page may call on the table it opened. */
export type TableHandle = Pick<
  HeldTable,
  'play' | 'undo' | 'hint' | 'rewind' | 'concede' | 'callOff' | 'lift' | 'hurry' | 'tempo' | 'close'
> &
  ProxyMarked;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}

/**
 * A game is open in one window at a time: the last one to open it gets it. Resolves when this window has the game;
 * `taken` is called when another window takes it over.
 */
async function hold(id: string, taken: () => void): Promise<() => void> {
  const { promise: held, resolve: begun } = Promise.withResolvers<void>();
  const { promise: over, resolve: release } = Promise.withResolvers<void>();
  navigator.locks
    .request(`sanguine ${id}`, { steal: true }, () => {
      begun();
      return over;
    })
    .catch(taken);
  await held;
  return release;
}

const worker = {
  /**
   * Opens a game on this device. The page receives everything through `tell`, including why the game cannot be opened.
   */
  async openTable(id: string, tell: (message: LocalMessage) => void): Promise<TableHandle | null> {
    const table = await HeldTable.open({
      hold: (taken) => hold(id, taken),
      openReferee: (pass) =>
        Referee.open(
          { store: indexedStore, loadGame, tell: pass, pause, now: Date.now, trouble: reportError },
          id,
        ),
      tell,
    });
    if (table === null) return null;
    return proxy({
      play: (move: unknown) => table.play(move),
      undo: () => table.undo(),
      hint: () => table.hint(),
      rewind: (to: number) => table.rewind(to),
      concede: () => table.concede(),
      callOff: () => table.callOff(),
      lift: () => table.lift(),
      hurry: () => table.hurry(),
      tempo: (reading: number, moving: number) => table.tempo(reading, moving),
      close: () => table.close(),
    });
  },

  /** The best move for whoever asks, from what they may know. Blocks this worker; `Advisor` uses its own. */
  async advise(id: string, request: HintRequest, passed: (share: number) => void): Promise<Hint> {
    return advise(await loadGame(id), request, () => performance.now(), passed);
  },

  /** The story of a game on this device for one viewer; null if there is none, or it does not replay. */
  async localStory(id: string, viewer: Viewer): Promise<Story | null> {
    const [kept, record] = await Promise.all([indexedStore.find(id), indexedStore.record(id)]);
    if (kept === null || record === null) return null;
    return tellRecord(await loadGame(kept.game), record, viewer, recordedNames(kept));
  },

  /** Imports a record file as a game on this device, or returns what is wrong with it. */
  async importFile(
    name: string,
    file: Blob,
    nameless: readonly string[],
  ): Promise<{ ok: true; id: string } | NotImported> {
    const read = await readImport(file, loadGame, nameless);
    if (!read.ok) return read;
    const { game, record, seats } = read;
    const plan = { name, seats, origin: 'imported' } as const;
    return { ok: true, id: await keepRecord(indexedStore, game, plan, record) };
  },

  /** Verifies a record from its first row to its last. */
  async prove(record: GameRecord, passed: (row: number) => void): Promise<ReturnType<typeof verify>> {
    const { engine } = await loadGame(record.game);
    return verify(engine, record, (row) => {
      if (row % STRIDE === 0) passed(row);
    });
  },

  /** Adds to a finished game's record what people without our rules need to check it. */
  async workOut(record: GameRecord): Promise<GameRecord> {
    const { engine } = await loadGame(record.game);
    return withWorkings(engine, record);
  },

  /**
   * Starts a game from the exact table after row `row`. Returns its id; null if that is impossible or the game was
   * over.
   */
  async branchRecord(record: GameRecord, row: number, plan: BranchPlan): Promise<string | null> {
    const game = await loadGame(record.game);
    return keepBranch(game, branchAt(game, record, row, plan.seats.length), plan);
  },

  /** The same from one viewer's view. */
  async branchView(
    id: string,
    view: Masked<unknown>,
    viewer: Viewer,
    row: number,
    plan: BranchPlan,
  ): Promise<string | null> {
    const game = await loadGame(id);
    return keepBranch(game, branchFrom(game, view, viewer, row, plan.seats.length), plan);
  },
};

function keepBranch(game: AnyGame, record: GameRecord | null, plan: BranchPlan): Promise<string | null> {
  if (record === null) return Promise.resolve(null);
  return keepRecord(indexedStore, game, { ...plan, origin: 'whatIf' }, record);
}

export type GameWorker = typeof worker;
expose(worker);
