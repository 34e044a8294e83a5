import { inPercent, type Reason } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import { SOLDIERS, type Unit, UNIT_CARDS } from '../content/units.ts';
import { struckBy } from '../rules/attack.ts';
import { isFree } from '../rules/figures.ts';
import { groundOf } from '../rules/ground.ts';
import type { AnyMove, Attack, Cast, Move } from '../rules/moves.ts';
import { spellChance } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { reason } from './choice.ts';
import { FAR, gapFrom, gapTo, walkBetween } from './distances.ts';
import { dangerAt, gapToSoldiers, puppetsInReach, puppetsReaching } from './threats.ts';

/** The purpose of a move, judged by the glade and the move alone, which both players see, and never by a hand. */
export function explain(state: State, move: AnyMove): Reason {
  switch (move.do) {
    case 'place':
      return reason(UNIT_CARDS[move.unit].kind === 'witch' ? 'placeLeader' : 'placeFront', {
        unit: move.unit,
      });
    case 'ready':
      return reason('ready');
    case 'move':
      return explainWalk(state, move);
    case 'attack':
      return explainAttack(state, move);
    case 'cast':
      return explainCast(state, move);
    case 'discard':
      return reason('discard', { card: move.card });
    case 'end':
      return reason('endTurn', { acts: state.acts });
    case 'rest':
      return reason('rest');
    case 'rise':
      return reason('rise', { steps: nearestSoldier(state, move.at) });
    case 'strip':
      return reason('strip', { card: move.card });
  }
}

function explainWalk(state: State, { unit, to }: Move): Reason {
  if (unit === 'witch') return explainWitch(state, to);
  const { at } = state.figures[unit];
  const free = isFree(state, unit);
  const steps = free ? gapFrom(state, unit, to, state.figures.witch.at) : gapToSoldiers(state, unit, to);
  if (steps >= FAR) return reason('wait', { unit });
  if (!free) return reason('stalk', { unit, steps });
  if (steps === 0 || steps < gapTo(state, unit, 'witch')) return reason('approach', { unit, steps });
  const here = puppetsReaching(state, unit, at);
  const there = puppetsReaching(state, unit, to);
  return there < here ? reason('standBack', { unit, here, there }) : reason('wait', { unit });
}

/** Steps within which the Witch may soon have somebody in range. */
const NEAR = 6;

/** She avoids strikes first, then distance counts; if she comes nearer, she wants to cast. */
function explainWitch(state: State, to: Space): Reason {
  const { at } = state.figures.witch;
  const [here, there] = [dangerAt(state, at), dangerAt(state, to)];
  if (there < here) return reason('flee', { here, there });
  const steps = nearestSoldier(state, to);
  if (steps > nearestSoldier(state, at)) return reason('fleeFar', { steps });
  return reason(steps <= NEAR ? 'prowl' : 'aloof', { steps });
}

/** Steps from a space to the nearest free soldier. */
function nearestSoldier(state: State, from: Space): number {
  let least = Infinity;
  for (const unit of SOLDIERS) {
    if (isFree(state, unit)) least = Math.min(least, walkBetween(state, from, state.figures[unit].at));
  }
  return Number.isFinite(least) ? least : 0;
}

function explainAttack(state: State, { unit: striker, aim }: Attack): Reason {
  const struck = struckBy(state, striker, aim);
  if (struck.includes('witch')) return reason('strikeWitch', { blood: state.figures.witch.blood });
  const foes = struck.filter((hit) => isFree(state, hit) !== isFree(state, striker));
  const [unit] = foes;
  if (unit === undefined || foes.length > 1) return reason('strikeMany', { count: foes.length });
  const { blood, wards } = state.figures[unit];
  if (wards > 0) return reason('strikeWard', { unit });
  return blood > 1 ? reason('strike', { unit, blood: blood - 1 }) : reason('strikeDown', { unit });
}

function explainCast(state: State, cast: Cast): Reason {
  const { card, unit, blood } = cast;
  const odds = inPercent(spellChance(card, blood));
  switch (card) {
    case 'manipulate':
      return reason('manipulate', { count: puppetsInReach(state) });
    case 'bloodBoil':
      return reason('boil', { unit, odds, count: besides(state, unit) });
    case 'siphon':
      return reason('siphon', { unit, odds });
    case 'zombify':
      return reason('zombify', { unit, odds, blood });
    case 'gnarlroot':
      return reason('root', { unit, odds });
    case 'raiseHusk':
      return reason('husk', { odds });
    case 'banish':
      return reason('banish', { unit, odds });
    case 'transfuse':
      return explainTransfusion(state, cast);
    case 'bloodMist':
      return reason('mist', {
        here: dangerAt(state, state.figures.witch.at),
        there: cast.at === null ? 0 : dangerAt(state, cast.at),
      });
    case 'spiritWard':
      return reason('ward', { unit, count: unit === 'none' ? 0 : puppetsReaching(state, unit) });
    case 'secondWind':
      return reason('secondWind', { unit });
    case 'mend':
      return reason('mend', { unit, blood: unit === 'none' ? 0 : state.figures[unit].blood });
    case 'ghostStep':
      return reason('ghostStep', { unit, steps: stepsAfter(state, cast) });
    case 'whisper':
      return reason('whisper');
  }
}

/** With no more stones than this the Witch is in need. */
const NEED = 5;

function explainTransfusion({ figures }: State, { unit, blood }: Cast): Reason {
  if (blood > 0) return reason('transfuse', { unit, blood });
  const left = figures.witch.blood;
  return left > NEED
    ? reason('drain', { unit, blood: -blood })
    : reason('takeBack', { unit, blood: -blood, left });
}

/** Free soldiers beside a unit. */
function besides(state: State, unit: Cast['unit']): number {
  if (unit === 'none') return 0;
  const around = groundOf(state).around[state.figures[unit].at] ?? [];
  return SOLDIERS.filter((one: Unit) => isFree(state, one) && around.includes(state.figures[one].at)).length;
}

/** Steps the unit still has to walk after its ghost step before it can strike the Witch. */
const stepsAfter = (state: State, { unit, at }: Cast): number =>
  unit === 'none' || at === null ? 0 : gapFrom(state, unit, at, state.figures.witch.at);
