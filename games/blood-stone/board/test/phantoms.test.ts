import type { Viewer } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { LocaleContext } from '@sanguine/ui/controls/locale.ts';
import { guidesIn, seatedPlayers, tableProps } from '@sanguine/ui/test/table-props.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { board } from '../index.tsx';
import { stonesBySeat } from '../sides/members.ts';

const PIECES = 'witch e1, zombie archer e5, swordsman e9, realm boar, realm spearman';

/** The same table with other cards in both hands. */
const dealt = (witch: string, soldiers: string): Scene =>
  new Scene(PIECES).hand('witch', witch).hand('soldiers', soldiers);

function drawnFor(scene: Scene, viewer: Viewer): string {
  const props: TableProps<State, AnyMove, Event> = tableProps('en', {
    view: seen(scene, viewer),
    viewer,
    number: 9,
    deciders: [scene.seat('soldiers')],
    players: seatedPlayers(2),
  });
  const table = createElement(board.Table, props);
  return renderToStaticMarkup(createElement(LocaleContext, { value: 'en' }, table));
}

/** The units drawn as Phantoms, each once. */
const phantomsIn = (markup: string): string[] =>
  [...new Set([...markup.matchAll(/data-phantom="(\w+)"/g)].map(([, unit = '']) => unit))].toSorted();

test('the dead of the Realm are drawn as Phantoms for everybody; the living and zombies are not', () => {
  const scene = dealt('siphon', 'mend');
  for (const viewer of [0, 1, null])
    expect(phantomsIn(drawnFor(scene, viewer))).toEqual(['boar', 'spearman']);
});

test('a picture shows its viewer nothing of cards that are hidden from them', () => {
  const [one, other] = [dealt('siphon zombify', 'mend'), dealt('bloodBoil gnarlroot', 'banish')];
  // A spectator sees neither hand: the same picture, whatever is held.
  expect(drawnFor(one, null)).toBe(drawnFor(other, null));
  // The owner of a hand sees it.
  const witch = one.seat('witch');
  expect(guidesIn(drawnFor(one, witch), 'card:')).toBe(2);
  expect(drawnFor(one, witch)).not.toBe(drawnFor(other, witch));
  // If the own hand is the same, the other side's cards make no difference.
  expect(drawnFor(one, witch)).toBe(drawnFor(dealt('siphon zombify', 'banish'), witch));
  const soldiers = one.seat('soldiers');
  expect(drawnFor(one, soldiers)).toBe(drawnFor(dealt('bloodBoil gnarlroot', 'mend'), soldiers));
});

test('a zombie is the Witch’s: its card is on her side and its stones count for her, wherever they are told', () => {
  const scene = new Scene('witch e1 9, wolf e3 2, zombie archer e5 4, swordsman e9 3, realm spearman');
  const told = seen(scene, null);
  expect(stonesBySeat(told)[scene.seat('witch')]).toBe(15);
  const markup = drawnFor(scene, null);
  const [witch = '', soldiers = ''] = ['witch', 'soldiers'].map(
    (side) => new RegExp(`data-guide="side:${side}".*?</section>`).exec(markup)?.[0],
  );
  expect(witch).toContain('unit:archer');
  expect(soldiers).not.toContain('unit:archer');
  expect(witch).toContain('15 stones');
  expect(soldiers).toContain('3 stones');
  expect(markup).toContain(`42 in all: 15 + 3 + ${told.bank}`);
});
