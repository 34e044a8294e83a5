import { LOCALES, same, type Seat } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import { BROKEN, randomGame, TABLES } from '../../test/spoken.ts';
import { stageFor } from '../acting/stage.ts';
import { deedsFor } from '../actions/deeds.ts';
import type { Deed } from '../actions/does.ts';
import { endingDeed } from '../actions/ending.ts';
import { cardsAtHand, commanded, NOTHING, type Selection, type View } from '../plan/selection.ts';
import { questionFor } from '../prompt/question.ts';

/** Everything that buttons would do now. */
function buttons(view: View, seat: Seat, selection: Selection): Deed[] {
  const ending = endingDeed('en', view, seat);
  const stage = stageFor(view, seat, selection);
  return [
    ...deedsFor({ locale: 'en', view, seat, selection, ...stage, aim: null }),
    ...(ending === null ? [] : [ending]),
  ];
}

function byButton(view: View, seat: Seat, selection: Selection, move: AnyMove): boolean {
  return buttons(view, seat, selection).some(
    ({ off, does }) => off === null && 'plays' in does && same(does.plays, move),
  );
}

/** Whether pressing a space, with this in hand, makes just this move. */
function onGlade(view: View, seat: Seat, selection: Selection, move: AnyMove): boolean {
  return [...stageFor(view, seat, selection).targets.values()].some(
    (target) => 'move' in target && same(target.move, move),
  );
}

/** Whether a person at the table can make a move with glade, cards and buttons. */
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
        byButton(view, seat, { ...NOTHING, unit: move.unit }, move)
      );
    case 'cast': {
      if (!cardsAtHand(view, seat).includes(move.card)) return false;
      const target = move.unit === 'none' ? null : move.unit;
      const picked = { ...NOTHING, card: move.card };
      // The target is one that the panel names, the amount one that its steps lead to.
      const offered = stageFor(view, seat, picked).plan?.targets ?? [];
      if (target !== null && !offered.includes(target)) return false;
      const selection = { ...picked, target, blood: move.blood };
      return move.at === null ? byButton(view, seat, selection, move) : onGlade(view, seat, selection, move);
    }
    case 'discard':
    case 'strip':
      return (
        cardsAtHand(view, seat).includes(move.card) &&
        byButton(view, seat, { ...NOTHING, card: move.card }, move)
      );
    case 'rise':
      return onGlade(view, seat, NOTHING, move);
    case 'ready':
    case 'end':
    case 'rest':
      return byButton(view, seat, NOTHING, move);
  }
}

describe.each(TABLES)('a game on $glade', (table) => {
  test('every move there is can be made by hand', () => {
    const missed: string[] = [];
    let asked = 0;
    for (const { row, view, seat, moves, move } of randomGame(table)) {
      const own = view(seat);
      for (const one of row % 7 === 0 ? moves : [move]) {
        asked += 1;
        if (!madeByHand(own, seat, one)) missed.push(`row ${row}: ${printMove(own, one)}`);
      }
    }
    expect(asked).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });

  test('nothing that is lit or offered is refused', () => {
    for (const { row, view, seat, moves } of randomGame(table)) {
      if (row % 5 !== 0) continue;
      const own = view(seat);
      for (const unit of commanded(own, seat)) {
        for (const target of stageFor(own, seat, { ...NOTHING, unit }).targets.values()) {
          const made = 'move' in target ? moves.some((move) => same(move, target.move)) : true;
          expect(made, `row ${row}: ${unit}`).toBe(true);
        }
      }
      for (const card of cardsAtHand(own, seat)) {
        for (const { off, does } of buttons(own, seat, { ...NOTHING, card })) {
          if (off !== null || !('plays' in does)) continue;
          expect(
            moves.some((move) => same(move, does.plays)),
            `row ${row}: ${card}`,
          ).toBe(true);
        }
      }
    }
  });

  test('questions and buttons are whole sentences in both languages', () => {
    for (const { row, view, seat } of randomGame(table)) {
      const own = view(seat);
      const hands: Selection[] = [
        NOTHING,
        ...commanded(own, seat).map((unit) => ({ ...NOTHING, unit })),
        ...cardsAtHand(own, seat).map((card) => ({ ...NOTHING, card })),
      ];
      const selection = hands[row % hands.length] ?? NOTHING;
      const stage = stageFor(own, seat, selection);
      for (const locale of LOCALES) {
        const { asks, facts } = questionFor(locale, own, seat, selection);
        const [aim = null] = stage.targets.values();
        const ending = endingDeed(locale, own, seat);
        const lines = [
          ...deedsFor({ locale, view: own, seat, selection, ...stage, aim: null }),
          ...deedsFor({ locale, view: own, seat, selection, ...stage, aim }),
          ...(ending === null ? [] : [ending]),
        ].flatMap(({ title, detail, off }) => [title, detail, off?.says ?? '']);
        for (const line of [asks, facts, ...lines]) expect(line, `row ${row}`).not.toMatch(BROKEN);
        expect(asks, `row ${row}`).not.toBe('');
      }
    }
  });
});
