import { same, type Seat } from '@sanguine/kernel';
import { brokenWords, buttonsOf, byButton, notAmong, tryByHand } from '@sanguine/ui/test/by-hand.ts';
import { describe, expect, test } from 'vitest';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import { randomGame, TABLES } from '../../test/spoken.ts';
import type { GladeBoard } from '../interaction/board-types.ts';
import { choicesFor } from '../interaction/choices.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { cardsAtHand, commanded, NOTHING, type Selection, type View } from '../plan/selection.ts';
import { questionFor } from '../prompt/question.ts';

/** All buttons available now. */
const buttons = buttonsOf<GladeBoard>(INTERACTION);

/** Whether pressing a space with this selection makes exactly this move. */
function onGlade(view: View, seat: Seat, selection: Selection, move: AnyMove): boolean {
  return [...choicesFor(view, seat, selection).targets.values()].some(
    (target) => 'move' in target && same(target.move, move),
  );
}

/** Whether a player can make a move with glade, cards and buttons. */
function madeByHand(view: View, seat: Seat, move: AnyMove): boolean {
  switch (move.do) {
    case 'place':
    case 'move':
      return (
        commanded(view, seat).includes(move.unit) &&
        onGlade(view, seat, { ...NOTHING, unit: move.unit }, move)
      );
    case 'attack':
      return (
        commanded(view, seat).includes(move.unit) &&
        byButton(buttons(view, seat, { ...NOTHING, unit: move.unit }), move)
      );
    case 'cast': {
      if (!cardsAtHand(view, seat).includes(move.card)) return false;
      const target = move.unit === 'none' ? null : move.unit;
      const picked = { ...NOTHING, card: move.card };
      // The target must be one the panel names, the amount one its steps can reach.
      const offered = choicesFor(view, seat, picked).plan?.targets ?? [];
      if (target !== null && !offered.includes(target)) return false;
      const selection = { ...picked, target, blood: move.blood };
      return move.at === null
        ? byButton(buttons(view, seat, selection), move)
        : onGlade(view, seat, selection, move);
    }
    case 'discard':
    case 'strip':
      return (
        cardsAtHand(view, seat).includes(move.card) &&
        byButton(buttons(view, seat, { ...NOTHING, card: move.card }), move)
      );
    case 'rise':
      return onGlade(view, seat, NOTHING, move);
    case 'ready':
    case 'end':
    case 'rest':
      return byButton(buttons(view, seat, NOTHING), move);
  }
}

describe.each(TABLES)('a game on $glade', (context) => {
  test('every move there is can be made by hand', () => {
    const { asked, missed } = tryByHand(randomGame(context), {
      tried: (row, moves, move) => (row % 7 === 0 ? moves : [move]),
      made: madeByHand,
      print: printMove,
    });
    expect(asked).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  test('nothing that is lit or offered is refused', () => {
    for (const { row, view, seat, moves } of randomGame(context)) {
      if (row % 5 !== 0) continue;
      const own = view(seat);
      for (const unit of commanded(own, seat)) {
        for (const target of choicesFor(own, seat, { ...NOTHING, unit }).targets.values()) {
          const made = 'move' in target ? moves.some((move) => same(move, target.move)) : true;
          expect(made, `row ${row}: ${unit}`).toBe(true);
        }
      }
      for (const card of cardsAtHand(own, seat))
        expect(notAmong(moves, buttons(own, seat, { ...NOTHING, card })), `row ${row}: ${card}`).toEqual([]);
    }
  });

  test('questions and buttons are whole sentences in both languages', () => {
    for (const { row, view, seat } of randomGame(context)) {
      const own = view(seat);
      const hands: Selection[] = [
        NOTHING,
        ...commanded(own, seat).map((unit) => ({ ...NOTHING, unit })),
        ...cardsAtHand(own, seat).map((card) => ({ ...NOTHING, card })),
      ];
      const selection = hands[row % hands.length] ?? NOTHING;
      expect(brokenWords({ buttons, questionFor }, own, seat, selection), `row ${row}`).toEqual([]);
    }
  });
});
