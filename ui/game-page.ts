import type { TableChoices } from '@sanguine/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { Notes } from './notes.ts';
import type { Settings } from './settings.ts';

/** The pages a game may have besides its tables, by the word in their address. */
export const GAME_PAGES = ['rosters', 'library', 'companion'] as const;
export type GamePageName = (typeof GAME_PAGES)[number];

export interface GamePageFrameProps {
  /** The window's title. */
  readonly title: string;
  /** `site`: with the site's masthead and footer; `bare`: the whole window belongs to the page. */
  readonly look: 'site' | 'bare';
  readonly children: ReactNode;
}

/** Everything a game's own page receives. It has no other source. */
export interface GamePageProps {
  readonly settings: Settings;
  /** The part of the address that belongs to the page, query included: `edit/3`, `shared?v=1&r=...`; empty at its start. */
  readonly at: string;
  /** Goes to a page of the same game; `replace` leaves no step to go back to. */
  go(this: void, page: GamePageName, at: string, how?: 'push' | 'replace'): void;
  /** The same as a complete address, for links to copy or to print. */
  address(this: void, page: GamePageName, at: string): string;
  /** The game's notebook on this device, the one its tables have. */
  readonly notes: Notes;
  /** The person's notebook of the game on the server, the same on every device; null if nobody is signed in. */
  readonly account: Notes | null;
  /**
   * Starts a game against a bot on this device in which these moves, in notation, are played at once for the first seat,
   * and goes to its table. False if it could not be started.
   */
  tryOut(this: void, choices: TableChoices, moves: readonly string[]): Promise<boolean>;
  /** Opens the rulebook at a section. */
  openRules(this: void, section: string): void;
  /** Another of the game's notebooks on this device, by name: each has its own size limit. Always the same object. */
  notebook(this: void, name: string): Notes;
  /** The frame of the page. */
  readonly Frame: ComponentType<GamePageFrameProps>;
}

export type GamePage = ComponentType<GamePageProps>;
