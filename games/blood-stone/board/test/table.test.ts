import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import type { Settings, TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bloodStone } from '../../index.ts';
import { pileOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { BROKEN, randomGame, TABLES } from '../../test/spoken.ts';
import { board } from '../index.tsx';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };

const settingsIn = (locale: Locale): Settings => ({
  locale,
  motion: 'reduced',
  sound: false,
  warnings: true,
  forced: false,
  patterns: 'normal',
  textSize: 'normal',
  textBoard: false,
});

const nothing = (): void => undefined;

type Spot = ReturnType<typeof randomGame> extends Iterable<infer One> ? One : never;

function tableOf({ row, view, seat }: Spot, viewer: Viewer, locale: Locale): string {
  const own = view(viewer);
  const props: TableProps<State, AnyMove, Event> = {
    view: own,
    viewer,
    number: row,
    deciders: [seat],
    sealed: [],
    choice: null,
    canUndo: true,
    outcome: bloodStone.outcome(own),
    players: [0, 1].map((at) => ({ name: `Player ${at}`, bot: null, here: true, clock: null })),
    settings: settingsIn(locale),
    latest: null,
    events: [],
    focus: null,
    live: true,
    play: () => Promise.resolve(null),
    undo: nothing,
    openRules: nothing,
    show: nothing,
    furniture: { title: 'The Red Moon', menu: null, side: null, notice: null },
  };
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: locale }, table));
}

/** What is read on the table, without its markup. */
const wordsOf = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/g, ' ');

const cardsIn = (markup: string): number => markup.match(/data-guide="card:/g)?.length ?? 0;

describe.each(TABLES)('the table on $glade', (setup) => {
  test('is drawn at every step for who decides, for the other and for who watches', () => {
    const steps = new Set<string>();
    for (const spot of randomGame(setup)) {
      const step = spot.view(null).frames.at(-1)?.step ?? '';
      // Each step once or twice: drawing a table takes a while.
      if (steps.has(step) && spot.row % 61 !== 0) continue;
      steps.add(step);
      for (const locale of LOCALES) {
        const drawn = tableOf(spot, spot.seat, locale);
        expect(wordsOf(drawn), `row ${spot.row}`).not.toMatch(BROKEN);
        const own = spot.view(spot.seat);
        // A whisper lays the Witch's cards before the Soldiers.
        const held = step === 'whisper' ? own.seen : pileOf(own, spot.seat).hand;
        expect(cardsIn(drawn), `row ${spot.row}`).toBe(held.length);
        expect(cardsIn(tableOf(spot, null, locale)), `row ${spot.row}`).toBe(0);
      }
    }
    expect([...steps]).toEqual(expect.arrayContaining(['place', 'soldiers', 'witch']));
  });

  test('who does not decide has nothing to press but the way to look around', () => {
    for (const spot of randomGame(setup)) {
      if (spot.row % 29 !== 0) continue;
      const drawn = tableOf(spot, 1 - spot.seat, 'en');
      expect(drawn).toContain('Waiting for');
      expect(drawn).not.toMatch(/data-guide="action:(?!undo)/);
    }
  });
});

test('both languages say the same things', () => {
  expect(Object.keys(ja)).toEqual(Object.keys(en));
});
