import { bestBy, type Seat } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import { spellCard, TRANSFUSE_MOST } from '../content/spells.ts';
import { SOLDIERS, type Unit, UNITS } from '../content/units.ts';
import { refuseAct, walks } from '../rules/acts.ts';
import { aims, struckBy } from '../rules/attack.ts';
import { kindsIn, pileOf } from '../rules/cards.ts';
import { castsWith } from '../rules/casting.ts';
import { freeSoldiers, isFree, allPuppets } from '../rules/figures.ts';
import type { FrameOf } from '../rules/frames.ts';
import { groundOf } from '../rules/ground.ts';
import type { AnyMove, Attack, Cast, Discard, End } from '../rules/moves.ts';
import { refusePuppet } from '../rules/puppetry.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { freeStarts, waiting } from '../rules/steps/place.ts';
import { inReach } from './distances.ts';
import { cardValue, FRESH } from './values.ts';

/**
 * The legal moves worth considering: no unit is placed twice, no attack strikes only friends, and no card worth keeping
 * is discarded. At least one in every state.
 */
export function candidates(state: State, seat: Seat): AnyMove[] {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'place':
      return placeMoves(state, frame);
    case 'soldiers':
      return [...soldierMoves(state), ...castMoves(state, seat), endOrDiscard(state, seat)];
    case 'witch':
      return [
        ...(state.figures.witch.moved ? [] : walks(state, 'witch')),
        ...castMoves(state, seat),
        endOrDiscard(state, seat),
      ];
    case 'puppets':
      return [...puppetMoves(state, frame), { do: 'rest' }];
    default:
      return sequence.moves(state, seat);
  }
}

function placeMoves(state: State, { side }: FrameOf<'place'>): AnyMove[] {
  const [unit] = waiting(state, side);
  if (unit === undefined) return [{ do: 'ready' }];
  return freeStarts(state, side).map((at: Space) => ({ do: 'place', unit, at }));
}

function soldierMoves(state: State): AnyMove[] {
  return freeSoldiers(state).flatMap((unit) => [
    ...(refuseAct(state, unit, 'attack') === null ? attackMoves(state, unit) : []),
    ...(refuseAct(state, unit, 'move') === null ? walks(state, unit) : []),
  ]);
}

function puppetMoves(state: State, frame: FrameOf<'puppets'>): AnyMove[] {
  return allPuppets(state).flatMap((unit) => [
    ...(refusePuppet(state, frame, unit, 'attack') === null ? attackMoves(state, unit) : []),
    ...(refusePuppet(state, frame, unit, 'move') === null ? walks(state, unit) : []),
  ]);
}

/** Whether the two units are on different sides. */
const isFoe = (state: State, striker: Unit, struck: Unit): boolean =>
  isFree(state, striker) !== isFree(state, struck);

/** Foes struck less friends struck; the Witch counts more than her minions. */
export function strikeGain(state: State, unit: Unit, struck: readonly Unit[]): number {
  let gain = 0;
  for (const hit of struck) {
    const { blood, wards } = state.figures[hit];
    const worth = (hit === 'witch' ? 3 : SOLDIERS.includes(hit) ? 1.5 : 1) + (blood === 1 ? 1.5 : 0);
    if (wards === 0) gain += isFoe(state, unit, hit) ? worth : -worth;
  }
  return gain;
}

function reachesFoe(state: State, unit: Unit): boolean {
  for (const target of UNITS) if (inReach(state, unit, target) && isFoe(state, unit, target)) return true;
  return false;
}

export function attackMoves(state: State, unit: Unit): Attack[] {
  if (!reachesFoe(state, unit)) return [];
  return aims(state, unit)
    .filter((aim) => strikeGain(state, unit, struckBy(state, unit, aim)) > 0)
    .map((aim) => ({ do: 'attack', unit, aim }));
}

function castMoves(state: State, seat: Seat): Cast[] {
  return kindsIn(pileOf(state, seat).hand).flatMap((card) =>
    castsWith(state, seat, card).filter((cast) => isSensible(state, cast)),
  );
}

function isSensible(state: State, { card, unit, blood }: Cast): boolean {
  const { chance } = spellCard(card);
  if (card === 'transfuse' && unit !== 'none') return blood === mostGiven(state, unit, blood);
  if (chance.kind === 'offer') {
    // More blood than the die can ask for is wasted; with less than half the card is wasted.
    if (blood > chance.die || (card !== 'bloodBoil' && blood < chance.die / 2)) return false;
  }
  return card !== 'bloodBoil' || unit === 'none' || bursts(state, unit);
}

/** The largest transfusion in the same direction. */
function mostGiven(state: State, unit: Unit, blood: number): number {
  const giver = blood > 0 ? 'witch' : unit;
  return Math.sign(blood) * Math.min(TRANSFUSE_MOST, state.figures[giver].blood - 1);
}

/** Whether a soldier stands beside the unit. */
function bursts(state: State, unit: Unit): boolean {
  const around = groundOf(state).around[state.figures[unit].at] ?? [];
  return SOLDIERS.some((soldier) => isFree(state, soldier) && around.includes(state.figures[soldier].at));
}

/** The end of the turn; but first the worst card is discarded, if an average card drawn in its place is worth more. */
export function endOrDiscard(state: State, seat: Seat): Discard | End {
  const fresh = seat === state.witch ? FRESH.blood : FRESH.phantom;
  const worst = bestBy(kindsIn(pileOf(state, seat).hand), (card) => -cardValue(state, card));
  return worst === undefined || cardValue(state, worst) >= fresh
    ? { do: 'end' }
    : { do: 'discard', card: worst };
}
