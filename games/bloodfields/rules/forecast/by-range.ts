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

/** A stretch of distances over which an attack comes to the same, in mil from base to base; from 0: in contact. */
interface RangeBand {
  readonly from: number;
  readonly to: number;
  /** Damage on average against each of the targets. */
  readonly means: readonly number[];
}

/** One attack of a unit, or one spell that attacks, its test included. */
export interface DamageByRange {
  readonly skill: string;
  readonly spell: boolean;
  /** Inspire it is paid with. */
  readonly cost: number;
  readonly bands: readonly RangeBand[];
}

/** Shots that go astray differ a little from inch to inch: less than this is not told apart. */
const ALIKE = 0.02;

/**
 * §7, §14: what each attack of a unit comes to against each of these, whole inch by whole inch from contact on; `duel.ts` says
 * how the two stand. Attacks come in the order of the card, the one that everybody has after them, then spells. `boosts`: what
 * the attacker has for the moment.
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

/** One distance more: the last band goes on, or another begins. */
function extend(bands: RangeBand[], distance: number, means: readonly number[]): void {
  const last = bands.at(-1);
  const goesOn =
    last !== undefined &&
    // Contact is told by itself: whoever shoots is not in it.
    last.from > 0 &&
    last.to === distance - INCH &&
    means.every((mean, at) => Math.abs(mean - (last.means[at] ?? 0)) < ALIKE);
  if (goesOn) bands[bands.length - 1] = { ...last, to: distance };
  else bands.push({ from: distance, to: distance, means });
}

/** Both bases and what they keep from the edges. */
const ROOM = 8 * INCH;

/** How far any attack of the unit reaches, in mil: whole inches. */
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
