import type { FrameOf, Verbs } from '../rules/frames.ts';
import type { Point } from '../rules/geometry/point.ts';
import { span } from '../rules/geometry/point.ts';
import type { State } from '../rules/state.ts';
import { turnOf } from '../rules/turn/turn-frame.ts';
import { isAlive, unitOf } from '../rules/units.ts';
import { Goals } from './goals.ts';
import { Stand } from './stand.ts';

/** Fleeing farther than this from the enemy gains nothing more, in mil. */
const SAFE = 7000;

/** Scores where a skill takes a unit or an enemy. */
export function goScorer(state: State, frame: FrameOf<'go'>): (move: Verbs['go']) => number {
  const unit = unitOf(state, frame.unit);
  const score = unit.owner === frame.seat ? ownScore(state, frame) : enemyScore(state, frame);
  return (move) => score(move.do === 'move' ? (move.path.at(-1) ?? unit) : unit);
}

function ownScore(state: State, { unit: id, way }: FrameOf<'go'>): (at: Point) => number {
  const stand = new Stand(state, id);
  const actions = turnOf(state)?.unit === id ? (turnOf(state)?.actions ?? 0) : 0;
  const share = actions > 0 ? 0.8 : 0.15;
  if (way !== 'flee') return ({ x, y }) => stand.at(x, y) + share * stand.deeds(x, y);
  return ({ x, y }) =>
    stand.at(x, y) +
    share * stand.prospects.at(x, y, false) +
    (0.4 * Math.min(SAFE, stand.prospects.nearest(x, y))) / 1000;
}

/** Away from places worth something to the enemy, and towards our units that have not acted yet. */
function enemyScore(state: State, { unit: id, seat }: FrameOf<'go'>): (at: Point) => number {
  const goals = new Goals(state, id);
  const friends = state.units.filter((unit) => unit.owner === seat && isAlive(unit) && !unit.activated);
  return (at) => {
    let nearest = 10_000;
    for (const friend of friends) nearest = Math.min(nearest, span(friend, at) - friend.r);
    return -goals.at(at.x, at.y) - (0.2 * nearest) / 1000;
  };
}
