import type { Locale } from '@sanguine/kernel';
import * as v from 'valibot';
import { type Area, type AreaNames, AreaNamesSchema } from '../map.ts';
import brokenAnvil from './broken-anvil/names.json' with { type: 'json' };
import cairnOfKings from './cairn-of-kings/names.json' with { type: 'json' };
import crowfeast from './crowfeast/names.json' with { type: 'json' };
import redTides from './red-tides/names.json' with { type: 'json' };
import tyrantsLament from './tyrants-lament/names.json' with { type: 'json' };
import widowsSound from './widows-sound/names.json' with { type: 'json' };

/** The names of places are ours on every map; rules and notation know numbers alone. */
export const NAMES: readonly AreaNames[] = v.parse(v.array(AreaNamesSchema), [
  tyrantsLament,
  widowsSound,
  brokenAnvil,
  crowfeast,
  cairnOfKings,
  redTides,
]);

const byMap = new Map(NAMES.map(({ id, areas }) => [id, areas]));

/** What an area is called; undefined on a map whose areas have numbers alone. */
export const areaCalled = (locale: Locale, map: string, area: Area): string | undefined =>
  byMap.get(map)?.[area]?.[locale];
