import type { Frame, Seat } from '@sanguine/kernel';
import type { DiceEffect } from '../../content/effects.ts';
import { attackRerolls, HIGH_GROUND, looksDown } from '../attack/bonuses.ts';
import { blowOf } from '../attack/blow.ts';
import type { Faces, FrameOf, Frames } from '../frames.ts';
import { within } from '../geometry/disc.ts';
import { diceEffectsOf } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { isAffordable } from '../triggers/limits.ts';
import { isAlive, otherSeat, unitOf } from '../units.ts';
import { countOf, sumOf } from './dice.ts';

export type Side = 'opponent' | 'roller';

/** §7.10: what a side may do to a roll: reroll dice, turn one, or add to the sum. `any`: as many dice as it likes. */
export interface DiceOption {
  readonly by: string;
  /** Whose skill or charm it is. */
  readonly unit: UnitId;
  readonly change: DiceEffect['change'] | { readonly reroll: 'any' };
  readonly cost: number;
  readonly once: 'turn' | 'round' | undefined;
}

/** The current roll, and the stage that asked for it. */
export function currentRoll(state: State): { readonly roll: FrameOf<'roll'>; readonly asker: Frame<Frames> } {
  const at = state.frames.findLastIndex(({ step }) => step === 'roll');
  const roll = state.frames[at];
  const asker = state.frames[at - 1];
  if (roll?.step !== 'roll' || asker === undefined) throw new Error('nobody is rolling');
  return { roll, asker };
}

/** §7.10: the player on this side of a roll. */
export const seatOn = (state: State, { unit }: FrameOf<'roll'>, side: Side): Seat => {
  const { owner } = unitOf(state, unit);
  return side === 'roller' ? owner : otherSeat(owner);
};

const sideIndex = (side: Side): 0 | 1 => (side === 'opponent' ? 0 : 1);

/** §7.10: the dice a side may still reroll, by face: each die once. */
export const untouched = ({ faces, touched }: FrameOf<'roll'>, side: Side): Faces =>
  sumOf(faces, touched[sideIndex(side)], -1);

/** §6.3, §9.3, §10.2: two ones end a test at once. */
export const isDoomed = ({ roll, faces }: FrameOf<'roll'>): boolean =>
  (roll === 'charge' || roll === 'morale' || roll === 'magic') && faces[0] === 2;

/** §7.10: everything a side could do to the roll now. */
export function diceOptions(state: State, side: Side): DiceOption[] {
  const { roll, asker } = currentRoll(state);
  if (isDoomed(roll)) return [];
  const options: DiceOption[] = [];
  if (side === 'roller') {
    for (const { by, reroll } of ownRerolls(state, asker)) {
      options.push({ by, unit: roll.unit, change: { reroll }, cost: 0, once: undefined });
    }
    collect(options, state, roll, roll.unit, unitOf(state, roll.unit), side);
  } else {
    const seat = seatOn(state, roll, side);
    for (let id = 0; id < state.units.length; id++) {
      const unit = unitOf(state, id);
      if (unit.owner === seat && isAlive(unit)) collect(options, state, roll, id, unit, side);
    }
  }
  if (options.length === 0) return options;
  const free = countOf(untouched(roll, side));
  // An effect that must reroll all dice is out once one of them was rerolled or turned.
  const least = (change: DiceOption['change']): number =>
    !('reroll' in change) ? 0 : change.reroll === 'all' ? countOf(roll.faces) : 1;
  return options.filter(
    ({ by, unit, change }) =>
      !roll.used.some((used) => used.by === by && used.unit === unit) && free >= least(change),
  );
}

/** §7.10, §11.5: rerolls the roll itself allows. */
function ownRerolls(
  state: State,
  asker: Frame<Frames>,
): readonly { readonly by: string; readonly reroll: number | 'any' | 'all' }[] {
  if (asker.step === 'attack' && asker.slot === 'rolled') return attackRerolls(state, blowOf(state, asker));
  if (asker.step === 'charge' && looksDown(state, asker.unit, asker.target)) {
    return [{ by: HIGH_GROUND, reroll: 'all' }];
  }
  return [];
}

function collect(
  options: DiceOption[],
  state: State,
  roll: FrameOf<'roll'>,
  id: UnitId,
  unit: Unit,
  side: Side,
): void {
  for (const { by, effect } of diceEffectsOf(unit)) {
    if (!effect.rolls.includes(roll.roll)) continue;
    if ((effect.side === 'roller') !== (side === 'roller')) continue;
    if (effect.side !== 'roller' && !within(unit, unitOf(state, roll.unit), effect.side.enemyWithin))
      continue;
    const price = { by, cost: effect.cost ?? 0, once: effect.once };
    if (isAffordable(unit, price)) options.push({ ...price, unit: id, change: effect.change });
  }
}

/** §7.4, §7.5, §12.5: tokens the roller could spend on the Inspire icons of this roll. */
export function tokensFor(state: State): readonly ('inspire' | 'ember')[] {
  const { roll, asker } = currentRoll(state);
  if (roll.inspired || (roll.roll !== 'attack' && roll.roll !== 'defence')) return [];
  if ((roll.faces[INSPIRE] ?? 0) === 0) return [];
  if (roll.roll === 'defence' && asker.step === 'attack' && (asker.covered || asker.muted)) return [];
  const { inspire, embers } = unitOf(state, roll.unit);
  return [
    ...(inspire > 0 ? (['inspire'] as const) : []),
    ...(embers > 0 && roll.roll === 'attack' ? (['ember'] as const) : []),
  ];
}

/** The Inspire icon has the same index on attack and defence dice. */
const INSPIRE = 2;
