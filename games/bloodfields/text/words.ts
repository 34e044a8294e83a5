import type { Locale, Seat } from '@sanguine/kernel';
import type { Condition } from '../content/effects.ts';
import { type ItemId, ITEM_IDS } from '../content/items.ts';
import { LOYALTIES, type Race, type Trait } from '../content/lines.ts';
import { SCENARIO_IDS, type ScenarioId } from '../content/options.ts';
import type { Roster } from '../content/rosters.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../content/terrain.ts';
import { UNIT_KINDS, type UnitKind } from '../content/units/kinds.ts';
import { isSupport } from '../content/units/index.ts';
import type { ChargeKind } from '../rules/charge/kind.ts';
import { SIDES, type Tag } from '../rules/names.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { unitOf } from '../rules/units.ts';
import { isPhrase, join, nameOf, nameWithSide, say, sayCode } from './phrases.ts';

export type Side = (typeof SIDES)[number];
export const sideName = (locale: Locale, side: Side): string => say(locale, `side.${side}`);

export const kindName = (locale: Locale, kind: UnitKind): string => say(locale, `unit.${kind}.short`);
export const fullName = (locale: Locale, kind: UnitKind): string => say(locale, `unit.${kind}`);
export const raceName = (locale: Locale, race: Race): string => say(locale, `race.${race}`);
export const traitName = (locale: Locale, trait: Trait): string => say(locale, `trait.${trait}`);
export const tokenName = (locale: Locale, token: Condition): string => say(locale, `token.${token}`);
export const terrainName = (locale: Locale, kind: TerrainKind): string => say(locale, `terrain.${kind}`);
export const itemName = (locale: Locale, item: ItemId): string => say(locale, `item.${item}`);
export const scenarioName = (locale: Locale, scenario: ScenarioId): string =>
  say(locale, `scenario.${scenario}`);
export const chargeName = (locale: Locale, kind: ChargeKind): string => say(locale, `kind.${kind}`);

/** A skill, spell, item or piece of ground by its name in notation. */
export function skillName(locale: Locale, id: string): string {
  const key = [`skill.${id}`, `spell.${id}`, `item.${id}`, `loyalty.${id}`, `by.${id}`].find(isPhrase);
  return key === undefined ? id : say(locale, key);
}

/** `Orlen`, `Pike Watch 2`: only supports are numbered, as there is one of every other kind. */
function numbered(locale: Locale, kind: UnitKind, copy: number): string {
  const unit = kindName(locale, kind);
  return isSupport(kind) ? say(locale, 'unit.copy', { unit, copy }) : unit;
}

export const nameOfUnit = (locale: Locale, { kind, copy }: Pick<Unit, 'kind' | 'copy'>): string =>
  numbered(locale, kind, copy);

/** A unit at a table; with its side if both sides have that kind, unless it is the reader's own. */
export function unitName(locale: Locale, state: State, id: UnitId, reader: Seat | null = null): string {
  const unit = unitOf(state, id);
  const name = nameOfUnit(locale, unit);
  const isShared = state.units.some(({ kind, owner }) => kind === unit.kind && owner !== unit.owner);
  return isShared && unit.owner !== reader
    ? say(locale, 'unit.sided', { unit: name, side: sideName(locale, sideOf(state, unit.owner)) })
    : name;
}

export const unitNames = (
  locale: Locale,
  state: State,
  ids: readonly UnitId[],
  reader: Seat | null = null,
): string =>
  join(
    locale,
    ids.map((id) => unitName(locale, state, id, reader)),
  );

/** The side of a seat, as in notation: before sides are chosen the first seat is the south. */
export const sideOf = (state: State, seat: Seat): Side => SIDES[state.players[seat]?.side ?? seat] ?? 'south';

interface TaggedUnit {
  readonly seat: Seat;
  readonly kind: UnitKind;
  readonly copy: number;
}

/** The parts of `1:pike.2`. */
function readTag(tag: Tag): TaggedUnit {
  const [, seat, kind, copy] = /^(\d):([a-z-]+)\.(\d+)$/.exec(tag) ?? [];
  return {
    seat: Number(seat),
    kind: UNIT_KINDS.find((one) => one === kind) ?? 'orlen',
    copy: Number(copy),
  };
}

/** A unit of an event with its owner: `Ann's Orlen`. */
export function ownedName(locale: Locale, tag: Tag, names: readonly string[]): string {
  const { seat, kind, copy } = readTag(tag);
  return say(locale, 'unit.owned', {
    name: nameOf(locale, names, seat),
    unit: numbered(locale, kind, copy),
  });
}

/** A line's second unit: its owner is named only if the unit could be taken for another one. */
export function otherName(locale: Locale, tag: Tag, first: Tag, names: readonly string[]): string {
  const other = readTag(tag);
  const before = readTag(first);
  return other.seat === before.seat || other.kind === before.kind
    ? ownedName(locale, tag, names)
    : numbered(locale, other.kind, other.copy);
}

/** `Orlen (Loaded Die), 3 Pike Watch` */
export function rosterText(locale: Locale, roster: Roster): string {
  const alike = Map.groupBy(roster, ({ kind, items }) => `${kind} ${items.join()}`);
  return join(
    locale,
    [...alike.values()].flatMap((units) => {
      const [first] = units;
      if (first === undefined) return [];
      const unit = say(locale, 'unit.count', { count: units.length, unit: kindName(locale, first.kind) });
      if (first.items.length === 0) return [unit];
      return [say(locale, 'unit.with', { unit, items: itemNames(locale, first.items) })];
    }),
  );
}

export const itemNames = (locale: Locale, items: readonly ItemId[]): string =>
  join(
    locale,
    items.map((item) => itemName(locale, item)),
  );

/** What layouts call kinds of terrain in the names of their pieces. */
const NOUNS: Readonly<Record<string, TerrainKind>> = { ruin: 'ruins', hill: 'high' };
const kindOf = (noun: string): TerrainKind | undefined =>
  NOUNS[noun] ?? TERRAIN_KINDS.find((kind) => kind === noun);

/** The words layouts use for where a piece lies. */
const WHERE = ['west', 'east', 'south', 'north', 'mid'] as const;

/** `west-forest`: the west forest; `rock-2`: the rock 2; any other name a maker gave stays as it is. */
export function pieceName(locale: Locale, id: string): string {
  const [first = '', second = '', ...more] = id.split('-');
  if (more.length > 0) return id;
  if (first === 'wood') return say(locale, 'piece.grown', { number: second });
  const noun = kindOf(second);
  const where = WHERE.find((one) => one === first);
  if (noun !== undefined && where !== undefined)
    return say(locale, `piece.${where}`, { kind: terrainName(locale, noun) });
  const kind = kindOf(first);
  if (kind === undefined || !/^\d+$/.test(second)) return id;
  return say(locale, 'piece.numbered', { kind: terrainName(locale, kind), number: second });
}

export const pieceNames = (locale: Locale, ids: readonly string[]): string =>
  join(
    locale,
    ids.map((id) => pieceName(locale, id)),
  );

/** `Ann (South)`, once the side is chosen. */
export function playerName(locale: Locale, state: State, names: readonly string[], seat: Seat): string {
  const side = state.players[seat]?.side ?? null;
  return nameWithSide(locale, names, seat, side === null ? null : sideName(locale, sideOf(state, seat)));
}

/** A unit, a piece or an item at fault, by its name in notation: `north-pike.2`, `west-forest`. */
export function thingName(locale: Locale, name: string): string {
  const [, side, kind, copy = '1'] = /^(?:(south|north)-)?([a-z-]+?)(?:\.(\d{1,2}))?$/.exec(name) ?? [];
  const unit = UNIT_KINDS.find((one) => one === kind);
  if (unit === undefined) return pieceName(locale, name);
  const called = numbered(locale, unit, Number(copy));
  const of = SIDES.find((one) => one === side);
  return of === undefined ? called : say(locale, 'unit.sided', { unit: called, side: sideName(locale, of) });
}

export const isItem = (name: string): name is ItemId => ITEM_IDS.some((item) => item === name);
export const isKind = (name: string): name is UnitKind => UNIT_KINDS.some((kind) => kind === name);
export const isScenario = (name: string): name is ScenarioId => SCENARIO_IDS.some((id) => id === name);

/** The name of what a loyal roster of a line gains. */
export function loyaltyName(locale: Locale, line: string): string {
  const found = Object.entries(LOYALTIES).find(([one]) => one === line);
  return found === undefined ? line : skillName(locale, found[1]);
}

export const lineName = (locale: Locale, line: string): string => sayCode(locale, `line.${line}`);
