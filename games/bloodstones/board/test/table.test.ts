import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import type { Settings, TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bloodstones } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { HIDDEN, type State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { BROKEN, randomGame, type Spot, TABLES } from '../../test/spoken.ts';
import { board } from '../index.tsx';

function settingsIn(locale: Locale): Settings {
  return {
    locale,
    motion: 'reduced',
    sound: false,
    warnings: true,
    forced: false,
    patterns: 'normal',
    textSize: 'normal',
    textBoard: false,
  };
}

const nothing = (): void => undefined;

function tableOf({ row, view, seat }: Spot, viewer: Viewer, locale: Locale): string {
  const own = view(viewer);
  const props: TableProps<State, Move, Event> = {
    view: own,
    viewer,
    number: row,
    deciders: [seat],
    sealed: [],
    choice: null,
    canUndo: true,
    outcome: bloodstones.outcome(own),
    players: own.players.map((_, at) => ({ name: `Player ${at}`, bot: null, here: true, clock: null })),
    settings: settingsIn(locale),
    latest: null,
    events: [],
    focus: null,
    live: true,
    play: () => Promise.resolve(null),
    undo: nothing,
    openRules: nothing,
    show: nothing,
    furniture: { title: 'The Marsh Accord', menu: null, side: null, notice: null },
  };
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: locale }, table));
}

/** What is read on the table, without its markup. */
const wordsOf = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/g, ' ');

const tilesIn = (markup: string): number => markup.match(/data-guide="tile:/g)?.length ?? 0;

describe.each(TABLES)('the table on $map', (setup) => {
  test('is drawn at every step for who decides, for the others and for who watches', () => {
    const steps = new Set<string>();
    for (const spot of randomGame(setup)) {
      const step = spot.view(null).frames.at(-1)?.step ?? '';
      // Each step once or twice: drawing a table takes a while.
      if (steps.has(step) && spot.row % 97 !== 0) continue;
      steps.add(step);
      for (const locale of LOCALES) {
        const drawn = tableOf(spot, spot.seat, locale);
        expect(wordsOf(drawn), `row ${spot.row}`).not.toMatch(BROKEN);
        const { hand } = playerOf(spot.view(spot.seat), spot.seat);
        const tiles = tilesIn(drawn);
        expect(tiles, `row ${spot.row}`).toBeGreaterThanOrEqual(
          hand.filter((tile) => tile !== HIDDEN).length,
        );
        expect(tilesIn(tableOf(spot, null, locale)), `row ${spot.row}`).toBe(0);
      }
    }
    expect(steps.size).toBeGreaterThan(9);
  });

  test('who does not decide has nothing to press but the way to look around', () => {
    for (const spot of randomGame(setup)) {
      if (spot.row % 53 !== 0) continue;
      const other = (spot.seat + 1) % spot.view(null).players.length;
      const drawn = tableOf(spot, other, 'en');
      expect(drawn).toContain('Waiting for');
      expect(drawn).not.toMatch(/data-guide="action:(?!undo)/);
    }
  });
});
