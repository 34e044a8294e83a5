import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { guidesIn, seatedPlayers, tableProps, wordsOf } from '@sanguine/ui/test/table-props.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bloodRage } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { Scene } from '../../test/scene.ts';
import { BROKEN, randomGame, seen, type Spot, TABLES } from '../../test/spoken.ts';
import { board } from '../index.tsx';
import { cardOffer } from '../plan/cards.ts';

function tableOf(
  { row, view, seat }: Spot,
  viewer: Viewer,
  locale: Locale,
  events: readonly Event[],
  acted = 0,
  past = false,
): string {
  const own = view(viewer);
  const props: TableProps<State, AnyMove, Event> = tableProps(locale, {
    view: own,
    viewer,
    number: row,
    deciders: [seat],
    outcome: bloodRage.outcome(own),
    players: seatedPlayers(own.clans.length),
    events,
    acted,
    past,
  });
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: locale }, table));
}

const cardsIn = (markup: string): number => guidesIn(markup, 'card:');

/** Spots of a game that cover every step once or twice: rendering a table takes a while. */
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

test('a draft looked at again leaves the board in view until the pack is asked for', () => {
  const [spot] = [...someSpots({ seed: 'again', seats: 3 })].filter(
    ({ view }) => view(null).frames.at(-1)?.step === 'draft',
  );
  if (spot === undefined) throw new Error('no draft');
  const drawn = (past: boolean): string => tableOf(spot, spot.seat, 'en', [], 0, past);
  expect(drawn(false)).toContain('data-guide="pack"');
  expect(drawn(true)).not.toContain('data-guide="pack"');
  expect(drawn(true)).toContain('data-guide="pack:fold"');
});

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

/** The first spot of a game at which an Age is over, and all events until then. */
function ageOver(setup: (typeof TABLES)[number]): { spot: Spot; told: readonly Event[] } {
  const told: Event[] = [];
  for (const spot of randomGame(setup)) {
    if (told.some(({ e }) => e === 'age.ended')) return { spot, told };
    told.push(...spot.events);
  }
  throw new Error('no Age ended');
}

test('the end of an Age waits for who was away, behind a battle of their own unless they are asked; who has acted since has seen both', () => {
  const { spot, told } = ageOver({ seed: 'a', seats: 2 });
  const shown = (viewer: Viewer, acted: number) => {
    const table = tableOf(spot, viewer, 'en', told, acted);
    return ['battle:close', 'age:on'].filter((guide) => guidesIn(table, guide) > 0);
  };
  const ended = told.findLastIndex(({ e }) => e === 'age.ended');
  expect(shown(1 - spot.seat, 0)).toEqual(['battle:close']);
  expect(shown(spot.seat, 0)).toEqual(['age:on']);
  expect(shown(spot.seat, ended)).toEqual(['age:on']);
  expect(shown(spot.seat, told.length)).toEqual([]);
  expect(shown(null, 0)).toEqual([]);
});

const clanCount = ({ view }: Spot): number => view(null).clans.length;

test('who rests is offered to take that back while others are asked, and nobody else is', () => {
  const scene = new Scene('wolf yggdrasil warrior; bear gimle 2 warrior; serpent angerboda 2 warrior')
    .does('wolf', 'pillage yggdrasil')
    .does('bear', 'rest')
    .asks('serpent', 'call');
  const wakes = scene.state.clans.map((_, viewer) => {
    const props: TableProps<State, AnyMove, Event> = tableProps('en', {
      view: seen(scene, viewer),
      viewer,
      number: 9,
      deciders: scene.deciders,
      players: seatedPlayers(3),
      events: [{ e: 'pillage.began', seat: 0, province: 'yggdrasil', by: 'action' }],
    });
    const table = createElement(board.Table, props);
    return guidesIn(
      renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, table)),
      'action:wake',
    );
  });
  expect(wakes).toEqual([0, 1, 0]);
});
