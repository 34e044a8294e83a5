import { type Locale, LOCALES } from '@sanguine/kernel';
import type { AreaNames, GameMap, Terrain } from '../map.ts';

/** What fits into an area on the map and into a line of the log. */
const LONGEST: Readonly<Record<Locale, number>> = { en: 16, ja: 7 };

const WRITTEN: Readonly<Record<Locale, RegExp>> = {
  en: /^[A-Z][A-Za-z' ]*$/,
  ja: /^[ぁ-んァ-ヶー々一-龠]+$/,
};

/** How names end that say what an area is: nobody looks for a ship in a wood. */
const ENDINGS: Readonly<Record<Locale, Readonly<Record<Terrain, RegExp>>>> = {
  en: {
    plains: /(?:field|mead|lea|acre|croft|heath|vale|pasture)$/i,
    forest: /(?:wood|holt|grove|copse|oaks|pines)$/i,
    hill: /(?:hill|brow|barrow|down|knoll|tor)$/i,
    desert: /(?:sands|dunes|waste)$/i,
    mountain: /(?:^Mount .+|peak|crag|horn)$/i,
    sea: /\b(?:bay|cove|firth|gulf|narrows|roads|sea|sound|strait)(?: of .+)?$/i,
  },
  ja: {
    plains: /(?:(?<!荒)野|原|畑|牧場|里)$/,
    forest: /(?:森|林)$/,
    hill: /(?<!砂)丘$/,
    desert: /(?:砂漠|砂丘|荒野)$/,
    mountain: /(?:山|峰|岳)$/,
    sea: /(?:海|湾|瀬戸|海峡|入江|沖)$/,
  },
};

/** What is wrong with the names of a map's areas; empty if each has one that fits it, in every language. */
export function faultsOfNames({ id, areas }: GameMap, names: AreaNames): string[] {
  if (names.id !== id) return [`these are the names of ${names.id}`];
  if (names.areas.length !== areas.length) return [`${names.areas.length} names for ${areas.length} areas`];
  return LOCALES.flatMap((locale) => {
    const called = names.areas.map((area) => area[locale]);
    return called.flatMap((name, area) => [
      ...(name.length > LONGEST[locale] ? [`${name} is too long`] : []),
      ...(WRITTEN[locale].test(name) ? [] : [`${name} is not written as names are`]),
      ...(called.indexOf(name) === area ? [] : [`${name} is the name of two areas`]),
      ...lies(locale, name, areas[area]?.terrain ?? 'sea'),
    ]);
  });
}

/** A name may be silent about the land, but what it says has to be true; water is always told. */
function lies(locale: Locale, name: string, terrain: Terrain): string[] {
  const says = Object.entries(ENDINGS[locale]).filter(([, ending]) => ending.test(name));
  const isTrue = says.every(([said]) => said === terrain) && (terrain !== 'sea' || says.length > 0);
  return isTrue ? [] : [`${name} is ${terrain}`];
}
