import type { Frame } from '@sanguine/kernel';
import { chargeMovement } from '../charge/stage.ts';
import { listEffects } from '../effects/lists.ts';
import type { Faces, FrameOf, Frames } from '../frames.ts';
import { distance } from '../geometry/disc.ts';
import { player } from '../odds/test-play.ts';
import { chargeTest, magicTest, moraleTest, type TestEffect, type TestQuery } from '../odds/test-query.ts';
import { SIDES, type TestState, type TestUse } from '../odds/test-state.ts';
import { countOf, numbersOf } from '../roll/dice.ts';
import { currentRoll, type DiceOption, diceOptions, type Side } from '../roll/options.ts';
import { spellOf } from '../skills.ts';
import type { State } from '../state.ts';
import { masteryOf, moraleOf } from '../stats.ts';
import { fleeDifficulty } from '../turn/flight.ts';
import { unitOf } from '../units.ts';
import type { DiceMove, TestWindow } from './window.ts';

/** §6.3, §9.2, §10.2: a test that a side may still change. */
export function testWindow(state: State, side: Side): TestWindow | null {
  const { roll, asker } = currentRoll(state);
  const test = testOf(state, roll, asker);
  if (test === null) return null;
  const forced = side === 'opponent' ? diceOptions(state, 'opponent') : [];
  const own = diceOptions(state, 'roller');
  const dice = countOf(roll.faces);
  const query: TestQuery = {
    ...test,
    forced: forced.map((option) => effectOf(option, dice)),
    own: own.map((option) => effectOf(option, dice)),
  };
  const options = side === 'opponent' ? forced : own;
  const [first = 0, second = 0] = numbersOf(roll.faces);
  const rerolled = touchedBits(roll.touched[side === 'opponent' ? 0 : 1], first, second);
  const now: TestState = {
    first,
    second,
    by: side,
    rerolled,
    changed: 0,
    plus: roll.added,
    left: (1 << options.length) - 1,
    used: 0,
  };
  const useOf = (move: DiceMove): TestUse | null => {
    if (!('by' in move)) return null;
    const effect = options.findIndex(({ by }) => by === move.by);
    const wanted =
      move.do === 'reroll' ? numbersOf(move.dice) : move.do === 'turn' ? [SIDES[move.die] ?? 0] : [];
    return { effect, dice: bitsOf(wanted, now) };
  };
  const moveOf = (use: TestUse | null): DiceMove => {
    const option = use === null ? undefined : options[use.effect];
    if (use === null || option === undefined) return { do: 'keep' };
    const { by, change } = option;
    if ('add' in change) return { do: 'use', by };
    const picked = [...((use.dice & 1) === 0 ? [] : [first]), ...((use.dice & 2) === 0 ? [] : [second])];
    return 'to' in change
      ? { do: 'turn', by, die: (picked[0] ?? 1) - 1 }
      : { do: 'reroll', by, dice: SIDES.map((number) => picked.filter((one) => one === number).length) };
  };
  const played = player(query);
  return {
    kind: 'test',
    side,
    query,
    odds: (move) => played.odds(now, useOf(move)),
    worth: (move) => (side === 'roller' ? 1 : -1) * played.odds(now, useOf(move)).worth,
    best: moveOf(played.play(now).use),
  };
}

function effectOf({ change }: DiceOption, dice: number): TestEffect {
  if ('add' in change) return { kind: 'add', plus: change.add, price: 0 };
  if ('to' in change) return { kind: 'change', to: change.to, price: 0 };
  const { reroll } = change;
  return {
    kind: 'reroll',
    least: reroll === 'all' ? dice : 1,
    most: typeof reroll === 'number' ? reroll : dice,
    price: 0,
  };
}

/** Which of the two dice a side has rerolled; if both show the same number, the first. */
function touchedBits(touched: Faces, first: number, second: number): number {
  const one = (touched[first - 1] ?? 0) > 0 ? 1 : 0;
  const spare = (touched[second - 1] ?? 0) - (first === second ? one : 0);
  return one + (spare > 0 ? 2 : 0);
}

/** The dice that show these numbers; of two alike, the one that may still be rerolled. */
function bitsOf(numbers: readonly number[], { first, second, rerolled }: TestState): number {
  const [number, other] = numbers;
  if (number === undefined) return 0;
  if (other !== undefined) return 3;
  if (first === second) return (rerolled & 1) === 0 ? 1 : 2;
  return number === first ? 1 : 2;
}

/** The test this roll is for; null if it is for something else. */
function testOf(state: State, { unit: id }: FrameOf<'roll'>, asker: Frame<Frames>): TestQuery | null {
  const unit = unitOf(state, id);
  switch (asker.step) {
    case 'charge':
      return chargeTest(asker.kind, {
        value: distance(unit, unitOf(state, asker.target)) / 1000,
        movement: chargeMovement(state, id, asker.target) / 1000,
        bonus: 0,
      });
    case 'magic': {
      const spell = spellOf(unit, asker.spell);
      return spell === undefined ? null : magicTest(spell.difficulty, masteryOf(unit, 'am'));
    }
    case 'flight':
      return moraleTest(fleeDifficulty(state, asker.from), moraleOf(state, id));
    case 'resolve': {
      const effect = listEffects(unitOf(state, asker.source), asker.by, asker.part)[asker.effect];
      return effect?.do === 'morale' ? moraleTest(effect.difficulty, moraleOf(state, id)) : null;
    }
    default:
      return null;
  }
}
