import type { Random, Seat } from '@sanguine/kernel';
import type { Attack } from '../content/skills.ts';
import { canAct, isTarget, unaimedActs } from '../rules/candidates/acts.ts';
import { eachWalk } from '../rules/candidates/walk.ts';
import { namesTarget, refuseProfile } from '../rules/attack/legality.ts';
import { refuseCharging, targetFault } from '../rules/charge/legality.ts';
import type { FrameOf, Verbs } from '../rules/frames.ts';
import { gap } from '../rules/geometry/disc.ts';
import type { AnyMove } from '../rules/moves.ts';
import { skillSet } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { refuseWalking } from '../rules/turn/walk.ts';
import { isAlive, unitOf } from '../rules/units.ts';
import { ActScores } from './act-scores.ts';
import { policy } from './policy.ts';
import { plainCharge, reachOf } from './prospects.ts';

type Act = Verbs['act'];

/** A possible blow, the most it may be worth, and its attack; null for a charge. */
interface Blow {
  readonly most: number;
  readonly target: UnitId;
  readonly attack: Attack | null;
}

/**
 * The policy for play-outs: the same moves, found without listing all of them. Blows are tried from the best one down, so
 * sight is checked for only a few; walks are listed only where one might beat the best blow.
 */
export function playoutPolicy(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  return frame?.step === 'act' && frame.what === 'turn'
    ? quickAct(state, frame)
    : policy(state, seat, random);
}

function quickAct(state: State, frame: FrameOf<'act'>): Act {
  const { unit: id } = frame;
  const acts = unaimedActs(state, frame);
  const [only] = acts;
  if (only !== undefined && acts.length === 1 && !canAct(state, id)) return only;
  const scores = new ActScores(state, frame);
  let best: Act = { do: 'end' };
  let top = -Infinity;
  const weigh = (act: Act): void => {
    const worth = scores.score(act);
    if (worth <= top) return;
    top = worth;
    best = act;
  };
  for (const act of acts) weigh(act);
  if (!canAct(state, id)) return best;
  for (const { most, target, attack } of blowsOf(state, id, scores)) {
    if (most <= top) break;
    if (attack === null) {
      if (targetFault(state, id, target) === null) weigh({ do: 'charge', target });
    } else if (isTarget(state, id, attack, target)) weigh({ do: 'attack', skill: attack.id, target });
  }
  if (refuseWalking(state, id) !== null || scores.walkMost <= top) return best;
  eachWalk(
    state,
    id,
    (end) => scores.walkMostTo(end) > top,
    ({ path }) => weigh({ do: 'move', path }),
  );
  return best;
}

/** All blows near enough, best first. */
function blowsOf(state: State, id: UnitId, scores: ActScores): Blow[] {
  const unit = unitOf(state, id);
  const charges = refuseCharging(state, id, false) === null;
  const blows: Blow[] = [];
  const attacks = skillSet(unit.kind).attacks.filter(
    (attack) => namesTarget(attack.attack) && refuseProfile(state, id, attack, false) === null,
  );
  for (let target = 0; target < state.units.length; target++) {
    const other = unitOf(state, target);
    if (other.owner === unit.owner || !isAlive(other)) continue;
    const far = gap(unit, other);
    for (const attack of attacks) {
      const [from, to] = reachOf(unit, attack.attack);
      if (far >= from - 1 && far <= to + 1)
        blows.push({ most: scores.score({ do: 'attack', skill: attack.id, target }), target, attack });
    }
    const chance = charges ? plainCharge(unit, other, far) : 0;
    if (chance > 0) blows.push({ most: chance * scores.chargeGain(target), target, attack: null });
  }
  return blows.toSorted((one, other) => other.most - one.most);
}
