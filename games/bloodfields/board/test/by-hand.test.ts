import { same, swiftRandom } from '@sanguine/kernel';
import { randomGame, type RandomPlay } from '@sanguine/kernel/conformance';
import { brokenWords, buttonsOf, notAmong, tryByHand } from '@sanguine/ui/test/by-hand.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { printMove } from '../../rules/notation.ts';
import type { State } from '../../rules/state.ts';
import { CLASHES } from '../../test/kit/clashes.ts';
import { kit } from '../../test/kit/kit.ts';
import { mutate } from '../../test/kit/mutate.ts';
import { Scene } from '../../test/scene.ts';
import { game, GAMES, seen } from '../../test/spoken.ts';
import type { FieldBoard } from '../interaction/board-types.ts';
import { INTERACTION } from '../interaction/interaction.ts';
import { NOTHING, selectionFor } from '../plan/selection.ts';
import { questionFor } from '../prompt/question.ts';
import { madeByHand } from './hand-moves.ts';

const buttons = buttonsOf<FieldBoard>(INTERACTION);

type Play = RandomPlay<State, AnyMove, Event>;

/** Steps with their verbs that were made by hand in any of the games. */
const made = new Set<string>();
const verbOf = (view: State, move: AnyMove): string => `${view.frames.at(-1)?.step ?? 'over'}/${move.do}`;

/** The same game with unlisted legal moves too: points nudged by a few mil, ways with other corners, turned pieces. */
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
    // Verbs not made yet are tried wherever they are legal.
    const fresh = moves.filter((one) => !made.has(verbOf(own, one)));
    yield { ...play, unlisted: [...play.unlisted, ...nudged, ...fresh.slice(0, 3)] };
  }
}

/** The games of the text tests, and one in which the order of effects has to be chosen. */
const BATTLES = [
  ...GAMES,
  ...CLASHES.filter(({ moment }) => moment === 'burst').map(({ name, setup }) => ({
    name,
    play: () => randomGame(game.engine, setup, `by hand ${name}`),
  })),
];

describe.each(BATTLES)('a game of $name', ({ play }) => {
  test('every move there is can be made by mouse and by touch, which take turns', () => {
    let turn = 0;
    const { asked, missed } = tryByHand(withUnlisted(play()), {
      tried: (row, moves, move) => (row % 40 === 0 ? moves : [move]),
      made: (view, seat, move) => {
        turn += 1;
        made.add(verbOf(view, move));
        return madeByHand(view, seat, move, turn % 2 === 0 ? 'mouse' : 'touch');
      },
      print: (view, move) => printMove(view, move),
    });
    expect(asked).toBeGreaterThan(5);
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

/** Steps that random play hardly ever reaches. */
const RARE = [
  () =>
    new Scene('orlen+wrath 10,10 inspire 2; pike 12,12', 'cray 19,10')
      .does('south', 'activate orlen')
      .rolls('6 6')
      .does('south', 'charge cray')
      .does('south', 'contact 17.74,10')
      .asks('south', 'strike'),
  () =>
    new Scene('organ-gun 10,10 inspire 1; pike 10,12', 'cray 15,10; husk 15,12')
      .does('south', 'activate organ-gun')
      .rolls('3 4')
      .does('south', 'attack volley')
      .does('south', 'fan 10')
      .asks('south', 'split'),
  () =>
    new Scene('kessa+warding-pebble 10,10 blind; maud 5,5', 'cray 11.26,10')
      .rolls('blank blank')
      .does('south', 'activate kessa', 'attack quick-cut cray')
      .asks('south', 'react'),
];

test.each(RARE)('moves that are rare (%#)', (set) => {
  const own = seen(set(), 0);
  const moves = game.engine.moves(own, 0);
  const uneven: AnyMove[] = own.frames.at(-1)?.step === 'split' ? [{ do: 'split', dice: [2, 7] }] : [];
  for (const move of [...moves, ...uneven]) {
    made.add(verbOf(own, move));
    expect(madeByHand(own, 0, move, 'mouse'), printMove(own, move)).toBe(true);
  }
});

test('every verb of every step was among them', () => {
  expect(kit.verbs.filter((verb) => !made.has(verb))).toEqual([]);
});
