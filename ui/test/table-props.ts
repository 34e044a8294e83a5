import type { Locale } from '@sanguine/kernel';
import type { SeatedPlayer, TableProps } from '../contract.ts';
import type { Settings } from '../settings.ts';

/** The props a test sets; the rest have defaults. */
type Said<State, Move, Event> = Pick<
  TableProps<State, Move, Event>,
  'view' | 'viewer' | 'number' | 'deciders'
> &
  Partial<TableProps<State, Move, Event>>;

const nothing = (): void => undefined;

export function settingsIn(locale: Locale): Settings {
  return {
    locale,
    motion: 'off',
    theme: 'light',
    sound: 'off',
    volume: 'normal',
    soundHidden: false,
    warnings: true,
    forced: false,
    patterns: 'normal',
    textSize: 'normal',
    textBoard: false,
  };
}

/** `Player 1` and so on, all present. */
export function seatedPlayers(count: number): SeatedPlayer[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Player ${at + 1}`,
    label: `Player ${at + 1}`,
    bot: null,
    here: true,
    shares: false,
    clock: null,
    why: null,
  }));
}

/** Props with nothing else going on. */
export function tableProps<State, Move, Event>(
  locale: Locale,
  said: Said<State, Move, Event>,
): TableProps<State, Move, Event> {
  return {
    sealed: [],
    choice: null,
    canUndo: true,
    closed: null,
    outcome: null,
    players: [],
    settings: settingsIn(locale),
    latest: null,
    events: [],
    acted: 0,
    history: null,
    news: { isNew: () => true, putAway: nothing },
    focus: null,
    live: true,
    past: false,
    imagined: false,
    play: () => Promise.resolve(null),
    undo: nothing,
    askHint: null,
    hint: null,
    openRules: nothing,
    show: nothing,
    watch: null,
    notes: { read: () => Promise.resolve(null), write: () => Promise.resolve(null) },
    account: null,
    slots: { title: 'The Marsh Accord', menu: null, side: null, unread: 0, notice: null },
    ...said,
  };
}

/** The text of rendered markup, without tags. */
export function wordsOf(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/g, ' ');
}

/** How many elements have a guide with this prefix: `card:`. */
export function guidesIn(markup: string, start: string): number {
  return markup.split(`data-guide="${start}`).length - 1;
}
