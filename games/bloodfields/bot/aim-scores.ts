import { underArray } from '../rules/attack/volley.ts';
import { listEffects } from '../rules/effects/lists.ts';
import type { FrameOf, Verbs } from '../rules/frames.ts';
import { gap } from '../rules/geometry/disc.ts';
import { cannonLine, onLine, piercingLine } from '../rules/geometry/line-template.ts';
import { underTemplate } from '../rules/geometry/round-template.ts';
import { fieldFor } from '../rules/ground.ts';
import { rangeOf } from '../rules/attack/bonuses.ts';
import { profileOf } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { idsOn, isAlive, unitOf } from '../rules/units.ts';
import { rollWorth } from './attack-scores.ts';
import { effectsWorth } from './effect-worth.ts';

/** Scores whom a skill is for, or whom a volley strikes next. */
export function aimScorer(state: State, { unit: id, by }: FrameOf<'aim'>): (move: Verbs['aim']) => number {
  const asker = state.frames.at(-2);
  if (asker?.step === 'resolve') {
    const effects = listEffects(unitOf(state, id), by, asker.part);
    return (move) =>
      move.do === 'stop' ? 0 : effectsWorth(unitOf(state, id), unitOf(state, move.unit), effects);
  }
  const attack = profileOf(unitOf(state, id), by);
  return (move) =>
    move.do === 'stop' ? 0 : rollWorth(state, id, move.unit, { id: by, cost: 0, attack }).worth;
}

/** How far a cannon ball usually rolls: seven inches. */
const ROLLED = 7000;

/** Scores where a shot goes, by everyone it would strike if it did not go astray. */
export function shootScorer(
  state: State,
  { unit: id, skill }: FrameOf<'shoot'>,
): (move: Verbs['shoot']) => number {
  const unit = unitOf(state, id);
  const attack = profileOf(unit, skill);
  const ids = idsOn(state, id);
  const discs = ids.map((one) => unitOf(state, one));
  const field = fieldFor(state);
  const worthOf = (target: UnitId, dice?: number): number => {
    const { worth } = rollWorth(
      state,
      id,
      target,
      { id: skill, cost: 0, attack },
      dice === undefined ? {} : { dice },
    );
    return unitOf(state, target).owner === unit.owner ? -1.3 * worth : worth;
  };
  const sum = (indexes: readonly { readonly index: number }[]): number =>
    indexes.reduce((total, { index }) => total + worthOf(ids[index] ?? id), 0);
  return (move) => {
    if (move.do === 'fan') {
      const struck = underArray(state, id, move.direction);
      const dice = Math.max(1, Math.round((7 + struck.length) / Math.max(1, struck.length)));
      return struck.reduce((total, one) => total + worthOf(one, dice), 0);
    }
    if (attack.shot === 'artillery') return sum(underTemplate(move.at, discs));
    const from = move.from ?? unit;
    const line =
      attack.shot === 'cannon'
        ? cannonLine(from, move.at, ROLLED, field)
        : piercingLine({ x: from.x, y: from.y, r: 0 }, move.at, rangeOf(unit, attack), field);
    return sum(onLine(line, unit, discs));
  };
}

/** Scores how the dice of an array are split. */
export function splitScorer(
  state: State,
  { unit: id, marks }: FrameOf<'split'>,
): (move: Verbs['split']) => number {
  const volley = state.frames.at(-2);
  const skill = volley?.step === 'volley' ? volley.skill : 'basic';
  const attack = profileOf(unitOf(state, id), skill);
  return ({ dice }) =>
    marks.reduce(
      (sum, target, at) =>
        sum + rollWorth(state, id, target, { id: skill, cost: 0, attack }, { dice: dice[at] ?? 1 }).worth,
      0,
    );
}

/** How many enemies a unit there would touch, or nearly. */
export const crowdAt = (
  state: State,
  at: { readonly x: number; readonly y: number; readonly r: number },
  owner: number,
): number =>
  state.units.reduce(
    (sum, other) => sum + (other.owner !== owner && isAlive(other) && gap(at, other) < 100 ? 1 : 0),
    0,
  );
