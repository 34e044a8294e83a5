import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Mustered } from '../../content/rosters.ts';
import type { AttackProfile } from '../../content/skills.ts';
import { TABLES } from '../../content/tables.ts';
import { ARRAY_LENGTH } from '../geometry/array-template.ts';
import { INCH } from '../geometry/numbers.ts';
import { newUnit } from '../muster/units.ts';
import { casesOdds } from '../odds/attack-chain.ts';
import { EMPTY_LEDGER } from '../round/points.ts';
import { skillSet, spellsOf } from '../skills.ts';
import type { Player, State, Unit } from '../state.ts';
import { EMPTY } from '../units.ts';
import { targetOf } from './attack.ts';
import { Charms } from './charms.ts';
import { deedsOf } from './deeds.ts';

/** What one attack comes to at one distance. */
export interface RangeFigure {
  readonly mean: number;
  readonly kill: number;
}

/** A stretch of distances over which an attack comes to the same, in mil from base to base; from 0: in contact. */
export interface RangeBand extends RangeFigure {
  readonly from: number;
  readonly to: number;
}

/** One attack of a unit, or one spell that attacks, its test included. */
export interface DamageByRange {
  readonly skill: string;
  readonly spell: boolean;
  /** Inspire it is paid with. */
  readonly cost: number;
  /** One for each distance that was asked for; null where it cannot be made. */
  readonly at: readonly (RangeFigure | null)[];
}

/**
 * §7, §14: what each attack of a unit comes to against another at these distances (mil between the bases, 0 is contact), both
 * fresh, alone and in the open, neither having moved. `spare`: Inspire tokens the attacker has besides what the attack costs;
 * charms stay where they are. The chances are those of every forecast at a table.
 */
export function damageByRange(
  attacker: Mustered,
  target: Mustered,
  distances: readonly number[],
  spare = 0,
): DamageByRange[] {
  const [unit] = duel(attacker, target, 0, 0).units;
  if (unit === undefined) return [];
  const attacks = [
    ...skillSet(unit.kind).attacks.map(({ id, cost }) => ({ skill: id, spell: false, cost })),
    ...spellsOf(unit)
      .filter(({ does }) => 'attack' in does)
      .map(({ id }) => ({ skill: id, spell: true, cost: 0 })),
  ];
  return attacks.map((attack) => ({
    ...attack,
    at: distances.map((distance) =>
      figureOf(duel(attacker, target, distance, attack.cost + spare), attack.skill),
    ),
  }));
}

/** The same as stretches of distances, whole inches being asked for from contact on. */
export function rangeBands(
  attacker: Mustered,
  target: Mustered,
  spare = 0,
): readonly (Omit<DamageByRange, 'at'> & { readonly bands: readonly RangeBand[] })[] {
  const distances = Array.from({ length: farthest(attacker) / INCH + 1 }, (_, inch) => inch * INCH);
  return damageByRange(attacker, target, distances, spare).map(({ at, ...attack }) => ({
    ...attack,
    bands: bandsOf(distances, at),
  }));
}

function bandsOf(distances: readonly number[], at: readonly (RangeFigure | null)[]): RangeBand[] {
  const bands: RangeBand[] = [];
  for (const [nth, figure] of at.entries()) {
    const distance = distances[nth] ?? 0;
    const last = bands.at(-1);
    if (figure === null) continue;
    const goesOn = last !== undefined && last.to === distances[nth - 1] && isAlike(last, figure);
    if (goesOn) bands[bands.length - 1] = { ...last, to: distance };
    else bands.push({ ...figure, from: distance, to: distance });
  }
  return bands;
}

/** Told apart by nobody who reads hundredths. */
const isAlike = (one: RangeFigure, other: RangeFigure): boolean =>
  Math.abs(one.mean - other.mean) < 0.005 && Math.abs(one.kill - other.kill) < 0.005;

/** How far any attack of the unit reaches, in mil: whole inches. */
export function farthest(unit: Mustered): number {
  const { attacks } = skillSet(unit.kind);
  const profiles = [
    ...attacks.map(({ attack }) => attack),
    ...spellsOf(standing(unit, 0, 0, 0)).flatMap(({ does }) => ('attack' in does ? [does.attack] : [])),
  ];
  const most = Math.max(0, ...profiles.map(reachOf));
  return Math.min(Math.ceil(most / INCH) * INCH, TABLES.large.width - ROOM);
}

const reachOf = ({ range, reach = 0, aoe = 0, shot, ballistic = [] }: AttackProfile): number =>
  Math.max(range, reach, aoe, shot === 'array' ? ARRAY_LENGTH : 0, ...ballistic.map(({ to }) => to));

function figureOf(state: State, skill: string): RangeFigure | null {
  const target = targetOf(state, 1);
  const deed = deedsOf(state, 0, 1, new Charms(false), {}).find((one) => one.skill === skill);
  if (deed === undefined) return null;
  const { mean, kill } = casesOdds(target, [deed.cases]);
  return { mean, kill };
}

/** A large table without terrain. */
const OPEN = 'made/large/';
/** Both bases and what they keep from the edges. */
const ROOM = 6 * INCH;

const PLAYER: Omit<Player, 'side'> = {
  loyal: null,
  supportsDone: false,
  spells: EMPTY,
  raised: false,
  champion: null,
  rites: 0,
};

const standing = ({ kind, items }: Mustered, owner: 0 | 1, x: number, inspire: number): Unit =>
  Object.freeze({
    ...newUnit({ kind, items }, owner, 1),
    state: 'board',
    x,
    y: TABLES.large.height / 2,
    inspire,
  });

/** Two units alone on an open table, the first in its turn. */
function duel(attacker: Mustered, target: Mustered, distance: number, inspire: number): State {
  const first = standing(attacker, 0, INCH + 1500, inspire);
  const second = standing(target, 1, 0, 0);
  return {
    options: DEFAULT_OPTIONS,
    layout: OPEN,
    grown: EMPTY,
    round: 1,
    holder: 0,
    starter: 0,
    players: ([0, 1] as const).map((side) => Object.freeze({ ...PLAYER, side })),
    units: [first, Object.freeze({ ...second, x: first.x + first.r + distance + second.r })],
    caches: EMPTY,
    wagon: null,
    ledger: [EMPTY_LEDGER, EMPTY_LEDGER],
    fallen: EMPTY,
    frames: [
      { step: 'round', slot: 'activations', next: 1, rolled: null },
      { step: 'activate', seat: 0 },
    ],
  };
}
