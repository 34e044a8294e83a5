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
import { Scene } from '../../test/scene.ts';
import { GAMES, seen } from '../../test/spoken.ts';
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

const steps = new Set<string>();

describe.each(GAMES)('the table in a game of $name', ({ play }) => {
  test('is drawn at every step for who decides, for the other and for who watches', () => {
    for (const spot of play()) {
      const step = spot.view(null).frames.at(-1)?.step ?? '';
      // Each step only once in all games, because rendering a table takes a while.
      if (steps.has(step)) continue;
      steps.add(step);
      for (const locale of LOCALES) {
        const drawn = tableOf(spot, spot.seat, locale);
        expect(wordsOf(drawn), `${step} in ${locale}`).not.toMatch(BROKEN);
        const units = spot.view(null).units.filter(({ state }) => state === 'board').length;
        expect(guidesIn(drawn, 'unit:'), step).toBe(units);
        expect(drawn).toMatch(/data-guide="action:(?!undo)/);
      }
      for (const viewer of [1 - spot.seat, null]) {
        const drawn = tableOf(spot, viewer, 'en');
        expect(drawn, step).toContain('Waiting for');
        expect(drawn, step).not.toMatch(/data-guide="action:(?!undo)/);
      }
    }
  });
});

describe('an open window', () => {
  const scene = new Scene('orlen 10,10 inspire 1', 'cray 11.26,10 damage 4')
    .does('south', 'activate orlen')
    .rolls('skull inspire blank blank blank')
    .does('south', 'attack marshals-sword cray');
  const drawn = (viewer: Viewer, events: readonly Event[]): string =>
    renderToStaticMarkup(
      createElement(
        LocaleContext,
        { value: 'en' },
        createElement(
          board.Table,
          tableProps<State, AnyMove, Event>('en', {
            view: seen(scene, viewer),
            viewer,
            number: 3,
            deciders: [0],
            players: seatedPlayers(2),
            events,
          }),
        ),
      ),
    );

  test('is seen by both with the chances of every answer; only who decides may pick dice', () => {
    for (const viewer of [0, 1, null]) {
      const table = drawn(viewer, scene.events);
      expect(guidesIn(table, 'chance:')).toBe(3);
      expect(guidesIn(table, 'die:')).toBe(viewer === 0 ? 5 : 0);
      expect(table.includes('decides')).toBe(viewer !== 0);
      expect(wordsOf(table)).toContain('Marshal');
    }
  });

  test('is the same where nobody has told how it came to it, as in a what-if', () => {
    expect(guidesIn(drawn(0, []), 'die:')).toBe(5);
    expect(wordsOf(drawn(0, []))).toContain('mastery 5');
  });
});
