import type { CheckName, Kit } from '../../conformance/index.ts';
import { type Rules, type Veiled, withVeil } from '../../index.ts';
import { parleyKit } from './toy/kit.ts';
import { parley } from './toy/rules.ts';
import type { Event, Move, Setup, State } from './toy/state.ts';

type ParleyKit = Kit<Setup, State, Move, Event>;
type ParleyRules = Rules<Setup, State, Move, Event>;

/** A plausible mistake and the check that must find it. */
export interface Fault {
  readonly fault: string;
  readonly check: CheckName;
  /** What the check must report, so that the fault is not found by accident. */
  readonly says: RegExp;
  readonly kit: ParleyKit;
}

/** Few games are enough: a fault that only many games would show would be missed in practice too. */
const QUICK = { ...parleyKit, rounds: 8, often: 8 };

export function inRules(
  check: CheckName,
  fault: string,
  says: RegExp,
  change: Partial<ParleyRules>,
  kit: ParleyKit = QUICK,
): Fault {
  return { fault, check, says, kit: { ...kit, rules: { ...parley, ...change } } };
}

/** In the veil, and so in the masks that follow from it. */
export function inVeil(
  check: CheckName,
  fault: string,
  says: RegExp,
  veil: (state: State) => Veiled<State>,
): Fault {
  return { fault, check, says, kit: { ...QUICK, rules: withVeil({ ...parley, veil }) } };
}

export function inKit(check: CheckName, fault: string, says: RegExp, change: Partial<ParleyKit>): Fault {
  return { fault, check, says, kit: { ...QUICK, ...change } };
}
