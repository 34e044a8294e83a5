import type { Random, Seat } from '@sanguine/kernel';
import { ITEM_IDS, type ItemId } from '../../content/item-ids.ts';
import { cardOf, isSupport, UNITS } from '../../content/units/index.ts';
import { UNIT_KINDS, type UnitKind } from '../../content/units/kinds.ts';
import { newUnit } from '../../rules/muster/units.ts';
import type { Unit } from '../../rules/state.ts';
import { oneIn, pick } from './chance.ts';
import type { Cue } from './cues.ts';
import type { Needs } from './needs.ts';
import type { Row } from './rows.ts';

type Mustered = readonly [kind: UnitKind, items: readonly ItemId[]];

/** Who takes part: the bearer first, its allies, then the enemies. */
export interface Cast {
  readonly units: Unit[];
  /** The index of the first enemy. */
  readonly target: number;
}

export function castFor(row: Row, cue: Cue, needs: Needs, owner: Seat, random: Random): Cast {
  const kind = pick(random, needs.bearers ?? row.bearers);
  const own: readonly Mustered[] = [
    [kind, bagOf(row, kind, needs, random)],
    ...alliesOf(kind, needs.allies ?? cue.allies, random),
  ];
  const enemies = [...enemiesOf(needs.enemies ?? cue.enemies, random)];
  return { units: [...recruit(own, owner), ...recruit(enemies, 1 - owner)], target: own.length };
}

function recruit(muster: readonly Mustered[], owner: Seat): Unit[] {
  return muster.map(([kind, items], at) => {
    const copy = muster.slice(0, at).filter(([other]) => other === kind).length + 1;
    return { ...newUnit({ kind, items }, owner, copy), state: 'board' };
  });
}

const mayCarry = (kind: UnitKind): boolean => !isSupport(kind) && !cardOf(kind).traits.includes('warmachine');

/** Two others of the same line, at random. */
function comrades(kind: UnitKind, but: UnitKind | undefined, random: Random): UnitKind[] {
  const { line } = cardOf(kind);
  const others = UNITS.filter((card) => card.line === line && card.kind !== kind && card.kind !== but);
  return random.shuffle(others.map((card) => card.kind)).slice(0, 2);
}

/** A helper, comrades, and for supports one of their own kind: some passives need company. */
function* alliesOf(
  bearer: UnitKind,
  helpers: readonly UnitKind[] | undefined,
  random: Random,
): Iterable<Mustered> {
  if (isSupport(bearer)) yield [bearer, []];
  const helper =
    helpers &&
    pick(
      random,
      helpers.filter((kind) => kind !== bearer),
    );
  if (helper !== undefined) yield [helper, []];
  for (const kind of comrades(bearer, helper, random)) yield [kind, []];
  const support = UNITS.find(({ kind, line }) => line === cardOf(bearer).line && isSupport(kind));
  if (support !== undefined && oneIn(random, 2)) yield [support.kind, []];
}

function* enemiesOf(helpers: readonly UnitKind[] | undefined, random: Random): Iterable<Mustered> {
  const first = pick(random, helpers ?? UNIT_KINDS);
  yield [first, []];
  for (const kind of comrades(first, undefined, random))
    yield [kind, mayCarry(kind) && oneIn(random, 4) ? ['loaded-die'] : []];
}

const isItemId = (word: string): word is ItemId => (ITEM_IDS as readonly string[]).includes(word);

/** The item of the row, the school of its spell, and what a rare combination needs. */
function bagOf({ by, name }: Row, kind: UnitKind, { item }: Needs, random: Random): ItemId[] {
  const [school = ''] = name.split(':');
  const bag = new Set([by, school].filter(isItemId));
  if (item !== undefined) bag.add(item);
  else if (mayCarry(kind) && oneIn(random, 4)) bag.add('thorn-ring');
  return [...bag];
}
