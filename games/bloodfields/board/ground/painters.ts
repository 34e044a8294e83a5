import type { TerrainKind } from '../../content/terrain.ts';
import { paintBuilding } from './building.ts';
import { paintFence } from './fence.ts';
import { paintForest } from './forest.ts';
import { paintHill } from './hill.ts';
import type { Relief } from './relief.ts';
import { paintRock } from './rock.ts';
import { paintRuins } from './ruins.ts';
import type { Site } from './site.ts';
import { paintSwamp } from './swamp.ts';

/** Raises and colours a piece; it changes nothing outside the outline. */
type Painter = (relief: Relief, site: Site) => void;

export const PAINTERS: Readonly<Record<TerrainKind, Painter>> = {
  rock: paintRock,
  building: paintBuilding,
  forest: paintForest,
  swamp: paintSwamp,
  ruins: paintRuins,
  high: paintHill,
  fence: paintFence,
};
