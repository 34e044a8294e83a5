import type { GameRecord, Masked, Seat, Viewer } from '@sanguine/kernel';
import type { Story, TableInfo } from '@sanguine/protocol';
import { ask } from '../api/client.ts';
import { findTable } from '../api/tables.ts';
import { gameWorker } from '../link/game-worker.ts';
import { exportLocal, fileName, readLocal } from '../store/games.ts';
import { personsOf } from '../store/local-game.ts';
import { recordedNames } from '../store/names.ts';
import type { SavedFile } from '../table/save-file.ts';
import type { BranchPlan } from '../worker/game-worker.ts';

/** A game to replay and where it comes from. */
export interface Source {
  readonly name: string;
  /** Address of the table. */
  readonly home: string;
  /** The path under `/replay`. */
  readonly path: string;
  /** True if others can open a link to it. */
  readonly shared: boolean;
  readonly finished: boolean;
  /** The reader's seat; null for a spectator, and if several people share a screen. */
  readonly own: Viewer;
  /** The viewers whose view may be shown, the reader's own first. */
  readonly viewers: readonly Viewer[];
  story(viewer: Viewer): Promise<Story | null>;
  /** The record of a finished game; null while it runs, or if it is gone. */
  record(): Promise<GameRecord | null>;
  /** Null while the record is not available. */
  save(): Promise<SavedFile | null>;
  /** Starts a game from the table after a row; null if that is impossible. */
  branch(row: number, view: Masked<unknown>, viewer: Viewer, plan: BranchPlan): Promise<string | null>;
}

/** The seat an address asks for, if its view may be shown; otherwise null. */
export function seatAskedFor({ viewers }: Source, search: string): Seat | null {
  const seat = new URLSearchParams(search).get('seat');
  const wished = seat !== null && /^\d{1,2}$/.test(seat) ? Number(seat) : null;
  return viewers.includes(wished) ? wished : null;
}

/** Takes a path under `/replay`: `local/<id>` or a table's id. */
export function sourceOf(path: string): Promise<Source | null> {
  const [first = '', second] = path.split('/');
  return first === 'local' ? localSource(second ?? '') : onlineSource(first);
}

async function localSource(id: string): Promise<Source | null> {
  const found = await readLocal(id);
  if (found === null) return null;
  const { game, record } = found;
  const persons = personsOf(game.seats);
  const all = game.seats.map((_, seat) => seat);
  const finished = game.outcome !== null;
  // In an unfinished game a single person sees their own hand; people who share a screen see what is public.
  const own = persons.length === 1 ? persons : [];
  const viewers: readonly Viewer[] = finished ? [...new Set([...persons, ...all]), null] : [...own, null];
  return {
    name: game.name,
    home: `/local/${id}`,
    path: `local/${id}`,
    shared: false,
    finished,
    own: own[0] ?? null,
    viewers,
    record: () =>
      Promise.resolve(
        game.outcome === null ? null : { ...record, players: recordedNames(game), result: game.outcome },
      ),
    story: (viewer) => gameWorker().localStory(id, viewer),
    save: () => exportLocal(id),
    branch: (row, _view, _viewer, plan) => gameWorker().branchRecord(record, row, plan),
  };
}

async function onlineSource(id: string): Promise<Source | null> {
  const answer = await findTable(id);
  if (!answer.ok || answer.value.state === 'open') return null;
  const table = answer.value;
  const address = `/tables/${encodeURIComponent(id)}`;
  const finished = table.state === 'finished';
  const record = async (): Promise<GameRecord | null> => {
    const read = await ask<GameRecord>('GET', `${address}/record`);
    return read.ok ? read.value : null;
  };
  return {
    name: table.name,
    home: `/table/${id}`,
    path: id,
    shared: true,
    finished,
    own: table.seats.find(({ mine }) => mine)?.seat ?? null,
    viewers: onlineViewers(table),
    record: () => (finished ? record() : Promise.resolve(null)),
    async story(viewer) {
      const own = table.seats.find(({ mine }) => mine)?.seat ?? null;
      const eyes = viewer === own || viewer === null ? '' : `?seat=${viewer}`;
      const read = await ask<Story>('GET', `${address}/story${eyes}`);
      return read.ok ? read.value : null;
    },
    async save() {
      const whole = finished ? await record() : null;
      return whole === null ? null : { name: fileName(table.name), text: JSON.stringify(whole) };
    },
    async branch(row, view, viewer, plan) {
      if (!finished) return gameWorker().branchView(table.game, view, viewer, row, plan);
      const whole = await record();
      return whole === null ? null : gameWorker().branchRecord(whole, row, plan);
    },
  };
}

/**
 * After the game every seat's view is available; until then only the reader's own, which for a spectator is the public
 * one.
 */
function onlineViewers({ seats, state }: TableInfo): Viewer[] {
  const own = seats.find(({ mine }) => mine)?.seat ?? null;
  if (state !== 'finished') return [own];
  const others = seats.map(({ seat }) => seat).filter((seat) => seat !== own);
  return [own, ...others];
}
