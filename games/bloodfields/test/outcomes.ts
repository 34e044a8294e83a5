import { type PlayContext, type Random, type Seat, swiftRandom } from '@sanguine/kernel';
import { ATTACK_SIDES, DEFENCE_SIDES } from '../content/dice.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import { currentRoll, diceOptions, tokensFor, untouched } from '../rules/roll/options.ts';
import { rules } from '../rules/rules.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';

/** What came of a play, and how likely that was. */
export interface Outcome {
  readonly chance: number;
  readonly state: State;
  readonly events: readonly Event[];
}

/** The unwanted dice by face; the roller rerolls as many of them as it may. */
export type Unwanted = (faces: readonly number[]) => readonly number[];

/** Answers what is asked in the middle of a move; null once the move is over. */
export type Answers = (state: State) => AnyMove | null;

/** Spends tokens and rerolls unwanted dice; uses nothing else. */
export const rerolling =
  (unwanted: Unwanted): Answers =>
  (state) =>
    answer(state, unwanted);

const PLAINLY = rerolling((faces) => faces.map(() => 0));

/** A context that rolls with `random` and collects the events. */
function table(random: Random, events: Event[]): PlayContext<Event> {
  return { open: random, hidden: () => random, emit: (event) => events.push(event), reveal: () => undefined };
}

function answer(state: State, unwanted: Unwanted): AnyMove | null {
  const open = state.frames.at(-1);
  switch (open?.step) {
    case 'dice': {
      if (open.side === 'opponent') return { do: 'keep' };
      const { roll } = currentRoll(state);
      const dice = unwanted(roll.faces).map((some, face) =>
        Math.min(some, untouched(roll, 'roller')[face] ?? 0),
      );
      const option = diceOptions(state, 'roller').find(({ change }) => 'reroll' in change);
      if (option !== undefined && dice.some((some) => some > 0)) {
        return { do: 'reroll', by: option.by, dice: [...limited(dice, option.change)] };
      }
      const [token] = tokensFor(state);
      return token === undefined ? { do: 'keep' } : { do: 'spend', token };
    }
    case 'aim':
      return { do: 'target', unit: open.choices[0] ?? 0 };
    case 'react':
      return { do: 'pass' };
    default:
      return null;
  }
}

type Change = ReturnType<typeof diceOptions>[number]['change'];

/** As many of the dice as may be rerolled, the last faces first: those are the blanks. */
function limited(dice: readonly number[], change: Change): number[] {
  const most = 'reroll' in change && typeof change.reroll === 'number' ? change.reroll : Infinity;
  let left = most;
  return dice
    .toReversed()
    .map((some) => {
      const taken = Math.min(some, left);
      left -= taken;
      return taken;
    })
    .toReversed();
}

function play(
  before: State,
  seat: Seat,
  move: AnyMove,
  random: Random,
  answers: Answers,
): Omit<Outcome, 'chance'> {
  const state = rules.clone(before);
  const events: Event[] = [];
  const context = table(random, events);
  rules.play(state, seat, move, context);
  for (let next = answers(state); next !== null; next = answers(state)) {
    const [decider] = sequence.deciders(state);
    if (decider === undefined) break;
    rules.play(state, decider, next, context);
  }
  return { state, events };
}

/** How many sides an attack or defence die has. */
const SIDES = ATTACK_SIDES.reduce((sum, sides) => sum + sides, 0);
/** The sides at which a face begins on an attack or a defence die. */
const FIRST_SIDES = [
  ...new Set([ATTACK_SIDES, DEFENCE_SIDES].flatMap((sides) => sides.map((_, face) => sumOf(sides, face)))),
].toSorted((one, other) => one - other);

function sumOf(sides: readonly number[], until: number): number {
  return sides.slice(0, until).reduce((sum, some) => sum + some, 0);
}

/** The next side that may lead to something else: sides that show the same face on every die count as one. */
function nextSide(value: number, sides: number): number {
  if (sides !== SIDES) return value + 1;
  return FIRST_SIDES.find((first) => first > value) ?? sides;
}

/** Every way the dice can fall, with its chance. */
export function* everyOutcome(
  state: State,
  seat: Seat,
  move: AnyMove,
  answers: Answers = PLAINLY,
): Iterable<Outcome> {
  const falls: { value: number; sides: number }[] = [];
  for (;;) {
    let at = 0;
    const int = (sides: number): number => {
      const fall = falls[at] ?? { value: 0, sides };
      falls[at] = fall;
      at += 1;
      return fall.value;
    };
    const done = play(state, seat, move, { ...swiftRandom('unused'), int }, answers);
    falls.length = at;
    const chance = falls.reduce(
      (product, { value, sides }) => (product * (nextSide(value, sides) - value)) / sides,
      1,
    );
    yield { ...done, chance };
    while (falls.length > 0) {
      const last = falls.at(-1);
      if (last === undefined) return;
      last.value = nextSide(last.value, last.sides);
      if (last.value < last.sides) break;
      falls.pop();
    }
    if (falls.length === 0) return;
  }
}

/** `count` random plays, all equally likely. */
export function* someOutcomes(
  state: State,
  seat: Seat,
  move: AnyMove,
  count: number,
  answers: Answers = PLAINLY,
): Iterable<Outcome> {
  const random = swiftRandom('forecasts come true');
  for (let run = 0; run < count; run++)
    yield { ...play(state, seat, move, random, answers), chance: 1 / count };
}

/** The chance of something, over all outcomes. */
export function chanceOf(outcomes: Iterable<Outcome>, test: (outcome: Outcome) => boolean): number {
  let sum = 0;
  for (const outcome of outcomes) if (test(outcome)) sum += outcome.chance;
  return sum;
}

/** The average of something, over all outcomes. */
export function meanOf(outcomes: Iterable<Outcome>, of: (outcome: Outcome) => number): number {
  let sum = 0;
  for (const outcome of outcomes) sum += outcome.chance * of(outcome);
  return sum;
}
