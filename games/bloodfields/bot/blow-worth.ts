import type { AttackProfile } from '../content/skills.ts';
import { extraDamage, extraDice } from '../rules/attack/bonuses.ts';
import { standingsOf } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { unitOf } from '../rules/units.ts';
import { type BlowWorth, diceIn, type Meeting, pairWorth } from './pair-worth.ts';
import { stakeOn } from './unit-worth.ts';

/** How an attack is met; what is left out follows from the table. */
export interface Blow extends Partial<Meeting> {
  /** The free attack of a charge. */
  readonly charge?: boolean;
}

/** Whether anything could add to the dice or the damage of a profile: most have nothing. */
const isPlain = (unit: Unit, { bonuses }: AttackProfile): boolean =>
  bonuses === undefined &&
  unit.boosts.length === 0 &&
  standingsOf(unit.kind).every(({ gives }) => gives !== 'attack');

/** What an attack is worth as the units stand now. */
export function blowWorth(
  state: State,
  attacker: UnitId,
  target: UnitId,
  skill: string,
  profile: AttackProfile,
  { charge = false, dice, ...meeting }: Blow = {},
): BlowWorth {
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  const stake = stakeOn(state, target, other);
  if (isPlain(unit, profile)) {
    return pairWorth(unit, other, skill, profile, { stake, ...meeting, dice: dice ?? diceIn(profile) });
  }
  const blow = { attacker, target, skill, profile, charge };
  const extra = extraDamage(state, blow);
  const count = (dice ?? diceIn(profile)) + extraDice(state, blow);
  return pairWorth(unit, other, skill, profile, { stake, ...meeting, extra, dice: count });
}
