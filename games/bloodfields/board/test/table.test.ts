import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import { BROKEN, type RandomPlay } from '@sanguine/kernel/conformance';
import type { TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { guidesIn, seatedPlayers, tableProps, wordsOf } from '@sanguine/ui/test/table-props.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bloodfields } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { GAMES } from '../../test/spoken.ts';
import { board } from '../index.tsx';

type Spot = RandomPlay<State, AnyMove, Event>;

function tableOf({ row, view, seat }: Spot, viewer: Viewer, locale: Locale): string {
  const own = view(viewer);
  const props: TableProps<State, AnyMove, Event> = tableProps(locale, {
    view: own,
    viewer,
    number: row,
    deciders: [seat],
    outcome: bloodfields.outcome(own),
    players: seatedPlayers(2),
  });
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: locale }, table));
}

describe.each(GAMES)('$name', ({ play }) => {
  test('is drawn at every step for who decides and for who watches, with every unit on the table', () => {
    const steps = new Set<string>();
    for (const spot of play()) {
      const view = spot.view(null);
      const step = view.frames.at(-1)?.step ?? '';
      // Each step once or twice: rendering a table takes a while.
      if (steps.has(step) && spot.row % 97 !== 0) continue;
      steps.add(step);
      for (const locale of LOCALES) {
        const drawn = tableOf(spot, spot.seat, locale);
        expect(wordsOf(drawn), `row ${spot.row}`).not.toMatch(BROKEN);
        const standing = view.units.filter((unit) => unit.state === 'board').length;
        expect(guidesIn(drawn, 'unit:'), `row ${spot.row}`).toBe(standing);
        expect(guidesIn(tableOf(spot, null, locale), 'spot:'), `row ${spot.row}`).toBe(0);
      }
    }
    expect(steps.size).toBeGreaterThan(0);
  });

  test('who does not decide has nothing to press but the way to look around', () => {
    for (const spot of play()) {
      if (spot.row % 53 !== 0) continue;
      const drawn = tableOf(spot, 1 - spot.seat, 'en');
      expect(drawn).toContain('Waiting for');
      expect(drawn).not.toMatch(/data-guide="action:(?!undo)/);
    }
  });
});
