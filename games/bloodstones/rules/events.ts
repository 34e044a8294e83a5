import type { Seat } from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { TileKind, UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Bar } from './retreat.ts';
import type { Tile } from './state.ts';
import type { Item } from './strength.ts';

/** Why a unit left the map. */
export type Death = 'casualty' | 'fallen' | 'trapped' | 'stranded' | 'desert' | 'spent';

/** One side of a battle as revealed (§9.5). */
export interface Reckoning {
  readonly seat: Seat;
  /** The three counted tiles. */
  readonly tiles: readonly number[];
  /** The hand tile swapped in; public at this point, whether it counts or not. */
  readonly swap: TileKind | null;
  readonly items: readonly Item[];
  readonly total: number;
}

/** What happened, as facts. Log lines, animations, sounds and speech are all made from these. */
export type Event =
  | { readonly e: 'first.drawn'; readonly draws: readonly (readonly number[])[]; readonly first: Seat }
  | { readonly e: 'faction.picked'; readonly seat: Seat; readonly faction: Faction }
  | { readonly e: 'citadel.placed'; readonly seat: Seat; readonly area: Area }
  | { readonly e: 'start.chosen'; readonly seat: Seat; readonly area: Area }
  | { readonly e: 'unit.built'; readonly seat: Seat; readonly kind: UnitKind; readonly area: Area }
  | { readonly e: 'deployed'; readonly seat: Seat }
  | { readonly e: 'turn.began'; readonly seat: Seat; readonly round: number }
  | { readonly e: 'village.captured'; readonly seat: Seat; readonly from: Seat; readonly area: Area }
  | {
      readonly e: 'tiles.discarded';
      readonly seat: Seat;
      readonly tiles: readonly TileKind[];
      readonly pips: number;
    }
  | {
      readonly e: 'unit.moved';
      readonly seat: Seat;
      readonly units: readonly UnitKind[];
      readonly from: Area;
      readonly to: Area;
      readonly cost: number;
    }
  | { readonly e: 'battle.began'; readonly area: Area; readonly attacker: Seat; readonly defender: Seat }
  /** The defender may not withdraw (§10.1). */
  | { readonly e: 'battle.held'; readonly seat: Seat; readonly area: Area; readonly why: Bar }
  | { readonly e: 'battle.withdrew'; readonly seat: Seat; readonly from: Area; readonly to: Area }
  | { readonly e: 'battle.drew'; readonly seat: Seat; readonly tiles: readonly number[] }
  | {
      readonly e: 'battle.decided';
      readonly seat: Seat;
      /** Null if kept. Hidden from others. */
      readonly tile: Tile | null;
      /** Others may not even see whether a tile was swapped (§16). */
      readonly secret: boolean;
    }
  | { readonly e: 'battle.shown'; readonly seat: Seat; readonly tiles: readonly number[] }
  | {
      readonly e: 'battle.revealed';
      readonly area: Area;
      readonly attacker: Reckoning;
      readonly defender: Reckoning;
    }
  | { readonly e: 'battle.tied'; readonly area: Area }
  | {
      readonly e: 'battle.won';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly area: Area;
      readonly vp: number;
    }
  | {
      readonly e: 'unit.lost';
      readonly seat: Seat;
      readonly kind: UnitKind;
      readonly area: Area;
      readonly why: Death;
    }
  | { readonly e: 'citadel.taken'; readonly seat: Seat; readonly from: Seat; readonly area: Area }
  | { readonly e: 'force.retreated'; readonly seat: Seat; readonly from: Area; readonly to: Area }
  | { readonly e: 'undead.raised'; readonly seat: Seat; readonly area: Area; readonly count: number }
  | { readonly e: 'cutiecorn.turned'; readonly from: Seat; readonly to: Seat; readonly area: Area }
  | { readonly e: 'village.built'; readonly seat: Seat; readonly area: Area }
  | { readonly e: 'tiles.drawn'; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly e: 'regrouped'; readonly seat: Seat; readonly vp: number; readonly count: number }
  | { readonly e: 'player.out'; readonly seat: Seat }
  | { readonly e: 'end.triggered'; readonly seat: Seat }
  | {
      readonly e: 'villages.claimed';
      readonly seat: Seat;
      readonly from: Seat;
      readonly area: Area;
      readonly count: number;
    }
  | { readonly e: 'game.ended'; readonly scores: readonly number[] };
