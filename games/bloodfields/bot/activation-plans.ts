import { RolloutContext, type Seat, swiftRandom } from '@sanguine/kernel';
import { cloneState } from '../rules/clone.ts';
import type { FrameOf, Verbs } from '../rules/frames.ts';
import { sequence } from '../rules/sequence.ts';
import type { Event } from '../rules/events.ts';
import type { State, UnitId } from '../rules/state.ts';
import { waitingSupports } from '../rules/turn/supports.ts';
import { FREE, Plan } from './plan.ts';
import { policy } from './policy.ts';
import type { Temper } from './tempers.ts';

type Activation = Verbs['activate'] | Verbs['support'];

/** The share of what supports gain that counts: they had better wait and see. */
const SUPPORTS = 0.6;

/** The unit's turn as it would begin now; undefined if something else is asked first. */
function opening(
  state: State,
  seat: Seat,
  move: Activation,
): { readonly state: State; readonly frame: FrameOf<'act'> } | undefined {
  const trial = cloneState(state);
  const random = swiftRandom('opening');
  const context = new RolloutContext<Event>(random);
  sequence.play(trial, seat, move, context);
  for (let plays = 0; plays < 4; plays++) {
    const frame = trial.frames.at(-1);
    if (frame?.step === 'act') return { state: trial, frame };
    if (frame === undefined || !sequence.deciders(trial).includes(seat)) return undefined;
    sequence.play(trial, seat, policy(trial, seat, random), context);
  }
  return undefined;
}

/** What a unit would gain by acting now. */
function gainOf(state: State, seat: Seat, move: Activation, temper: Temper): number {
  const begun = opening(state, seat, move);
  if (begun === undefined) return 0;
  const acts = sequence.moves(begun.state, seat) as Verbs['act'][];
  const plan = new Plan(begun.state, begun.frame, acts, temper);
  const best = plan.rated()[0]?.worth ?? 0;
  return (best > FREE / 2 ? best - FREE + 2 : best) + temper.haste * plan.peril;
}

/** Scores who acts next: units that gain most by it, and units at risk of never acting. */
export function activationScorer(state: State, seat: Seat, temper: Temper): (move: Activation) => number {
  return (move) => {
    if (move.do === 'activate') return gainOf(state, seat, move, temper);
    const gains = waitingSupports(state, seat).map((id: UnitId) =>
      gainOf(atSupport(state, seat), seat, { do: 'activate', unit: id }, temper),
    );
    return SUPPORTS * gains.reduce((sum, gain) => sum + Math.max(0, gain), 0);
  };
}

/** The state with the support activation begun. */
function atSupport(state: State, seat: Seat): State {
  const trial = cloneState(state);
  trial.frames.pop();
  trial.frames.push(
    { step: 'supports', seat, left: waitingSupports(state, seat), rite: false },
    { step: 'support', seat },
  );
  return trial;
}
