import { same, swiftRandom } from '@sanguine/kernel';
import type { RandomPlay } from '@sanguine/kernel/conformance';
import { brokenWords, buttonsOf, notAmong, tryByHand } from '@sanguine/ui/test/by-hand.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import type { State } from '../../rules/state.ts';
import { mutate } from '../../test/kit/mutate.ts';
import { game, GAMES } from '../../test/spoken.ts';
import type { FieldBoard } from '../interaction/board-types.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { NOTHING, selectionFor } from '../plan/selection.ts';
import { questionFor } from '../prompt/question.ts';
import { madeByHand } from './hand-moves.ts';

const buttons = buttonsOf<FieldBoard>(INTERACTION);

type Play = RandomPlay<State, AnyMove, Event>;

/** The same game with legal moves nobody listed: points nudged by some mil, ways with other corners, turned pieces. */
function* withUnlisted(plays: Iterable<Play>): Iterable<Play> {
  const { engine } = game;
  for (const play of plays) {
    const { row, view, seat, moves, move } = play;
    const own = view(seat);
    const random = swiftRandom(`by hand ${row}`);
    const nudged = engine.exhaustive(own, seat)
      ? []
      : Array.from({ length: 3 }, () => engine.tidy(mutate(own, move, random))).filter(
          (one) => engine.refuse(own, seat, one) === null && !moves.some((other) => same(one, other)),
        );
    yield { ...play, unlisted: [...play.unlisted, ...nudged] };
  }
}

describe.each(GAMES)('a game of $name', ({ play }) => {
  test.each(['mouse', 'touch'] as const)('every move there is can be made by %s', (means) => {
    const { asked, missed } = tryByHand(withUnlisted(play()), {
      tried: (row, moves, move) => (row % 40 === 0 ? moves : [move]),
      made: (view, seat, move) => madeByHand(view, seat, move, means),
      print: (view, move) => printMove(view, move),
    });
    expect(asked).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });

  test('nothing that is offered is refused, and everything is said in whole sentences', () => {
    for (const { row, view, seat, moves } of play()) {
      if (row % 5 !== 0) continue;
      const own = view(seat);
      const selection = selectionFor(own, seat, NOTHING, null);
      expect(notAmong(moves, buttons(own, seat, selection)), `row ${row}`).toEqual([]);
      expect(brokenWords({ buttons, questionFor }, own, seat, selection), `row ${row}`).toEqual([]);
    }
  });
});
