import type { Frame } from '@sanguine/kernel';
import { mayStop } from '../../../rules/attack/volley.ts';
import { enterContact } from '../../../rules/charge/stage.ts';
import type { Event } from '../../../rules/events.ts';
import type { FrameOf, Frames } from '../../../rules/frames.ts';
import { hasActivation } from '../../../rules/round/activations.ts';
import { sequence } from '../../../rules/sequence.ts';
import { profileOf } from '../../../rules/skills.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { waitingSupports } from '../../../rules/turn/supports.ts';
import { EMPTY, freeze, isAlive, NOBODY, unitOf } from '../../../rules/units.ts';
import type { PlayContext } from '@sanguine/kernel';
import { besideTarget, rest } from './stage.ts';
import type { Said } from './rows.ts';

/** A decision of the rules that players make on the table: where a unit goes or appears, how it uses a gained action. */
export type ByHand = FrameOf<'go' | 'summon' | 'act'>;

/**
 * The rules run until somebody decides. A gate is a decision nobody makes, which stops them: above a turn, so that the turn
 * ends only when its player says so, and above a round, so that players name the holders of places before they score.
 */
const GATE: FrameOf<'exit'> = Object.freeze({ step: 'exit', seat: 0, choices: EMPTY });

const isGate = (frame: Frame<Frames> | undefined): boolean =>
  frame?.step === 'exit' && frame.choices.length === 0;

/** §4.2: what a unit does with its turn. */
const turnAct = (unit: UnitId): FrameOf<'act'> => ({
  step: 'act',
  unit,
  what: 'turn',
  skill: '',
  target: NOBODY,
});

/** The unit whose turn waits for its next action; null if the rules wait for anything else. */
export function actingUnit({ frames }: State): UnitId | null {
  const top = frames.at(-1);
  return top?.step === 'act' && top.what === 'turn' ? top.unit : null;
}

/** Opens the turn for an action, so that everything the action causes ends before the turn continues. */
export function openTurn(state: State): void {
  const top = state.frames.pop();
  if (top === undefined) throw new Error('nobody acts');
  state.frames.push({ ...GATE }, top);
}

/** §3.8: all units have acted, and the players have to say who holds what. */
export const isScoring = ({ frames }: State): boolean =>
  frames.length === 1 && frames[0]?.step === 'round' && frames[0].slot === 'activations';

/**
 * Runs the rules until players have to say something. Decisions made on the table are passed over and returned; `said` names
 * the targets of a shot that asks for a place.
 */
export function run(state: State, context: PlayContext<Event>, said: Said): ByHand[] {
  const byHand: ByHand[] = [];
  for (;;) {
    sequence.proceed(state, context);
    const top = state.frames.at(-1);
    if (top === undefined) break;
    if (isGate(top)) {
      if (passGate(state)) continue;
      break;
    }
    if (!passOver(state, top, said, byHand, context)) break;
  }
  if (actingUnit(state) !== null || isScoring(state) || state.frames.length === 0) rest(state);
  guard(state);
  return byHand;
}

/** True if the rules run on. */
function passGate(state: State): boolean {
  state.frames.pop();
  const below = state.frames.at(-1);
  if (below?.step === 'turn') {
    if (below.slot !== 'actions' || !isAlive(unitOf(state, below.unit))) return true;
    state.frames.push(turnAct(below.unit));
    return false;
  }
  return hasActivation(state, 0) || hasActivation(state, 1);
}

/** Puts a gate above every round in which units act. */
function guard(state: State): void {
  const [round, next] = state.frames;
  if (round?.step === 'round' && round.slot === 'activations' && next !== undefined && !isGate(next))
    state.frames.splice(1, 0, { ...GATE });
}

/** Answers a question that leaves no choice, or none that matters here. */
function answerFirst(state: State, step: string, context: PlayContext<Event>): true {
  const [seat = 0] = sequence.deciders(state);
  const [first] = sequence.moves(state, seat);
  if (first === undefined) throw new Error(`${step} leaves no choice`);
  sequence.play(state, seat, first, context);
  return true;
}

/** Passes over a decision the players make on the table themselves. False if it is no such decision. */
function passOver(
  state: State,
  top: Frame<Frames>,
  { targets, inner, dice }: Said,
  byHand: ByHand[],
  context: PlayContext<Event>,
): boolean {
  switch (top.step) {
    case 'act':
      if (top.what !== 'turn') break;
      // A unit destroyed by hand in its own turn has no turn left.
      if (isAlive(unitOf(state, top.unit))) return false;
      state.frames.pop();
      return true;
    case 'activate':
      if (hasActivation(state, top.seat)) return false;
      state.frames.pop();
      return true;
    case 'support':
      if (waitingSupports(state, top.seat).length > 1) return false;
      state.frames.pop();
      return true;
    case 'go':
    case 'summon':
      break;
    case 'contact': {
      state.frames.pop();
      enterContact(state, top.unit, top.target, besideTarget(state, top.unit, top.target), context);
      return true;
    }
    case 'aim':
      // §7.8: the players choose the target of the second blow if there is a choice.
      if (mayStop(state) && top.choices.length > 1) return false;
      return answerFirst(state, top.step, context);
    case 'order':
      return answerFirst(state, top.step, context);
    case 'ember':
      return top.choices.length > 1 ? false : answerFirst(state, top.step, context);
    case 'shoot': {
      state.frames.pop();
      const volley = state.frames.at(-1);
      if (volley?.step !== 'volley') throw new Error('nobody shoots');
      volley.slot = 'marks';
      volley.target = NOBODY;
      const { dice: printed } = profileOf(unitOf(state, volley.attacker), volley.skill);
      const allotted = printed === 'array' ? dice : 0;
      volley.marks = freeze(targets.map((unit) => ({ unit, dice: allotted, inner: inner.includes(unit) })));
      return true;
    }
    default:
      return false;
  }
  byHand.push(top);
  state.frames.pop();
  return true;
}
