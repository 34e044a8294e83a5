import type { Faction } from '../content/factions.ts';
import { findCutiecorn } from '../rules/cutiecorn.ts';
import { Scene, type SceneSetup } from './scene.ts';

/** A scene with the Cutiecorn in play. */
export function cuteScene(factions: readonly Faction[], setup: Partial<SceneSetup> = {}): Scene {
  return new Scene({ factions, options: { cutiecorn: 'on' }, ...setup });
}

/** Its controller and area; null while it is beside the map. */
export function whose({ state }: Scene): [Faction | 'none', number] | null {
  const found = findCutiecorn(state);
  return found === null ? null : [state.players[found.seat]?.faction ?? 'none', found.area];
}
