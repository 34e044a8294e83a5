import * as v from 'valibot';
import type { Dice } from '../random/dice.ts';
import { commitment } from '../random/fairness.ts';
import { linkOf } from './mark.ts';
import { type MarkedRow, markedRow, MOST_SEATS, rowNumber, seatNumber } from './row.ts';
import type { Outcome } from '../rules/rules.ts';
import { check, type Checked, list, type Schema } from '../rules/schema.ts';
import type { Seat } from '../rules/seat.ts';
import { type Workings, workings } from './workings.ts';

/**
 * Where a chapter begins: the set-up, or a snapshot with its row and the sealed mark from which the chain continues.
 */
export type Base =
  | { readonly setup: unknown }
  | {
      readonly snapshot: unknown;
      readonly row: number;
      readonly mark: string;
      /** The seats that had conceded by then; omitted if none had. */
      readonly conceded?: readonly Seat[] | undefined;
    };

/** The rows of a match under one version of the rules. */
export interface Chapter {
  readonly rulesVersion: number;
  readonly base: Base;
  readonly rows: readonly MarkedRow<unknown>[];
  /** A closed chapter keeps each row's events, so that it stays readable without its rules. */
  readonly events?: readonly (readonly unknown[])[] | undefined;
  /** Only in the record of a finished game that was given away. */
  readonly workings?: Workings | undefined;
}

export type RecordedDice =
  | {
      readonly generator: 'fair';
      readonly commitment: string;
      /** Null until it is revealed. */
      readonly secret: string | null;
      readonly salts: readonly string[];
    }
  | { readonly generator: 'swift'; readonly seed: string };

/** Dice as a record has them: without the secret they are committed to, unless it is shown. */
export function recordedDice(dice: Dice, showSecret: boolean): RecordedDice {
  if (dice.generator === 'swift') return dice;
  const { generator, secret, salts } = dice;
  return { generator, commitment: commitment(secret), secret: showSecret ? secret : null, salts };
}

/** A whole match as data. It holds every seat's choices, so it is for storage only while the match runs. */
export interface GameRecord {
  readonly format: 'sanguine';
  readonly version: 1;
  readonly game: string;
  readonly dice: RecordedDice;
  /** At least one; the last is the one in play. */
  readonly chapters: readonly Chapter[];
  readonly players?: readonly string[] | undefined;
  readonly result?: Outcome | undefined;
}

export interface RecordOptions {
  readonly players?: readonly string[];
  /** Default: true once the game is over. */
  readonly showSecret?: boolean;
}

const FORMAT = 'sanguine';
const VERSION = 1;
const MOST_CHARACTERS = 50_000_000;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const whole = v.pipe(v.number(), v.safeInteger());
const rows = 100_000;
const baseMark = v.pipe(
  v.string(),
  v.regex(/^(?:[0-9a-f]{8}|[0-9a-f]{12})(?:-[0-9a-f]{12})?$/, 'not a mark'),
);

const chapter: Schema<Chapter> = v.object({
  rulesVersion: whole,
  base: v.union([
    v.object({
      snapshot: v.unknown(),
      row: rowNumber,
      mark: baseMark,
      conceded: v.optional(list(seatNumber, MOST_SEATS)),
    }),
    v.object({ setup: v.unknown() }),
  ]),
  rows: list(markedRow, rows),
  events: v.optional(list(list(v.unknown(), 10_000), rows)),
  workings: v.optional(workings(rows)),
});

const schema: Schema<GameRecord> = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  game: text(64),
  dice: v.variant('generator', [
    v.object({
      generator: v.literal('fair'),
      commitment: text(64),
      secret: v.nullable(text(1024)),
      salts: list(text(1024), MOST_SEATS),
    }),
    v.object({ generator: v.literal('swift'), seed: text(1024) }),
  ]),
  chapters: v.pipe(list(chapter, 1000), v.minLength(1)),
  players: v.optional(list(text(200), MOST_SEATS)),
  result: v.optional(list(v.object({ score: v.number(), rank: whole }), MOST_SEATS)),
});

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problem: string };

/** Reads the output of `writeRecord`; for anything else, `problem` says in one line what is wrong. */
export function readRecord(written: string): ReadRecord {
  if (written.length > MOST_CHARACTERS) return { ok: false, problem: 'too long for a record' };
  let data: unknown;
  try {
    data = JSON.parse(written);
  } catch {
    return { ok: false, problem: 'not JSON, or cut short' };
  }
  const head = check(v.object({ format: v.literal(FORMAT), version: v.unknown() }), data);
  if (!head.ok) return { ok: false, problem: 'not a Sanguine record' };
  if (head.value.version !== VERSION) {
    return { ok: false, problem: `record version ${JSON.stringify(head.value.version)} is not known here` };
  }
  const shaped = check(schema, data);
  if (!shaped.ok) return { ok: false, problem: `damaged record: ${shaped.problem}` };
  const record = shaped.value;
  const gap = record.chapters.findIndex((next, at) => {
    const before = record.chapters[at - 1];
    return before !== undefined && startRow(next) !== lastRow(before);
  });
  if (gap > 0)
    return { ok: false, problem: `damaged record: chapter ${gap + 1} does not follow the one before it` };
  return { ok: true, record };
}

export function writeRecord(
  match: { record(options: RecordOptions): GameRecord },
  options: RecordOptions = {},
): string {
  return JSON.stringify(match.record(options));
}

/** The row number of the chapter's base. */
export function startRow({ base }: Chapter): number {
  return 'setup' in base ? 0 : base.row;
}

export function lastRow(ended: Chapter): number {
  return startRow(ended) + ended.rows.length;
}

/** The mark from which the next chapter continues. */
export function lastMark({ base, rows: marked }: Chapter): string {
  return marked.at(-1)?.mark ?? ('setup' in base ? '' : linkOf(base.mark));
}

/** The dice of a record; fails if its secret is not revealed or does not match the commitment. */
export function diceOf({ dice }: GameRecord): Checked<Dice> {
  if (dice.generator === 'swift') return { ok: true, value: { generator: 'swift', seed: dice.seed } };
  if (dice.secret === null) return { ok: false, problem: 'the secret has not been shown' };
  try {
    if (commitment(dice.secret) !== dice.commitment) {
      return { ok: false, problem: 'the secret is not the one promised when the table opened' };
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  return { ok: true, value: { generator: 'fair', secret: dice.secret, salts: [...dice.salts] } };
}
