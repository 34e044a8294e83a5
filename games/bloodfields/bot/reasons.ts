import { inPercent, type Reason, type Seat } from '@sanguine/kernel';
import { scoringFor } from '../content/scenarios.ts';
import { attackOf } from '../rules/attack/legality.ts';
import { foesOf } from '../rules/combat.ts';
import type { Point } from '../rules/geometry/point.ts';
import type { Activate, Attack, AnyMove, Charge, Exit, Place, Walk } from '../rules/moves.ts';
import { currentRoll } from '../rules/roll/options.ts';
import { scenarioFor } from '../rules/scenario.ts';
import { spellOf } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { moraleOf } from '../rules/stats.ts';
import { fleeDifficulty } from '../rules/turn/flight.ts';
import { hasTrait, unitOf } from '../rules/units.ts';
import { bestStrike, rollWorth } from './attack-scores.ts';
import { chargeChance } from './charge-chance.ts';
import { because, type BotChoice, type Why } from './choice.ts';
import { Danger } from './danger.ts';
import { deedsOf, marksOf } from './prospects.ts';
import { farReach } from './set-up-scores.ts';
import { higherDie, spellChance } from './spell-chance.ts';
import { Stand } from './stand.ts';

/** Reasons that do not depend on the state. */
const PLAIN = {
  muster: 'muster',
  lay: 'lay',
  name: 'champion',
  supports: 'supports',
  magic: 'magic',
  focus: 'focus',
  douse: 'douse',
  shake: 'shake',
  drink: 'drink',
  end: 'end',
  stay: 'stay',
  aim: 'shoot',
  fan: 'shoot',
  split: 'split',
  contact: 'contact',
  summon: 'summon',
  turn: 'turn',
  keep: 'keep',
  pass: 'decline',
  next: 'order',
} as const satisfies Partial<Record<AnyMove['do'], Why>>;

/** A move with the reason for it. */
export function explain(state: State, seat: Seat, move: AnyMove): BotChoice {
  const frame = state.frames.at(-1);
  switch (move.do) {
    case 'take':
      return because(move.what === 'token' ? 'token' : 'side', move);
    case 'place':
      return because(placeWhy(state, move), move, named(state, 'unit', move.unit));
    case 'first':
      return because(move.seat === seat ? 'begin' : 'letBegin', move);
    case 'activate':
      return explainTurn(state, move);
    case 'move':
      return frame?.step === 'go'
        ? explainGo(state, frame.unit, seat, frame.way, move)
        : explainWalk(state, actor(state), move);
    case 'charge':
      return explainCharge(state, actor(state), move);
    case 'attack':
      return explainAttack(state, actor(state), move);
    case 'strike': {
      const target = frame?.step === 'strike' ? frame.target : -1;
      const { mean } = bestStrike(state, actor(state), target, true);
      return because('strike', move, { damage: tenth(mean), ...named(state, 'target', target) });
    }
    case 'use':
      return because(frame?.step === 'react' || frame?.step === 'dice' ? 'react' : 'ability', move, {
        skill: move.by,
      });
    case 'cast': {
      const unit = unitOf(state, actor(state));
      const chance = spellChance(unit, spellOf(unit, move.spell)?.difficulty ?? 12);
      return because('cast', move, { odds: inPercent(chance), skill: move.spell });
    }
    case 'flee': {
      const id = actor(state);
      const chance = higherDie(moraleOf(state, id), fleeDifficulty(state, foesOf(state, id)));
      return because('flee', move, { odds: inPercent(chance), risk: riskAt(state, id) });
    }
    case 'rite':
      return because('rite', move, { points: scoringFor(scenarioFor(state), 'rite')?.points ?? 0 });
    case 'reroll':
      return because(frame?.step === 'dice' && frame.side === 'opponent' ? 'rerollTheirs' : 'reroll', move);
    case 'spend': {
      const { roll } = currentRoll(state);
      const icons = roll.faces[2] ?? 0;
      return because(roll.roll === 'attack' ? 'spendAttack' : 'spendDefence', move, { icons });
    }
    case 'exit':
      return because('exit', move, { points: exitPoints(state, move) });
    case 'stay':
      return because(frame?.step === 'exit' ? 'stayOn' : 'stay', move);
    case 'stop':
      return because(frame?.step === 'aim' ? 'decline' : 'stop', move);
    case 'target':
      return because(
        frame?.step === 'ember' ? 'ember' : 'aim',
        move,
        named(state, frame?.step === 'ember' ? 'unit' : 'target', move.unit),
      );
    case 'inspire':
      return because('inspire', move, named(state, 'unit', move.unit));
    default:
      return because(PLAIN[move.do], move);
  }
}

/** The unit that is asked what to do. */
function actor(state: State): UnitId {
  const frame = state.frames.at(-1);
  if (frame?.step === 'act' || frame?.step === 'strike' || frame?.step === 'cast' || frame?.step === 'go')
    return frame.unit;
  throw new Error('no unit is acting');
}

const tenth = (number: number): number => Math.round(number * 10) / 10;

/** Shooters stand behind. */
const placeWhy = (state: State, { unit }: Place): Why =>
  farReach(unitOf(state, unit)) > 7000 ? 'deployBack' : 'deployFront';

/** The name of a unit, as speech looks it up. */
function named(state: State, value: 'unit' | 'target', id: UnitId): Reason['values'] {
  const { kind } = state.units[id] ?? {};
  return kind === undefined ? {} : { [value]: kind };
}

/** What the enemy could do to a unit before it acts again, in Victory Points: where it stands or elsewhere. */
function riskAt(state: State, id: UnitId, { x, y }: Point = unitOf(state, id)): number {
  return tenth(new Danger(state, id).at(x, y));
}

function explainTurn(state: State, move: Activate): BotChoice {
  const unit = named(state, 'unit', move.unit);
  const chosen = unitOf(state, move.unit);
  const gain = deedsOf(chosen, marksOf(state, chosen.owner));
  if (gain <= 1) return because('activateIdle', move, unit);
  return because('activate', move, { ...unit, gain: tenth(gain), risk: riskAt(state, move.unit) });
}

function explainWalk(state: State, id: UnitId, move: Walk): BotChoice {
  const stand = new Stand(state, id);
  const { unit, goals, prospects } = stand;
  const at = move.path.at(-1) ?? unit;
  const { x, y } = at;
  const [here, risk] = [riskAt(state, id), riskAt(state, id, at)];
  const deeds = stand.deeds(x, y);
  if (deeds > stand.deeds(unit.x, unit.y) + 1)
    return because('moveStrike', move, { gain: tenth(deeds), risk });
  const gain = goals.at(x, y) - goals.at(unit.x, unit.y);
  if (gain > 0.5) return because('moveGoal', move, { gain: tenth(gain), risk });
  if (risk < here) return because('moveAway', move, { here, risk });
  return prospects.nearest(x, y) > prospects.nearest(unit.x, unit.y)
    ? because('moveRoom', move)
    : because('moveOn', move, { risk });
}

function explainGo(state: State, id: UnitId, seat: Seat, way: string, move: Walk): BotChoice {
  if (unitOf(state, id).owner !== seat) return because('drag', move);
  if (way !== 'flee') return because('leap', move);
  const to = move.path.at(-1) ?? unitOf(state, id);
  return because('moveAway', move, { here: riskAt(state, id), risk: riskAt(state, id, to) });
}

function explainCharge(state: State, id: UnitId, move: Charge): BotChoice {
  const { mean } = bestStrike(state, id, move.target, true);
  return because('charge', move, {
    odds: inPercent(chargeChance(state, id, move.target)),
    damage: tenth(mean),
    ...named(state, 'target', move.target),
  });
}

function explainAttack(state: State, id: UnitId, move: Attack): BotChoice {
  const attack = attackOf(state, id, move.skill);
  if (attack === undefined || move.target === null) return because('shoot', move);
  const { mean, kill } = rollWorth(state, id, move.target, attack);
  const target = named(state, 'target', move.target);
  if (kill >= 0.25) return because('attackKill', move, { odds: inPercent(kill), ...target });
  return because('attack', move, { damage: tenth(mean * (attack.attack.times ?? 1)), ...target });
}

function exitPoints(state: State, { unit }: Exit): number {
  const rule = scoringFor(scenarioFor(state), 'exit');
  return rule === undefined ? 0 : hasTrait(unitOf(state, unit), 'support') ? rule.support : rule.points;
}
