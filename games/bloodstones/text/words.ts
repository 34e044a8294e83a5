import {
  codebook,
  type CodeKey,
  type KeyOf,
  type Locale,
  phrasebook,
  type Say,
  type Seat,
  wording,
} from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { TileKind, UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { areaCalled } from '../content/maps/names.ts';
import type { OPTIONS } from '../content/options.ts';
import { atlasOf } from '../rules/atlas.ts';
import type { Frames } from '../rules/frames.ts';
import { tally } from '../rules/multiset.ts';
import type { State } from '../rules/state.ts';
import type { Item } from '../rules/strength.ts';
import { factionOf } from '../rules/tiles.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

export { percent } from '@sanguine/kernel';

type Kind = TileKind | UnitKind;

const catalogue = { en, ja };
export const say = phrasebook(catalogue) satisfies Say<CodeKey<typeof OPTIONS, keyof Frames>>;
export type Phrase = KeyOf<typeof say>;
/** Texts for codes that come from data: refusals, steps and options. */
export const sayCode = codebook(catalogue, say);
const words = wording(say);
export const { join, inLines, nameOf, noted } = words;

export function kindName(locale: Locale, kind: Kind | Item['source'], count = 1): string {
  return say(locale, `kind.${kind}`, { count });
}

/** Some languages use another verb for building these than for units. */
export function isBuiltOtherwise(kind: Kind): kind is 'ship' | 'castle' {
  return kind === 'ship' || kind === 'castle';
}

/** `2 Swords`, `Leader`: equal units or tiles are counted. */
export function groupParts(locale: Locale, kinds: readonly Kind[]): string[] {
  return [...tally(kinds)].map(([kind, count]) => kindName(locale, kind, count));
}

/** `2 Swords, Leader` */
export function groupName(locale: Locale, kinds: readonly Kind[]): string {
  return join(locale, groupParts(locale, kinds));
}

/** Anything that tells which map is played on. */
export interface OnMap {
  readonly map: string;
}

/** `Ashwood (10)`: by the number it is typed; `area 10` where nobody has named it, or where the map is not known. */
export function areaName(locale: Locale, table: OnMap | undefined, area: Area): string {
  const name = table && areaCalled(locale, table.map, area);
  return name === undefined ? say(locale, 'area.name', { area }) : say(locale, 'area.named', { name, area });
}

export function areaNames(locale: Locale, table: OnMap | undefined, areas: readonly Area[]): string {
  return join(
    locale,
    areas.map((area) => areaName(locale, table, area)),
  );
}

/** `Ashwood (10, forest)`: where it matters what one walks into. */
export function placeName(locale: Locale, table: OnMap, area: Area): string {
  const terrain = say(locale, `terrain.${atlasOf(table).terrain(area)}`);
  const name = areaCalled(locale, table.map, area);
  return name === undefined
    ? say(locale, 'area.place', { area, terrain })
    : say(locale, 'area.namedPlace', { name, area, terrain });
}

export function factionName(locale: Locale, faction: Faction | 'none'): string {
  return say(locale, `faction.${faction}`);
}

export function sideName(locale: Locale, state: State, seat: Seat): string {
  return factionName(locale, factionOf(state, seat));
}

/** `Ann (Hill Folk)`, unless the name already contains the faction. */
export function playerName(locale: Locale, state: State, names: readonly string[], seat: Seat): string {
  const faction = factionOf(state, seat);
  return words.nameWithSide(locale, names, seat, faction === 'none' ? null : factionName(locale, faction));
}

/** `+3` */
export function signed(bonus: number): string {
  return bonus < 0 ? `${bonus}` : `+${bonus}`;
}

/** Battle modifiers with their reasons: `2 Swords +2, Cavalry in plains +1`. */
export function itemNames(locale: Locale, items: readonly Item[]): string {
  if (items.length === 0) return say(locale, 'item.none');
  return join(
    locale,
    items.map(({ source, count, bonus, when }) =>
      say(locale, `item.${when}`, { unit: kindName(locale, source, count), bonus: signed(bonus) }),
    ),
  );
}
