import { type Locale, same, type Seat } from '@sanguine/kernel';
import { brokenWords, buttonsOf, byButton, tryByHand } from '@sanguine/ui/test/by-hand.ts';
import { describe, expect, test } from 'vitest';
import type { UnitKind } from '../../content/kinds.ts';
import { bloodstones } from '../../index.ts';
import { buildable } from '../../rules/build.ts';
import { dueNow } from '../../rules/due.ts';
import type { Move } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import { playerOf } from '../../rules/tiles.ts';
import { randomGame, TABLES } from '../../test/spoken.ts';
import type { MapBoard } from '../interaction/board-types.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { battleActions } from '../battle/actions.ts';
import { besideTheMap } from '../plan/beside.ts';
import { paymentMove, placesOf } from '../plan/payment.ts';
import { NOTHING, type Selection, type View } from '../plan/selection.ts';
import { targetsOf } from '../plan/targets.ts';
import { type PromptQuestion, questionFor } from '../prompt/question.ts';

/** All buttons available now. */
const buttons = buttonsOf<MapBoard>(INTERACTION);

const playedByButton = (view: View, seat: Seat, selection: Selection, move: Move): boolean =>
  byButton(buttons(view, seat, selection), move);

/** The question with what glows, as the table asks it. */
const asking = (locale: Locale, view: View, seat: Seat, selection: Selection): PromptQuestion =>
  questionFor(locale, view, seat, selection, targetsOf(view, seat, selection).length > 0);

/** Whether pointing at an area with this selection makes exactly this move. */
function playedOnMap(view: View, seat: Seat, selection: Selection, move: Move): boolean {
  return targetsOf(view, seat, selection).some(({ moves }) => same(moves, [move]));
}

/** Whether there is something to tap for a unit. */
function inHand(view: View, seat: Seat, kind: UnitKind): boolean {
  return [...playerOf(view, seat).hand, ...besideTheMap(view, seat)].some((one) => one === kind);
}

/** Whether a player can make a move with map, hand and buttons. */
function madeByHand(view: View, seat: Seat, move: Move): boolean {
  switch (move.do) {
    case 'found':
    case 'capture':
    case 'settle':
      return (
        playedOnMap(view, seat, NOTHING, move) ||
        // The Chaos Horde captures in its main phase, by a button.
        playedByButton(view, seat, NOTHING, move)
      );
    case 'build':
    case 'muster':
    case 'return':
      return inHand(view, seat, move.kind) && playedOnMap(view, seat, { ...NOTHING, kind: move.kind }, move);
    case 'step':
      return playedOnMap(view, seat, { ...NOTHING, from: move.from, units: move.units }, move);
    case 'shamble':
      return playedOnMap(view, seat, { ...NOTHING, from: move.from, again: move.again }, move);
    case 'withdraw':
    case 'retreat':
      return playedOnMap(view, seat, NOTHING, move);
    case 'deploy': {
      const put = move.units.every(({ kind, area }, at) => {
        const selection = { ...NOTHING, kind, deployed: move.units.slice(0, at) };
        return targetsOf(view, seat, selection).some((target) => target.area === area);
      });
      return put && playedByButton(view, seat, { ...NOTHING, deployed: move.units }, move);
    }
    case 'pay':
    case 'discard': {
      const due = dueNow(view);
      const tiles = placesOf(view, seat, move.tiles);
      return due !== null && same(paymentMove(view, seat, { ...NOTHING, tiles }, due), move);
    }
    case 'battle':
    case 'end':
    case 'ready':
      return playedByButton(view, seat, NOTHING, move);
    case 'stand':
    case 'swap':
    case 'keep':
    case 'lose':
    case 'raise': {
      const picked = move.do === 'swap' ? `swap:${move.tile}` : null;
      return battleActions('en', view, seat, picked).some((action) => same(action.move, move));
    }
    case 'pick':
      // The faction cards ask the engine one by one.
      return bloodstones.refuse(view, seat, move) === null;
  }
}

describe.each(TABLES)('a game on $map', (context) => {
  test('every move a player makes can be made by hand', () => {
    const { asked, missed } = tryByHand(randomGame(context), {
      // The move that was made, and occasionally another possible one.
      tried: (row, moves, move) => [
        move,
        ...(row % 3 === 0 ? moves.slice(row % moves.length).slice(0, 1) : []),
      ],
      made: madeByHand,
      print: (_, move) => printMove(move),
    });
    expect(asked).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  test('a glowing area takes what its coin says, in as many steps as it says', () => {
    for (const { row, view, seat, moves } of randomGame(context)) {
      const own = view(seat);
      const from = moves.find((move) => move.do === 'step')?.from;
      if (row % 5 !== 0 || from === undefined) continue;
      for (const { area, moves: steps, price } of targetsOf(own, seat, { ...NOTHING, from })) {
        let [now, cost]: [View, number] = [own, 0];
        for (const step of steps) {
          expect(bloodstones.refuse(now, seat, step), `row ${row}: ${printMove(step)}`).toBeNull();
          const { state, events } = bloodstones.preview(now, seat, step);
          for (const event of events) if (event.e === 'unit.moved') cost += event.cost;
          if (state !== null) now = state;
        }
        expect([area, price], `row ${row}`).toEqual([area, { of: 'pips', count: cost }]);
      }
    }
  });

  test('questions and buttons are whole sentences in both languages', () => {
    for (const { row, view, seat } of randomGame(context)) {
      const own = view(seat);
      expect(brokenWords({ buttons, questionFor: asking }, own, seat, NOTHING), `row ${row}`).toEqual([]);
    }
  });

  test('glowing areas are spoken of when there are some, and reasons name no area but the chosen one', () => {
    const met = { glowing: 0, dark: 0, reasons: 0 };
    for (const { row, view, seat, moves } of randomGame(context)) {
      if (row % 3 !== 0) continue;
      const own = view(seat);
      const [step] = moves.filter((move) => move.do === 'step');
      const selections = [
        NOTHING,
        ...(step?.do === 'step' ? [{ ...NOTHING, from: step.from }] : []),
        ...buildable(own, seat).map((kind) => ({ ...NOTHING, kind })),
      ];
      for (const selection of selections) {
        const glows = targetsOf(own, seat, selection).length > 0;
        const { facts } = asking('en', own, seat, selection);
        expect(glows || !facts.includes('glowing'), `row ${row}: ${facts}`).toBe(true);
        met[glows ? 'glowing' : 'dark'] += 1;
        for (const { unavailable } of buttons(own, seat, selection, { locale: 'en', aimed: false })) {
          if (unavailable === null || unavailable.says.startsWith('Fight first')) continue;
          const named = [...unavailable.says.matchAll(/area (\d+)/g)].map(([, area]) => `@${area}`);
          const touched = selection.from === null ? [] : [`@${selection.from}`];
          expect(touched, `row ${row}: ${unavailable.says}`).toEqual(expect.arrayContaining(named));
          expect(touched).toEqual(expect.arrayContaining(unavailable.places.map(({ ref }) => ref)));
          met.reasons += 1;
        }
      }
    }
    expect(Math.min(...Object.values(met))).toBeGreaterThan(20);
  });
});
