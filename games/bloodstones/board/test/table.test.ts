import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { guidesIn, seatedPlayers, tableProps, wordsOf } from '@sanguine/ui/test/table-props.ts';
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

function tableOf({ row, view, seat }: Spot, viewer: Viewer, locale: Locale, past = false): string {
  const own = view(viewer);
  const props: TableProps<State, Move, Event> = tableProps(locale, {
    view: own,
    viewer,
    number: row,
    deciders: [seat],
    outcome: bloodstones.outcome(own),
    players: seatedPlayers(own.players.length).map((player) => ({ ...player, shares: past })),
    live: !past,
    past,
  });
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: locale }, table));
}

const tilesIn = (markup: string): number => guidesIn(markup, 'tile:');

describe.each(TABLES)('the table on $map', (setup) => {
  test('is drawn at every step for who decides, for the others and for who watches', () => {
    const steps = new Set<string>();
    for (const spot of randomGame(setup)) {
      const step = spot.view(null).frames.at(-1)?.step ?? '';
      // Each step once or twice: rendering a table takes a while.
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
    expect(steps.size).toBeGreaterThan(8);
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

test('a replay through the eyes of who decides asks them nothing and calls them by their name', () => {
  let turns = 0;
  for (const spot of TABLES.slice(0, 1).flatMap((setup) => [...randomGame(setup)])) {
    if (spot.view(spot.seat).frames.at(-1)?.step !== 'main' || ++turns % 20 !== 1) continue;
    const drawn = (past: boolean): string => wordsOf(tableOf(spot, spot.seat, 'en', past));
    expect(drawn(false)).toMatch(/\byour turn\b/);
    expect(drawn(true)).not.toMatch(/\byou(?:rs?)?\b/i);
  }
  expect(turns).toBeGreaterThan(0);
});
