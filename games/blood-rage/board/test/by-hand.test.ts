import { same, type Seat } from '@sanguine/kernel';
import { brokenWords, buttonsOf, byButton, notAmong, tryByHand } from '@sanguine/ui/test/by-hand.ts';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../content/cards.ts';
import type { Place } from '../../content/provinces.ts';
import { bloodRage } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import { randomGame, TABLES } from '../../test/spoken.ts';
import type { RingBoard } from '../interaction/board-types.ts';
import { choicesFor } from '../interaction/choices.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { pressing } from '../interaction/press.ts';
import { cardOffer, toggled } from '../plan/cards.ts';
import { chipsFor } from '../plan/chips.ts';
import { NOTHING, opening, type Selection, type View } from '../plan/selection.ts';
import { questionFor } from '../prompt/question.ts';

/** All buttons available now. */
const buttons = buttonsOf<RingBoard>(INTERACTION);

/** The selection after pressing the button of a verb. */
function afterButton(view: View, seat: Seat, selection: Selection, verb: string): Selection | null {
  const found = buttons(view, seat, selection).find(
    (action) => action.verb === verb && action.unavailable === null,
  );
  return found !== undefined && 'selects' in found.does ? found.does.selects : null;
}

/** Whether pressing a place with this selection makes exactly this move. */
function onBoard(view: View, seat: Seat, selection: Selection | null, place: Place, move: AnyMove): boolean {
  if (selection === null) return false;
  const answer = pressing(view, seat, selection, choicesFor(view, seat, selection), place, null);
  return 'plays' in answer && same(answer.plays, move);
}

/** The selection after pressing these cards one after another. */
function withCards(view: View, seat: Seat, cards: readonly Card[]): Selection | null {
  const offer = cardOffer(view, seat);
  if (offer === null) return null;
  let selection = NOTHING;
  const used: number[] = [];
  for (const card of cards) {
    const at = offer.cards.findIndex((one, index) => one === card && !used.includes(index));
    if (at < 0) return null;
    used.push(at);
    selection = toggled(selection, offer, at);
  }
  return selection;
}

/** The selection after toggling chips until the wanted ones are on. */
function withChips(
  view: View,
  seat: Seat,
  from: Selection | null,
  wanted: readonly { readonly figure: string; readonly at?: string }[],
): Selection | null {
  let selection = from;
  for (const { figure, at } of wanted) {
    if (selection === null) return null;
    const chip = chipsFor(view, seat, selection).find(
      (one) => !one.on && one.figure === figure && (at === undefined || one.at === at),
    );
    selection = chip?.next ?? null;
  }
  return selection;
}

/** Whether a player can make a move with board, cards and buttons. */
function madeByHand(view: View, seat: Seat, move: AnyMove): boolean {
  // An ordered answer is played for the seat: there is no button.
  if (bloodRage.ordered(view, seat) !== null) return buttons(view, seat, NOTHING).length === 0;
  const open = opening(view, seat);
  const button = (selection: Selection | null): boolean =>
    selection !== null && byButton(buttons(view, seat, selection), move);
  switch (move.do) {
    case 'invade':
    case 'recall': {
      const held = afterButton(view, seat, NOTHING, `${move.do}:${move.figure}`);
      const free = view.frames.at(-1)?.step === 'free';
      const taken = free && open.held === 'figure' && open.figure === move.figure ? open : held;
      const other = free ? afterButton(view, seat, open, `take:${move.figure}`) : null;
      return onBoard(view, seat, taken ?? other, move.to, move);
    }
    case 'march': {
      const looked = withChips(
        view,
        seat,
        { held: 'place', place: move.from, troop: [] },
        move.figures.map((figure) => ({ figure })),
      );
      return onBoard(view, seat, looked, move.to, move);
    }
    case 'pillage':
    case 'challenge':
      return (
        onBoard(view, seat, afterButton(view, seat, NOTHING, move.do), move.province, move) &&
        button({ held: 'place', place: move.province, troop: [] })
      );
    case 'ride':
      return onBoard(view, seat, NOTHING, move.to, move) && button(NOTHING);
    case 'draft':
    case 'regain':
      return button(withCards(view, seat, move.cards));
    case 'upgrade':
    case 'quest':
    case 'play':
    case 'late':
    case 'hold':
      return button(withCards(view, seat, [move.card]));
    case 'sacrifice':
      return button(withChips(view, seat, afterButton(view, seat, NOTHING, 'sacrifice'), move.figures));
    case 'rescue': {
      const saved = withChips(view, seat, NOTHING, move.figures);
      return button(move.retreat && saved !== null ? afterButton(view, seat, saved, 'flee') : saved);
    }
    case 'grow': {
      let selection: Selection | null = NOTHING;
      if (button(NOTHING)) return true;
      for (const stat of move.stats)
        selection = selection === null ? null : afterButton(view, seat, selection, `step:${stat}`);
      return button(selection);
    }
    default:
      return button(NOTHING);
  }
}

describe.each(TABLES)('a game of $seats, $seed', (context) => {
  test('every move there is can be made by hand', () => {
    const { asked, missed } = tryByHand(randomGame(context), {
      tried: (row, moves, move) => (row % 9 === 0 ? moves.slice(0, 40) : [move]),
      made: madeByHand,
      print: (_, move) => printMove(move),
    });
    expect(asked).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  test('nothing that is lit or offered is refused', () => {
    for (const { row, view, seat, moves } of randomGame(context)) {
      if (row % 5 !== 0) continue;
      const own = view(seat);
      const [first] = moves;
      const from = first !== undefined && 'from' in first ? first.from : 'yggdrasil';
      for (const selection of [opening(own, seat), { held: 'place', place: from, troop: [] } as const]) {
        const choices = choicesFor(own, seat, selection);
        const lit = [...choices.targets.values()].flatMap((target) =>
          'move' in target ? [target.move] : [],
        );
        for (const one of lit) expect(moves.some((move) => same(move, one))).toBe(true);
        expect(notAmong(moves, buttons(own, seat, selection)), `row ${row}`).toEqual([]);
      }
    }
  });

  test('questions and buttons are whole sentences in both languages', () => {
    for (const { row, view, seat, moves } of randomGame(context)) {
      const own = view(seat);
      const cards = cardOffer(own, seat)?.cards ?? [];
      const hands: Selection[] = [
        opening(own, seat),
        ...cards.map((card): Selection => ({ held: 'cards', cards: [card] })),
        ...moves.flatMap((move): Selection[] =>
          move.do === 'march' ? [{ held: 'place', place: move.from, troop: move.figures }] : [],
        ),
        { held: 'place', place: 'yggdrasil', troop: [] },
        { held: 'verb', verb: 'pillage' },
      ];
      const selection = hands[row % hands.length] ?? NOTHING;
      expect(brokenWords({ buttons, questionFor }, own, seat, selection), `row ${row}`).toEqual([]);
    }
  });
});

/** For steps that are too rare for a few games. */
const SEASON = Array.from({ length: 40 }, (_, at) => ({ seed: `by hand ${at}`, seats: 2 + (at % 3) }));

test('over a season every verb of every step comes up, and every choice in the rare ones can be made', () => {
  const seen = new Set<string>();
  const missed: string[] = [];
  for (const table of SEASON) {
    for (const { row, view, seat, moves, move } of randomGame(table)) {
      const own = view(seat);
      const step = own.frames.at(-1)?.step ?? '';
      seen.add(`${step} ${move.do}`);
      const rare = step !== 'action' && step !== 'draft' && step !== 'call' && step !== 'cards';
      const special = moves.filter(({ do: verb }) => verb === 'sacrifice' || verb === 'recall');
      for (const one of rare ? moves : special.slice(0, 3)) {
        if (!madeByHand(own, seat, one)) missed.push(`${table.seed}, row ${row}: ${printMove(one)}`);
      }
    }
  }
  expect(missed).toEqual([]);
  // All but the choice of a clan, which another test covers.
  expect(seen.size).toBe(33);
});
