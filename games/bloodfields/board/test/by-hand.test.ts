import { same, type Seat } from '@sanguine/kernel';
import { brokenWords, buttonsOf, byButton, tryByHand } from '@sanguine/ui/test/by-hand.ts';
import { describe, expect, test } from 'vitest';
import { bloodfields } from '../../index.ts';
import { DIRECTIONS } from '../../rules/geometry/directions.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { unitOf } from '../../rules/units.ts';
import { GAMES } from '../../test/spoken.ts';
import type { FieldBoard } from '../interaction/board-types.ts';
import { choicesFor } from '../interaction/choices.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { actorOf, NOTHING, type Selection, selectionFor, type View } from '../plan/selection.ts';
import { questionFor } from '../prompt/question.ts';

/** All buttons available now. */
const buttons = buttonsOf<FieldBoard>(INTERACTION);

/** Pressing a unit or a dot makes exactly this move, or takes it into hand. */
function onTable(view: View, seat: Seat, selection: Selection, move: AnyMove): boolean {
  return [...choicesFor(view, seat, selection).targets.values()].some(
    (target) => 'move' in target && same(target.move, move),
  );
}

const placeOf = (move: AnyMove): Point | null =>
  move.do === 'move' ? (move.path.at(-1) ?? null) : 'at' in move ? move.at : null;

/** A hundredth of an inch each way: nobody points more finely than that. */
const FINE = 15;

/** Pressing the ground where a move ends takes a legal move into hand that ends there, by whatever way. */
function onGround(view: View, seat: Seat, selection: Selection, move: AnyMove): boolean {
  const end = placeOf(move);
  const made = end === null ? null : (choicesFor(view, seat, selection).use?.moveAt(end) ?? null);
  const there = made === null ? null : placeOf(made);
  return (
    end !== null &&
    made?.do === move.do &&
    there !== null &&
    span(end, there) <= FINE &&
    bloodfields.forbid(view, seat, made) === null
  );
}

/** Whether a player can make a move with table, panels and buttons. */
function madeByHand(view: View, seat: Seat, move: AnyMove): boolean {
  const fresh = selectionFor(view, seat, NOTHING);
  const pressed = (selection: Selection): boolean => byButton(buttons(view, seat, selection), move);
  const pointed = (selection: Selection): boolean =>
    onTable(view, seat, selection, move) || onGround(view, seat, selection, move);
  switch (move.do) {
    case 'muster':
      return pressed({ ...fresh, roster: printRoster(move.roster) });
    case 'lay':
      return pointed({ ...fresh, turn: move.turn });
    case 'place':
      return pointed({ ...fresh, unit: move.unit });
    case 'move':
    case 'summon':
    case 'contact':
    case 'aim':
      return pointed(fresh);
    case 'charge':
      return pressed({ ...fresh, aiming: { verb: 'charge' } }) && pressed({ ...fresh, target: move.target });
    case 'attack': {
      const { skill, target } = move;
      if (target === null) return pressed(fresh);
      return pressed({ ...fresh, aiming: { verb: 'attack', skill } }) && pressed({ ...fresh, target });
    }
    case 'fan': {
      const unit = unitOf(view, actorOf(view) ?? 0);
      const { x, y } = DIRECTIONS[move.direction] ?? { x: 0, y: 0 };
      const towards = { x: unit.x + x / 400, y: unit.y + y / 400 };
      return same(choicesFor(view, seat, fresh).use?.moveAt(towards) ?? null, move);
    }
    case 'split':
    case 'reroll':
      return pressed({ ...fresh, dice: move.dice });
    case 'name':
    case 'inspire':
    case 'activate':
    case 'target':
    case 'exit':
      return pressed(fresh) && onTable(view, seat, fresh, move);
    default:
      return pressed(fresh);
  }
}

describe.each(GAMES)('$name', ({ play }) => {
  test('every move there is can be made by hand, listed or not', () => {
    const { asked, missed } = tryByHand(play(), {
      tried: (row, moves, move) => (row % 9 === 0 ? moves : [move]),
      made: madeByHand,
      print: printMove,
    });
    expect(asked).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  test('no dot is refused', () => {
    for (const { row, view, seat } of play()) {
      if (row % 4 !== 0) continue;
      const own = view(seat);
      const selection = selectionFor(own, seat, NOTHING);
      for (const { move } of choicesFor(own, seat, selection).spots)
        expect(bloodfields.refuse(own, seat, move), `row ${row}: ${printMove(own, move)}`).toBeNull();
    }
  });

  test('questions and buttons are whole sentences in both languages', () => {
    for (const { row, view, seat, moves } of play()) {
      if (row % 3 !== 0) continue;
      const own = view(seat);
      const fresh = selectionFor(own, seat, NOTHING);
      const [move] = moves;
      const hands: Selection[] = [fresh, ...(move === undefined ? [] : [{ ...fresh, plan: move }])];
      for (const selection of hands)
        expect(brokenWords({ buttons, questionFor }, own, seat, selection), `row ${row}`).toEqual([]);
    }
  });
});
