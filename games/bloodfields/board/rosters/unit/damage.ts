import { inches } from '../../../content/inches.ts';
import { itemOf } from '../../../content/items.ts';
import { damageByRange } from '../../../rules/forecast/by-range.ts';
import { duelAttacks } from '../../../rules/forecast/duel.ts';
import type { Mustered } from '../../../rules/roster/roster.ts';
import type { Unit } from '../../../rules/state.ts';
import { freeze } from '../../../rules/units.ts';

/** How far the chart reaches, in inches. */
export const FARTHEST = 24;

/** A stretch of distances with the same average: more than `from` inches, up to `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly mean: number;
  /** The attack with this average. */
  readonly skill: string;
}

/** Average damage of the best attack action at each distance. */
export interface DamageCurve {
  readonly contact: Pick<Stretch, 'mean' | 'skill'>;
  readonly stretches: readonly Stretch[];
}

/** The average damage of a unit's best attack at each distance, against each of these armours. */
export function damageCurves(
  unit: Mustered,
  armours: readonly number[],
  boosts: Unit['boosts'] = [],
): DamageCurve[] {
  const attacks = damageByRange(
    unit,
    armours.map((armour) => ({ armour })),
    boosts,
  );
  return armours.map((_, target) => {
    const bestAt = (inch: number): Pick<Stretch, 'mean' | 'skill'> | null => {
      let best: Pick<Stretch, 'mean' | 'skill'> | null = null;
      for (const { skill, bands } of attacks) {
        const band = bands.find(({ from, to }) => from <= inches(inch) && inches(inch) <= to);
        const mean = band?.means[target];
        if (mean !== undefined && (best === null || mean > best.mean)) best = { mean, skill };
      }
      return best;
    };
    const stretches: Stretch[] = [];
    for (let to = 1; to <= FARTHEST; to += 1) {
      const best = bestAt(to);
      if (best === null) continue;
      const last = stretches.at(-1);
      if (last?.to === to - 1 && last.skill === best.skill && last.mean === best.mean)
        stretches[stretches.length - 1] = { ...last, to };
      else stretches.push({ from: to - 1, to, ...best });
    }
    return { contact: bestAt(0) ?? { mean: 0, skill: '' }, stretches };
  });
}

/** The same after drinking the unit's potion for longer range; null if it carries none. */
export function damageFarther(unit: Mustered, armour: number): DamageCurve | null {
  const boosts = unit.items.flatMap((id) => {
    const item = itemOf(id);
    if (item.type !== 'potion') return [];
    return item.effects.flatMap((effect) =>
      effect.do === 'boost' && effect.boost === 'range'
        ? [{ boost: effect.boost, amount: effect.amount, until: effect.until, by: id }]
        : [],
    );
  });
  return boosts.length === 0 ? null : (damageCurves(unit, [armour], freeze(boosts))[0] ?? null);
}

/** One attack at a distance that matters to it: in contact, at half range or at full range. */
export interface ChanceRow {
  readonly skill: string;
  readonly where: 'contact' | 'half' | 'full' | 'reach';
  /** In inches. */
  readonly distance: number;
  /** The chance of at least the asked damage, by armour. */
  readonly chances: readonly number[];
}

export const ARMOURS = [0, 1, 2, 3] as const;

/** The chance of at least this much damage from one attack action of each kind, at the distances where it changes. */
export function chanceRows(unit: Mustered, least: number): ChanceRow[] {
  const bare = duelAttacks(unit, { armour: 0 }, 0);
  const near = duelAttacks(unit, { armour: 0 }, inches(1));
  const rows: ChanceRow[] = [];
  const row = (skill: string, where: ChanceRow['where'], distance: number): void => {
    const chances = ARMOURS.map((armour) => {
      const found = duelAttacks(unit, { armour }, inches(distance)).find((one) => one.skill === skill);
      return (found?.odds.damage ?? []).slice(least).reduce((sum, chance) => sum + chance, 0);
    });
    rows.push({ skill, where, distance, chances });
  };
  for (const { skill } of bare.filter((one) => one.skill !== 'basic' || bare.length === 1))
    row(skill, 'contact', 0);
  for (const { skill, profile } of near) {
    if (profile.kind === 'melee') continue;
    const range = profile.range / 1000;
    if (range === 0) row(skill, 'reach', 1);
    else if ((profile.bonuses ?? []).some(({ when }) => when === 'halfRange')) {
      row(skill, 'half', range / 2);
      row(skill, 'full', range);
    } else row(skill, 'full', range);
  }
  for (const { skill, distance } of engineShots(unit)) row(skill, 'reach', distance);
  return rows;
}

/** Shots with a least distance, each with the distance from which it is possible. */
function engineShots(unit: Mustered): { readonly skill: string; readonly distance: number }[] {
  const near = new Set(duelAttacks(unit, { armour: 0 }, inches(1)).map(({ skill }) => skill));
  const found = new Map<string, number>();
  for (let distance = 2; distance <= FARTHEST; distance += 1) {
    for (const { skill } of duelAttacks(unit, { armour: 0 }, inches(distance)))
      if (!near.has(skill) && !found.has(skill)) found.set(skill, distance);
  }
  return [...found].map(([skill, distance]) => ({ skill, distance }));
}
