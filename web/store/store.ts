import type { GameRecord, MarkedRow } from '@sanguine/kernel';
import type { LocalGame } from './local-game.ts';

/** The parts of a game's entry that are updated apart from its rows. */
type Note = Partial<Pick<LocalGame, 'deciders' | 'outcome'>>;

/** Storage for local games. */
export interface GameStore {
  /** Latest change first. */
  list(): Promise<LocalGame[]>;
  find(id: string): Promise<LocalGame | null>;
  /** The full record with all rows; null if there is no such game. */
  record(id: string): Promise<GameRecord | null>;
  add(game: LocalGame, record: GameRecord): Promise<void>;
  /** Stores a row under its number, permanently; false if the number is already taken. */
  append(id: string, number: number, row: MarkedRow<unknown>, at: number): Promise<boolean>;
  note(id: string, note: Note): Promise<void>;
  remove(id: string): Promise<void>;
}
