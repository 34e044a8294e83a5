import type { RowContext } from '../../rules/play-context.ts';
import type { AnyKit, SetupEntry } from '../kit.ts';
import type { Act, CheckedPosition } from '../checked-position.ts';
import type { CheckName, ReportViolation } from '../violation.ts';
import type { Walked } from '../walk.ts';

/** A start of a game, and what it did to the table. */
export interface CheckedStart {
  readonly kit: AnyKit;
  readonly entry: SetupEntry;
  readonly seed: string;
  /** The live state: to be looked at, never to be changed. */
  readonly state: unknown;
  readonly table: RowContext<unknown>;
}

/** Plays that were made, and the state they led to. */
export interface CheckedPlay {
  readonly position: CheckedPosition;
  /** The live state: to be looked at, never to be changed. */
  readonly state: unknown;
  readonly table: RowContext<unknown>;
}

/** One thing a game must pass, asked wherever a random game offers a look. What it throws counts against the game. */
export interface Check {
  readonly name: CheckName;
  /** A look at a whole state that costs more than a play: the first games show what it can find. */
  readonly sparing?: boolean;
  /** At every start. */
  start?(start: CheckedStart, report: ReportViolation): void;
  /** At the positions under the glass: some of them, spread over every game, and the last, where nobody decides. */
  position?(position: CheckedPosition, report: ReportViolation): void;
  /** For a legal move at such a position: each verb gets its turn. */
  subject?(position: CheckedPosition, subject: Act, report: ReportViolation): void;
  /** After every play; if `sparing`, after every play of the first games and some of the others. */
  play?(play: CheckedPlay, report: ReportViolation): void;
  /** After a whole game. */
  game?(kit: AnyKit, walked: Walked, report: ReportViolation): void;
  /** When all games are played. */
  close?(kit: AnyKit, report: ReportViolation): void;
}
