import type { Faction } from '../content/factions.ts';
import { findCutiecorn } from '../rules/cutiecorn.ts';
import { Scene, type SceneSetup } from './scene.ts';

/** A scene at a table that plays with the Cutiecorn. */
export function cuteScene(factions: readonly Faction[], setup: Partial<SceneSetup> = {}): Scene {
  return new Scene({ factions, options: { cutiecorn: 'on' }, ...setup });
}

/** Whose it is and where it stands; null: it waits beside the map. */
export function whose({ state }: Scene): [Faction | 'none', number] | null {
  const found = findCutiecorn(state);
  return found === null ? null : [state.players[found.seat]?.faction ?? 'none', found.area];
}
