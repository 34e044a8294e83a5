import { expect, test } from 'vitest';
import type { Masked } from '../../rules/engine.ts';
import type { Game } from '../../rules/game.ts';
import { type Locale, LOCALES } from '../../words/phrases.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Viewer } from '../../rules/seat.ts';
import { BOARD_COLUMNS, columnsOf } from '../../words/width.ts';
import { BROKEN } from './broken.ts';
import type { Heard } from './speech.ts';

interface Shown<State> {
  /** The first rows are all looked at, then one in this many. */
  readonly every: number;
  /** What a board should tell but leaves out: areas, units. */
  readonly missing: (locale: Locale, view: Masked<State>, text: string) => readonly string[];
  /** Its odds are sentences, which the shell wraps. If omitted, they must keep to the width as well. */
  readonly longOdds?: true;
}

/** How many rows are all looked at. */
const FIRST = 20;

/** Registers the tests of the text table as everybody sees it in random games; it ends with the viewer's hand. */
export function boardConformance<Setup extends AnySetup, State, Move, Event>(
  { speech }: Pick<Game<Setup, State, Move, Event>, 'speech'>,
  names: readonly string[],
  games: readonly Heard<State, Move, Event>[],
  { every, missing, longOdds }: Shown<State>,
): void {
  const isWide = (line: string): boolean => columnsOf(line) > BOARD_COLUMNS;

  function flawsOf(locale: Locale, view: Masked<State>, viewer: Viewer): string[] {
    const board = speech.board(locale, view, viewer, names);
    const odds = speech.odds(locale, view, viewer);
    const hand = speech.hand(locale, view, viewer);
    const end = hand.length === 0 ? [] : ['', ...hand];
    const held = viewer !== null && end.every((line, at) => board.at(at - end.length) === line);
    return [
      ...[...board, ...odds].filter((line) => BROKEN.test(line)),
      ...[...board, ...(longOdds === true ? [] : odds)].filter(isWide),
      ...missing(locale, view, board.join('\n')).map((part) => `${part} is missing`),
      ...(held ? [] : hand.map((line) => `${line} is not at the end for ${viewer}`)),
    ];
  }

  test.each(games)('the table of $name stays within the width and tells everything', ({ play }) => {
    const flaws = new Set<string>();
    for (const { row, view } of play()) {
      if (row > FIRST && row % every !== 0) continue;
      for (const viewer of [0, 1, null]) {
        const shown = view(viewer);
        for (const locale of LOCALES) for (const flaw of flawsOf(locale, shown, viewer)) flaws.add(flaw);
      }
    }
    expect([...flaws]).toEqual([]);
  });
}
