import { MEND_STONES, type Spell } from '../content/spells.ts';
import { type Unit, UNIT_CARDS } from '../content/units.ts';
import { isFree, unitAt } from '../rules/figures.ts';
import { groundOf } from '../rules/ground.ts';
import type { Cast } from '../rules/moves.ts';
import { spellChance } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { gapFrom, gapTo } from './distances.ts';
import { dangerAt, puppetsInReach, puppetsReaching } from './threats.ts';

/** Stones the Witch keeps if she can. */
const RESERVE = 3;

/** Whether a card gains nothing however it is used: a quick check that skips listing its uses. */
export function isIdle(state: State, card: Spell): boolean {
  switch (card) {
    case 'transfuse':
      return state.figures.witch.blood > RESERVE + 2;
    case 'gnarlroot':
    case 'bloodMist':
      return dangerAt(state, state.figures.witch.at) === 0;
    case 'secondWind':
      return state.acts > 0;
    case 'ghostStep':
      return state.acts === 0;
    default:
      return false;
  }
}

/** Roughly what a cast gains, in stones; at 0 or below the card is better kept. */
export function castGain(state: State, cast: Cast): number {
  const { card, blood } = cast;
  const chance = spellChance(card, blood);
  const left = state.figures.witch.blood - blood;
  switch (card) {
    case 'manipulate':
      return 1 + puppetsInReach(state);
    case 'siphon':
      return 1.5 * chance;
    case 'zombify':
      return left < RESERVE ? 0 : 8 * chance - 0.5 * blood * chance;
    case 'bloodBoil':
      return left < RESERVE ? 0 : chance * (burst(state, cast) - blood);
    case 'transfuse':
      // She takes blood back only when she is down to her last stones.
      return blood < 0 && state.figures.witch.blood <= RESERVE + 2 ? 0.4 * -blood : 0;
    case 'gnarlroot':
      return dangerAt(state, state.figures.witch.at) > 0 ? chance : 0;
    case 'raiseHusk':
      return 1.5 * chance;
    case 'bloodMist':
      return cast.at === null ? 0 : dangerAt(state, state.figures.witch.at) - dangerAt(state, cast.at) - 0.5;
    case 'spiritWard':
      return withUnit(cast, (unit) => (puppetsReaching(state, unit) > 0 ? 2 / state.figures[unit].blood : 0));
    case 'secondWind':
      return withUnit(cast, (unit) => (state.acts === 0 && gapTo(state, unit, 'witch') === 0 ? 2 : 0));
    case 'mend':
      return withUnit(cast, (unit) => mended(state, unit) - 1);
    case 'ghostStep':
      return withUnit(cast, (unit) => stepGain(state, unit, cast));
    case 'whisper':
      return 1;
    case 'banish':
      return 2 * chance;
  }
}

const withUnit = ({ unit }: Cast, gain: (unit: Unit) => number): number => (unit === 'none' ? 0 : gain(unit));

const mended = (state: State, unit: Unit): number =>
  Math.min(MEND_STONES, state.bank, UNIT_CARDS[unit].blood - state.figures[unit].blood);

/** A step into reach of the Witch gains only while an Act is left to strike her. */
function stepGain(state: State, unit: Unit, { at }: Cast): number {
  if (at === null || state.acts === 0 || state.figures[unit].attacked) return 0;
  const { at: witch } = state.figures.witch;
  return gapTo(state, unit, 'witch') > 0 && gapFrom(state, unit, at, witch) === 0 ? 2 : 0;
}

/** The worth of a minion or zombie that bursts, in stones of a soldier: its Acts count for more than its stones. */
export const burstCost = (blood: number): number => 1 + 0.15 * blood;

/** Stones the Soldiers lose by a burst, less what her own side loses. */
function burst(state: State, { unit, blood }: Cast): number {
  if (unit === 'none') return 0;
  const figure = state.figures[unit];
  const half = Math.floor((figure.blood + blood) / 2);
  let gain = -burstCost(figure.blood);
  for (const space of groundOf(state).around[figure.at] ?? []) {
    const near = unitAt(state, space);
    if (near === null) continue;
    const lost = Math.min(half, state.figures[near].blood);
    if (isFree(state, near)) gain += 1.3 * lost;
    else gain -= near === 'witch' ? 3 * lost : 0.3 * lost;
  }
  return gain;
}
