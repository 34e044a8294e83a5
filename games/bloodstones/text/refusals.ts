import { type Locale, type Refusal, type Values, verbRefusalLine } from '@sanguine/kernel';
import { findMap } from '../content/maps/index.ts';
import { UNIT_KINDS, TILE_KINDS, type TileKind, type UnitKind } from '../content/kinds.ts';
import { FACTIONS } from '../content/factions.ts';
import { areaName, areaNames, factionName, groupName, type OnMap, sayCode } from './words.ts';
import { sayTyping } from './typing/lexicon.ts';

const KINDS: readonly (TileKind | UnitKind)[] = [...new Set([...TILE_KINDS, ...UNIT_KINDS])];

/** Splits the pieces at fault: `swords@12` is a kind and an area, `@12` an area, `castle` a tile. */
function read(pieces: readonly string[]): { kinds: (TileKind | UnitKind)[]; areas: number[] } {
  const kinds: (TileKind | UnitKind)[] = [];
  const areas = new Set<number>();
  for (const piece of pieces) {
    const [word, area] = piece.split('@');
    const kind = KINDS.find((one) => one === word);
    if (kind !== undefined) kinds.push(kind);
    if (area !== undefined) areas.add(Number(area));
  }
  return { kinds, areas: [...areas] };
}

/** Replaces ids in the facts with words. */
function inWords(locale: Locale, facts: Refusal['facts']): Values {
  const words: Record<string, string | number> = { ...facts };
  const faction = FACTIONS.find((one) => one === facts['faction']);
  if (faction !== undefined) words['faction'] = factionName(locale, faction);
  const map = findMap(String(facts['map']));
  if (map !== undefined) words['map'] = map.name[locale];
  if (facts['why'] !== undefined) words['why'] = sayCode(locale, `barred.${facts['why']}`);
  return words;
}

export function refusalLine(locale: Locale, refusal: Refusal, table?: OnMap): string {
  const ofVerb = verbRefusalLine(sayTyping, locale, refusal);
  if (ofVerb !== null) return ofVerb;
  const { code, pieces, facts } = refusal;
  const { kinds, areas } = read(pieces);
  return sayCode(locale, `refusal.${code}`, {
    what: groupName(locale, kinds),
    place: areaNames(locale, table, areas),
    from: areaName(locale, table, areas[0] ?? 0),
    to: areaName(locale, table, areas.at(-1) ?? 0),
    ...inWords(locale, facts),
  });
}
