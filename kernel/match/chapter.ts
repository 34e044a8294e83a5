import type { Engine } from '../rules/engine.ts';
import { mark, snapshotMark } from './mark.ts';
import { copy } from '../rules/plain.ts';
import { type Base, type Chapter, type GameRecord, lastMark, lastRow, type ReadRecord } from './record.ts';
import type { AnySetup } from '../rules/rules.ts';
import type { Seat } from '../rules/seat.ts';

/** What remains of a chapter under older rules: its last snapshot and the events of each row. */
export interface Legacy {
  readonly snapshot: unknown;
  readonly events: readonly (readonly unknown[])[];
}

/** The seats that have conceded by the end of the chapter. */
export function concededIn({ base, rows }: Chapter): readonly Seat[] {
  const before = 'setup' in base ? [] : (base.conceded ?? []);
  return [...before, ...rows.flatMap((row) => (row.do === 'concede' ? [row.seat] : []))];
}

/** A base at a snapshot, sealed. */
export function snapshotBase(link: string, snapshot: unknown, row: number, conceded: readonly Seat[]): Base {
  const sealed = { snapshot, row, mark: snapshotMark(link, snapshot, conceded) };
  return conceded.length === 0 ? sealed : { ...sealed, conceded };
}

/**
 * Closes the chapter played under older rules and opens one under these, from the upgraded snapshot. Rows made after
 * the snapshot stay readable in the closed chapter, and their numbers are not reused.
 */
export function turnChapter<Setup extends AnySetup, State, Move, Event>(
  engine: Engine<Setup, State, Move, Event>,
  record: GameRecord,
  { snapshot, events }: Legacy,
): ReadRecord {
  const last = record.chapters.at(-1);
  if (last === undefined) return { ok: false, problem: 'a record without chapters' };
  if (events.length !== last.rows.length)
    return { ok: false, problem: 'a closed chapter keeps the events of each row' };
  const upgraded = engine.upgrade(copy(snapshot), last.rulesVersion);
  if (upgraded === null) {
    const versions = `rules version ${last.rulesVersion} to ${engine.rulesVersion}`;
    return { ok: false, problem: `the snapshot cannot be carried over from ${versions}` };
  }
  const state = engine.clone(upgraded);
  const next: Chapter = {
    rulesVersion: engine.rulesVersion,
    base: snapshotBase(mark(lastMark(last), state), state, lastRow(last), concededIn(last)),
    rows: [],
  };
  const chapters = [...record.chapters.slice(0, -1), { ...last, events }, next];
  return { ok: true, record: copy({ ...record, chapters }) };
}
