import { type Faction } from '../content/factions.ts';
import type { TileKind } from '../content/kinds.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import type { Setup } from '../rules/state.ts';
import { Scene, words } from './scene.ts';

/** A set-up for this many players, on Map 1 or on a larger one. */
export function tableFor(seats: number, options: Partial<Options> = {}): Setup {
  const map = seats > 4 ? 'red-tides' : 'tyrants-lament';
  return { seats, map, options: { ...DEFAULT_OPTIONS, ...options } };
}

/** Battle tiles that make seat 0 first player, whatever the number of seats. */
const FIRST: readonly number[] = [5, 5, 2, 2, 3, 3, 4, 4, 2, 2, 3, 3];

interface OpeningSetup {
  readonly options?: Partial<Options>;
  /** Nine tiles for a faction; the others draw at random. */
  readonly hands?: Partial<Record<Faction, string>>;
}

/** Factions chosen, seat 0 first player, nine tiles in each hand: the citadels are next. */
export function opening(
  factions: readonly Faction[],
  { options = {}, hands = {} }: OpeningSetup = {},
): Scene {
  const seats = factions.length;
  const scene = Scene.opening(tableFor(seats, options), ...FIRST.slice(0, 2 * seats));
  for (const [seat, faction] of factions.entries()) scene.rig(seat, ...words<TileKind>(hands[faction] ?? ''));
  for (const [seat, faction] of factions.entries()) scene.does(seat, `pick ${faction}`);
  return scene;
}
