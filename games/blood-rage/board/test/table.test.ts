import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import type { Settings, TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bloodRage } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { BROKEN, randomGame, TABLES } from '../../test/spoken.ts';
import { board } from '../index.tsx';
import { cardOffer } from '../plan/cards.ts';
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

function tableOf(
  { row, view, seat }: Spot,
  viewer: Viewer,
  locale: Locale,
  events: readonly Event[],
): string {
  const own = view(viewer);
  const props: TableProps<State, AnyMove, Event> = {
    view: own,
    viewer,
    number: row,
    deciders: [seat],
    sealed: [],
    choice: null,
    canUndo: true,
    outcome: bloodRage.outcome(own),
    players: own.clans.map((_, at) => ({ name: `Player ${at}`, bot: null, here: true, clock: null })),
    settings: settingsIn(locale),
    latest: null,
    events,
    focus: null,
    live: true,
    play: () => Promise.resolve(null),
    undo: nothing,
    openRules: nothing,
    show: nothing,
    furniture: { title: 'The Long Winter', menu: null, side: null, notice: null },
  };
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: locale }, table));
}

/** What is read on the table, without its markup. */
const wordsOf = (markup: string): string =>
  markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/g, ' ');

const cardsIn = (markup: string): number => markup.match(/data-guide="card:/g)?.length ?? 0;

/** Spots of a game at which every step is met once or twice: drawing a table takes a while. */
function* someSpots(setup: (typeof TABLES)[number]): Iterable<Spot & { readonly told: readonly Event[] }> {
  const steps = new Set<string>();
  const told: Event[] = [];
  for (const spot of randomGame(setup)) {
    const step = spot.view(null).frames.at(-1)?.step ?? '';
    if (!steps.has(step) || spot.row % 211 === 0) yield { ...spot, told };
    steps.add(step);
    told.push(...spot.events);
  }
}

describe.each(TABLES)('the table of $seats, $seed', (setup) => {
  test('is drawn at every step for who decides and for who watches', () => {
    let drawn = 0;
    for (const spot of someSpots(setup)) {
      const { row, seat, view, told } = spot;
      drawn += 1;
      for (const locale of LOCALES) {
        const table = tableOf(spot, seat, locale, told);
        expect(wordsOf(table), `row ${row}`).not.toMatch(BROKEN);
        expect(cardsIn(table), `row ${row}`).toBe(cardOffer(view(seat), seat)?.cards.length ?? 0);
      }
      expect(cardsIn(tableOf(spot, null, 'en', told)), `row ${row}`).toBe(0);
    }
    expect(drawn).toBeGreaterThan(7);
  });

  test('who does not decide has nothing to press but the way to look around', () => {
    const spots = [...randomGame(setup)].filter(({ row }) => row % 37 === 0);
    for (const spot of spots) {
      const table = tableOf(spot, (spot.seat + 1) % clanCount(spot), 'en', []);
      expect(table).toContain('Waiting for');
      expect(table).not.toMatch(/data-guide="action:(?!undo)/);
      expect(cardsIn(table)).toBe(0);
    }
    expect(spots.length).toBeGreaterThan(1);
  });
});

const clanCount = ({ view }: Spot): number => view(null).clans.length;

test('both languages say the same things', () => {
  expect(Object.keys(ja)).toEqual(Object.keys(en));
});
