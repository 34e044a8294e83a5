import type { RowContext } from '../../rules/play-context.ts';
import type { AnyKit, SetupEntry } from '../kit.ts';
import type { Act, CheckedPosition } from '../checked-position.ts';
import type { CheckName, ReportViolation } from '../violation.ts';
import type { Walked } from '../walk.ts';

/** The start of a game, and what it did at the table. */
export interface CheckedStart {
  readonly kit: AnyKit;
  readonly entry: SetupEntry;
  readonly seed: string;
  /** The live state: only for looking at. */
  readonly state: unknown;
  readonly table: RowContext<unknown>;
}

/** Plays, and the state they led to. */
export interface CheckedPlay {
  readonly position: CheckedPosition;
  /** The live state: only for looking at. */
  readonly state: unknown;
  readonly table: RowContext<unknown>;
}

/** One thing every game must pass, checked at suitable moments of random games. An exception counts against the game. */
export interface Check {
  readonly name: CheckName;
  /** The look at a whole state costs more than a play, so it is taken seldom after the first games. */
  readonly sparing?: boolean;
  /** At every start. */
  start?(start: CheckedStart, report: ReportViolation): void;
  /** At positions under inspection: some of every game, and the last one, where nobody decides. */
  position?(position: CheckedPosition, report: ReportViolation): void;
  /** For a legal move at such a position; each verb gets its turn. */
  subject?(position: CheckedPosition, subject: Act, report: ReportViolation): void;
  /** After every play; if `sparing`, after every play of the first games and some of the others. */
  play?(play: CheckedPlay, report: ReportViolation): void;
  /** After a whole game. */
  game?(kit: AnyKit, walked: Walked, report: ReportViolation): void;
  /** After all games. */
  close?(kit: AnyKit, report: ReportViolation): void;
}
