import type { RowTable } from '../../table.ts';
import type { AnyKit, SetupEntry } from '../kit.ts';
import type { Act, Spot } from '../spot.ts';
import type { CheckName, Note } from '../violation.ts';
import type { Walked } from '../walk.ts';

/** A start of a game, and what it did to the table. */
export interface Start {
  readonly kit: AnyKit;
  readonly entry: SetupEntry;
  readonly seed: string;
  /** The live state: to be looked at, never to be changed. */
  readonly state: unknown;
  readonly table: RowTable<unknown>;
}

/** Plays that were made, and the state they led to. */
export interface Passage {
  readonly spot: Spot;
  /** The live state: to be looked at, never to be changed. */
  readonly state: unknown;
  readonly table: RowTable<unknown>;
}

/** One thing a game must pass, asked wherever a random game offers a look. What it throws counts against the game. */
export interface Check {
  readonly name: CheckName;
  /** At every start. */
  start?(start: Start, note: Note): void;
  /** At the positions under the glass: some of them, spread over every game, and the last, where nobody decides. */
  spot?(spot: Spot, note: Note): void;
  /** For a legal move at such a position: each verb gets its turn. */
  subject?(spot: Spot, subject: Act, note: Note): void;
  /** After every play. */
  passage?(passage: Passage, note: Note): void;
  /** After a whole game. */
  game?(kit: AnyKit, walked: Walked, note: Note): void;
  /** When all games are played. */
  close?(kit: AnyKit, note: Note): void;
}
