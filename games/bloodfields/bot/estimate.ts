import { estimateBy, type Seat } from '@sanguine/kernel';
import { outcomeOf } from '../rules/outcome.ts';
import { pointsOf } from '../rules/round/points.ts';
import type { State } from '../rules/state.ts';
import { cardFor, isAlive, isLeft } from '../rules/units.ts';
import learnt from './estimate.json' with { type: 'json' };
import { doubtOf, heldBy, roundsToPlay } from './evaluation.ts';
import { deedsOf, marksOf } from './prospects.ts';
import { costFor } from './unit-worth.ts';

const FEATURES = [
  'points',
  'held',
  'heldLong',
  'standing',
  'standingLong',
  'wounds',
  'woundsLong',
  'threat',
  'threatNext',
  'fresh',
  'starter',
] as const;
type Measures = Record<(typeof FEATURES)[number], number>;

/** Who is likely to win: points, places held and units standing, against how far the lead may still change. */
export const estimate = estimateBy({ features: FEATURES, measure, outcome: outcomeOf, learnt });

function measure(state: State): Measures[] {
  return state.players.map((_, seat) => measureSide(state, seat));
}

function measureSide(state: State, seat: Seat): Measures {
  const doubt = doubtOf(state);
  const later = roundsToPlay(state) - 1;
  const marks = marksOf(state, seat);
  let [standing, wounds, threat, threatNext, fresh] = [0, 0, 0, 0, 0];
  for (const unit of state.units) {
    if (unit.owner !== seat || !isLeft(unit)) continue;
    const cost = costFor(unit);
    standing += cost;
    wounds += (cost * unit.damage) / cardFor(unit).hp;
    if (!unit.activated) fresh += cost;
    if (!isAlive(unit)) continue;
    const deeds = deedsOf(unit, marks);
    if (unit.activated) threatNext += deeds;
    else threat += deeds;
  }
  // Halved: `heldBy` already takes off what the other side holds.
  const held = heldBy(state, seat) / 2 / doubt;
  return {
    points: pointsOf(state, seat) / doubt,
    held,
    heldLong: held * later,
    standing: standing / doubt,
    standingLong: (standing / doubt) * later,
    wounds: wounds / doubt,
    woundsLong: (wounds / doubt) * later,
    threat: threat / doubt,
    threatNext: (threatNext / doubt) * (later > 0 ? 1 : 0),
    fresh: fresh / doubt,
    starter: state.holder === seat ? 1 : 0,
  };
}
