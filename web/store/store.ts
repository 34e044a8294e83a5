import type { GameRecord, MarkedRow } from '@sanguine/kernel';
import type { LocalGame } from './local-game.ts';

/** What of a game changes without a row. */
type Note = Partial<Pick<LocalGame, 'deciders' | 'outcome'>>;

/** Where local games are kept. */
export interface GameStore {
  /** The latest changed first. */
  list(): Promise<LocalGame[]>;
  find(id: string): Promise<LocalGame | null>;
  /** The whole truth with all rows; null where there is no such game. */
  record(id: string): Promise<GameRecord | null>;
  add(game: LocalGame, record: GameRecord): Promise<void>;
  /** Stores a row under its number, once and for all; false when another was first. */
  append(id: string, number: number, row: MarkedRow<unknown>, at: number): Promise<boolean>;
  note(id: string, note: Note): Promise<void>;
  remove(id: string): Promise<void>;
}
