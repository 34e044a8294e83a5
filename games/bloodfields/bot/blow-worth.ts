import type { AttackProfile } from '../content/skills.ts';
import { extraDamage, extraDice } from '../rules/attack/bonuses.ts';
import { standingsOf } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { unitOf } from '../rules/units.ts';
import { type BlowWorth, diceIn, type Meeting, pairWorth } from './pair-worth.ts';
import { PairMemory } from './posture.ts';
import { stakeOn } from './unit-worth.ts';

/** How an attack is met; what is left out is read from the state. */
export interface Blow extends Partial<Meeting> {
  /** The free attack of a charge. */
  readonly charge?: boolean;
}

/** True if nothing can add to the dice or damage of a profile, as for most units. */
const isPlain = (unit: Unit, { bonuses }: AttackProfile): boolean =>
  bonuses === undefined &&
  unit.boosts.length === 0 &&
  standingsOf(unit.kind).every(({ gives }) => gives !== 'attack');

/** By attack and cost: most attacks are weighed again and again. */
const known = new PairMemory(() => new Map<AttackProfile, BlowWorth[]>());

function knownWorth(unit: Unit, other: Unit, skill: string, profile: AttackProfile, cost: number): BlowWorth {
  const row = known.of(unit, other);
  let byCost = row.get(profile);
  if (byCost === undefined) row.set(profile, (byCost = []));
  return (byCost[cost] ??= pairWorth(unit, other, skill, profile, { dice: diceIn(profile), cost }));
}

/** The same blow with what the scenario adds to the target's fall. */
const withStake = (blow: BlowWorth, stake: number): BlowWorth =>
  stake === 0 ? blow : { ...blow, worth: blow.worth + blow.kill * stake };

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
    if (
      dice === undefined &&
      (meeting.blank ?? 0) === 0 &&
      meeting.cover !== true &&
      meeting.extra === undefined
    )
      return withStake(knownWorth(unit, other, skill, profile, meeting.cost ?? 0), meeting.stake ?? stake);
    return pairWorth(unit, other, skill, profile, { stake, ...meeting, dice: dice ?? diceIn(profile) });
  }
  const blow = { attacker, target, skill, profile, charge };
  const extra = extraDamage(state, blow);
  const count = (dice ?? diceIn(profile)) + extraDice(state, blow);
  return pairWorth(unit, other, skill, profile, { stake, ...meeting, extra, dice: count });
}
