/** This part of a unit's worth goes with its hit points, the rest only when it is destroyed. */
const DAMAGE_PART = 0.55;

/**
 * What damage is worth if nothing else is known: the share of hit points taken, plus a bonus for the kill. Destroying a unit
 * from full health is worth 1.
 */
export function standardValue(hpLeft: number, hpFull: number): readonly number[] {
  const value: number[] = [];
  for (let damage = 0; damage <= hpLeft; damage++) {
    value.push((DAMAGE_PART * damage) / hpFull + (damage === hpLeft ? 1 - DAMAGE_PART : 0));
  }
  return value;
}
