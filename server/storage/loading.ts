import {
  type AnySetup,
  type Base,
  type Chapter,
  type Engine,
  type GameRecord,
  Match,
  type RecordedDice,
  recordedDice,
  turnChapter,
} from '@sanguine/kernel';
import { withPauses } from '../pauses.ts';
import { writtenChapter } from './record.ts';
import type { AskedSeats, MatchStore, StoredChapter, StoredMatch, StoredSnapshot } from './store.ts';

/** A match replayed from the store. */
export interface Loaded<Setup extends AnySetup, State, Move, Event> {
  readonly ok: true;
  readonly match: Match<Setup, State, Move, Event>;
  readonly chapter: StoredChapter;
  /** The row it was loaded from: the match holds no rows before it. */
  readonly from: number;
  /** The chapter's rows up to `from` that are no longer in effect. */
  readonly takenBack: readonly number[];
  readonly finished: boolean;
}

/** The match stays stored as it is; an administrator has to look at it. */
export interface Unloaded {
  readonly ok: false;
  readonly problem: string;
}

export interface LoadOptions {
  /** Load from this row or an earlier one, so that a rewind can reach it. */
  readonly reach?: number;
  /** Stop after this row. */
  readonly last?: number;
}

/** Loads a match under the rules it is played by, or returns the problem. */
export async function load<Setup extends AnySetup, State, Move, Event>(
  store: MatchStore,
  engine: Engine<Setup, State, Move, Event>,
  id: string,
  { reach, last = Number.POSITIVE_INFINITY }: LoadOptions = {},
): Promise<Loaded<Setup, State, Move, Event> | Unloaded> {
  const [stored, dice] = await Promise.all([store.load(id, reach), store.dice(id)]);
  if (stored === null || dice === null) return { ok: false, problem: `no match ${id}` };
  const rows = stored.rows.filter(({ number }) => number <= last);
  const { game, current, snapshot, finished } = stored;
  const { conceded } = snapshot;
  const base = { snapshot: snapshot.state, row: snapshot.row, mark: snapshot.mark, conceded };
  const chapter = writtenChapter({ ...current, base }, rows, false);
  const resumed = await withPauses(
    Match.resuming(engine, recordOfChapter(game, recordedDice(dice, true), chapter)),
  );
  if (!resumed.ok) return { ok: false, problem: `match ${id}, row ${resumed.number}: ${resumed.problem}` };
  return {
    ok: true,
    match: resumed.match,
    chapter: current,
    from: snapshot.row,
    takenBack: snapshot.takenBack,
    finished: finished !== null,
  };
}

/** The row after which a chapter with this base begins. */
export function startOf(base: Base): number {
  return 'setup' in base ? 0 : base.row;
}

/** Turning a chapter draws nothing. */
const NO_DICE: RecordedDice = { generator: 'swift', seed: '' };

function recordOfChapter(game: string, dice: RecordedDice, chapter: Chapter): GameRecord {
  return { format: 'sanguine', version: 1, game, dice, chapters: [chapter] };
}

/** Moves a match to newer rules if there are any; a finished one keeps those it was played by. */
export async function renew<Setup extends AnySetup, State, Move, Event>(
  store: MatchStore,
  engine: Engine<Setup, State, Move, Event>,
  id: string,
  at: number,
): Promise<Unloaded | null> {
  for (;;) {
    const [match, chapters] = await Promise.all([store.find(id), store.chapters(id)]);
    if (match === null || match.game !== engine.id || match.finished !== null) return null;
    const current = chapters.find(({ number }) => number === match.chapter);
    if (current === undefined || current.rulesVersion >= engine.rulesVersion) return null;
    const stored = await store.load(id);
    if (stored?.chapter !== current.number) continue;
    const next = await nextChapter(store, engine, stored);
    if (!next.ok) return next;
    // A node with older rules may have played a row, or another with these may have been first: try again.
    if ((await store.turn(id, stored.number, { ...next, at })) === 'turned') return null;
  }
}

interface Next extends AskedSeats {
  readonly ok: true;
  readonly chapter: StoredChapter;
  readonly snapshot: StoredSnapshot;
}

async function nextChapter<Setup extends AnySetup, State, Move, Event>(
  store: MatchStore,
  engine: Engine<Setup, State, Move, Event>,
  { id, number, game, current, snapshot }: StoredMatch,
): Promise<Next | Unloaded> {
  const rows = await store.rows(id, startOf(current.base), number);
  const turned = turnChapter(engine, recordOfChapter(game, NO_DICE, writtenChapter(current, rows, false)), {
    snapshot: snapshot.state,
    events: rows.map(({ events }) => events),
  });
  if (!turned.ok) return { ok: false, problem: `match ${id}: ${turned.problem}` };
  const next = turned.record.chapters.at(-1);
  if (next === undefined || 'setup' in next.base) throw new Error('a turned chapter goes on from a snapshot');
  const { rulesVersion, base } = next;
  const state = engine.load(base.snapshot);
  if (state === null) return { ok: false, problem: `match ${id}: the carried state is none of this game` };
  const chapter = current.number + 1;
  const deciders = engine.deciders(state);
  return {
    ok: true,
    chapter: { number: chapter, rulesVersion, base, events: [] },
    snapshot: {
      chapter,
      row: base.row,
      mark: base.mark,
      state: base.snapshot,
      takenBack: [],
      conceded: base.conceded ?? [],
    },
    deciders,
    ordered: deciders.filter((seat) => engine.ordered(state, seat) !== null),
  };
}
