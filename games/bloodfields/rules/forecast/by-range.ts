import type { AttackProfile } from '../../content/skills.ts';
import { TABLES } from '../../content/tables.ts';
import { ARRAY_LENGTH } from '../geometry/array-template.ts';
import { INCH } from '../geometry/numbers.ts';
import { newUnit } from '../muster/units.ts';
import type { Mustered } from '../roster/roster.ts';
import { skillSet, spellsOf } from '../skills.ts';
import type { Unit } from '../state.ts';
import { EMPTY } from '../units.ts';
import { type DuelTarget, duelAttacks } from './duel.ts';

/** A range of distances with the same odds for an attack, in mil from base to base; from 0: in contact. */
interface RangeBand {
  readonly from: number;
  readonly to: number;
  /** Average damage against each of the targets. */
  readonly means: readonly number[];
}

/** One attack of a unit, or one spell that attacks, including its test. */
export interface DamageByRange {
  readonly skill: string;
  readonly spell: boolean;
  /** Its cost in Inspire. */
  readonly cost: number;
  readonly bands: readonly RangeBand[];
}

/** Scatter makes averages differ a little from inch to inch: smaller differences do not count. */
const ALIKE = 0.02;

/**
 * §7, §14: the average damage of each attack of a unit against each target, for every whole inch from contact on; `duel.ts`
 * says how the two stand. Attacks come in the order of the card, then the attack everybody has, then spells. `boosts`: the
 * attacker's temporary changes.
 */
export function damageByRange(
  unit: Mustered,
  targets: readonly DuelTarget[],
  boosts: Unit['boosts'] = EMPTY,
): DamageByRange[] {
  const found = new Map<string, DamageByRange & { readonly bands: RangeBand[] }>();
  const farther = boosts.reduce((sum, { boost, amount }) => (boost === 'range' ? sum + amount : sum), 0);
  for (let distance = 0; distance <= farthest(unit) + farther; distance += INCH) {
    const [first = [], ...others] = targets.map((target) => duelAttacks(unit, target, distance, { boosts }));
    for (const { skill, spell, cost, odds } of first) {
      const means = [
        odds.mean,
        ...others.map((attacks) => attacks.find((one) => one.skill === skill)?.odds.mean ?? 0),
      ];
      const known = found.get(skill) ?? { skill, spell, cost, bands: [] };
      found.set(skill, known);
      extend(known.bands, distance, means);
    }
  }
  const order = [...skillSet(unit.kind).attacks, ...spellsOf(newUnit(unit, 0, 1))];
  return order.flatMap(({ id }) => found.get(id) ?? []);
}

/** Adds a distance: extends the last band, or begins another. */
function extend(bands: RangeBand[], distance: number, means: readonly number[]): void {
  const last = bands.at(-1);
  const goesOn =
    last !== undefined &&
    // Contact has a band of its own: a unit in contact does not shoot.
    last.from > 0 &&
    last.to === distance - INCH &&
    means.every((mean, at) => Math.abs(mean - (last.means[at] ?? 0)) < ALIKE);
  if (goesOn) bands[bands.length - 1] = { ...last, to: distance };
  else bands.push({ from: distance, to: distance, means });
}

/** Room for both bases and their distance from the edges. */
const ROOM = 8 * INCH;

/** How far any attack of the unit reaches, in mil, rounded up to whole inches. */
function farthest(unit: Mustered): number {
  const profiles = [
    ...skillSet(unit.kind).attacks.map(({ attack }) => attack),
    ...spellsOf(newUnit(unit, 0, 1)).flatMap(({ does }) => ('attack' in does ? [does.attack] : [])),
  ];
  const most = Math.max(0, ...profiles.map(reachOf));
  return Math.min(Math.ceil(most / INCH) * INCH, TABLES.large.width - ROOM);
}

const reachOf = ({ range, reach = 0, aoe = 0, shot, ballistic = [] }: AttackProfile): number =>
  Math.max(range, reach, aoe, shot === 'array' ? ARRAY_LENGTH : 0, ...ballistic.map(({ to }) => to));
