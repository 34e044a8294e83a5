import { type Locale, LOCALES, type Viewer } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { guidesIn, seatedPlayers, tableProps, wordsOf } from '@sanguine/ui/test/table-props.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { bloodStone } from '../../index.ts';
import { pileOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { BROKEN, randomGame, type Spot, TABLES } from '../../test/spoken.ts';
import { board } from '../index.tsx';

function tableOf({ row, view, seat }: Spot, viewer: Viewer, locale: Locale): string {
  const own = view(viewer);
  const props: TableProps<State, AnyMove, Event> = tableProps(locale, {
    view: own,
    viewer,
    number: row,
    deciders: [seat],
    outcome: bloodStone.outcome(own),
    players: seatedPlayers(2),
  });
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: locale }, table));
}

const cardsIn = (markup: string): number => guidesIn(markup, 'card:');

describe.each(TABLES)('the table on $glade', (setup) => {
  test('is drawn at every step for who decides, for the other and for who watches', () => {
    const steps = new Set<string>();
    for (const spot of randomGame(setup)) {
      const step = spot.view(null).frames.at(-1)?.step ?? '';
      // Each step the first time in both languages, later now and then in one: rendering a table takes a while.
      const first = !steps.has(step);
      if (!first && spot.row % 61 !== 0) continue;
      steps.add(step);
      for (const locale of first ? LOCALES : LOCALES.slice(spot.row % 2).slice(0, 1)) {
        const drawn = tableOf(spot, spot.seat, locale);
        expect(wordsOf(drawn), `row ${spot.row}`).not.toMatch(BROKEN);
        const own = spot.view(spot.seat);
        // A whisper shows the Witch's cards to the Soldiers.
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
