import type { Frame, Seat } from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { TileKind, UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Options } from '../content/options.ts';
import type { Frames } from './frames.ts';

export interface Setup {
  readonly seats: number;
  /** A map's id, or a generated map as text (`content/maps/made.ts`). */
  readonly map: string;
  readonly options: Options;
}

/** A tile hidden from the viewer. */
export const HIDDEN = 'hidden';
export type Tile = TileKind | typeof HIDDEN;

/**
 * A tile on the map, or one of the pieces that count as units: Undead, citadel, Cutiecorn. A value: it is placed and
 * removed, never changed, so that all states share the same objects.
 */
export interface Unit {
  readonly seat: Seat;
  readonly kind: UnitKind;
}

/** No seat, no area. */
export const NOBODY = -1;

export interface Player {
  /** `none` until chosen. */
  faction: Faction | 'none';
  /** Multisets, kept sorted so that their order reveals nothing. */
  hand: Tile[];
  bag: Tile[];
  discard: Tile[];
  /** Villages not yet placed; captured ones never return. */
  supply: number;
  /** Undead beside the map. */
  pool: number;
  capturedVillages: number;
  capturedCitadels: number;
  vp: number;
  regroups: number;
  /** Consecutive turns in which no tile left the hand (§3.3). */
  idle: number;
  /** Out of the game (§3.4). */
  out: boolean;
  /** Areas withdrawn or retreated from in the current turn (§10.2). */
  fled: Area[];
}

export interface State {
  map: string;
  options: Options;
  /** First player, who also begins every round. */
  first: Seat;
  active: Seat;
  round: number;
  players: Player[];
  /** The units in each area, sorted by seat and kind. */
  units: Unit[][];
  /** Villages in each area, and their owner (`NOBODY` if none). */
  villages: number[];
  settlers: Seat[];
  /** The Chaos Horde has made its one capture of this turn (§4.3). */
  tribute: boolean;
  /** The active player did something this turn (§3.3). */
  busy: boolean;
  /** A tile left the active hand this turn. */
  spent: boolean;
  /** Pending decisions; the last one is current. Empty when the game is over. */
  frames: Frame<Frames>[];
}
