import type { Frame, Seat } from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { TileKind, UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Options } from '../content/options.ts';
import type { Frames } from './frames.ts';

export interface Setup {
  readonly seats: number;
  /** A map's id, or a map of one's own written out in full (`content/maps/made.ts`). */
  readonly map: string;
  readonly options: Options;
}

/** A tile whose face the viewer may not see. */
export const HIDDEN = 'hidden';
export type Tile = TileKind | typeof HIDDEN;

/**
 * A tile on the map, or one of the pieces that count as units: Undead, citadel, Cutiecorn. A value: it is placed and
 * removed, never changed, so that all tables hold the same ones.
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
  /** Multisets, kept sorted: their order must tell nothing. */
  hand: Tile[];
  bag: Tile[];
  discard: Tile[];
  /** Villages not yet placed; captured ones never come back. */
  supply: number;
  /** Undead beside the map. */
  pool: number;
  capturedVillages: number;
  capturedCitadels: number;
  vp: number;
  regroups: number;
  /** Turns in a row in which no tile left the hand (§3.3). */
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
  /** Villages in each area, and whose they are (`NOBODY`: none). */
  villages: number[];
  settlers: Seat[];
  /** The Chaos Horde has made its one capture of this turn (§4.3). */
  tribute: boolean;
  /** A tile left the active hand this turn (§3.3). */
  busy: boolean;
  /** Pending decisions; the last one is open. Empty: the game is over. */
  frames: Frame<Frames>[];
}
