import type { Frame, Seat, Step, Steps } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Event } from './events.ts';
import type {
  Battle,
  Build,
  Capture,
  Deploy,
  Discard,
  End,
  Found,
  Keep,
  Lose,
  Muster,
  Pay,
  Pick,
  Raise,
  Ready,
  Retreat,
  Return,
  Settle,
  Shamble,
  Stand,
  March,
  Swap,
  Withdraw,
  Deployment,
} from './moves.ts';
import type { State } from './state.ts';

/** Two forces in an area; only the active player attacks (§9.1). */
export interface Clash {
  area: Area;
  attacker: Seat;
  defender: Seat;
}

/** One side's tiles in a battle. */
export interface BattleSide {
  seat: Seat;
  /** Battle tiles, highest first, including a swapped-in tile's pips; 0 if face down for the viewer. */
  tiles: number[];
  /** The hand tile swapped in. */
  swap: TileKind | 'open' | 'kept' | 'hidden';
  /** Its three counted tiles are face up (§9.4: before the Corsairs decide). */
  shown: boolean;
}

/** A decided battle, with what is left to resolve (§9.7 and on). */
export interface Aftermath {
  area: Area;
  winner: Seat;
  loser: Seat;
  attacker: Seat;
  /** The loser's units eliminated so far, which Necromancers may raise. */
  bodies: number;
}

/** Every decision a game can be waiting for, with its data. */
export interface Frames {
  /** §2.2 */
  pick: { queue: Seat[] };
  /** §2.4, §2.6 */
  found: { queue: Seat[] };
  /** §2.5 */
  muster: { seat: Seat; area: Area; points: number };
  /** §16: everybody's opening build at once. */
  deploy: { queue: Seat[]; areas: Area[]; chosen: (Deployment[] | 'hidden' | null)[] };
  /** §7.5 */
  return: object;
  /** Phase 1, or the Chaos Horde's capture (§4). */
  capture: { debt: number };
  /** Phase 2 (§5): the areas of Undead that have made one step, and of those that may not step again. */
  undead: { tired: Area[]; spent: Area[] };
  /** Phase 3 (§6). */
  main: object;
  /** §7.1: the built unit's cost is due. */
  build: { cost: number };
  /** §8: pips owed for the steps made so far. */
  march: { debt: number };
  /** §9.2 */
  stand: Clash;
  /** §9.4: `sides` in the order of deciding. */
  swap: Clash & { sides: [BattleSide, BattleSide] };
  /** §9.8 */
  casualty: Aftermath;
  /** §10 */
  retreat: Aftermath;
  /** §9.10 */
  raise: Aftermath;
  /** Phase 4 (§11): `free` while a free village is due (§11.4). */
  construct: { debt: number; paid: boolean; free: boolean };
  /** §3.3 */
  idle: object;
  /** §13.2: seats still to fight; the first is active. */
  final: { queue: Seat[]; order: Seat[]; lap: number };
}

/** The moves of each step. */
export interface Verbs extends Record<keyof Frames, { readonly do: string }> {
  pick: Pick;
  found: Found;
  muster: Muster | Ready;
  deploy: Deploy;
  return: Return | End;
  capture: Capture | Pay | End;
  undead: Shamble | End;
  main: Build | March | Battle | Capture | End;
  build: Discard;
  march: March | Pay;
  stand: Withdraw | Stand;
  /** Withdrawing is always refused here, with the reason. */
  swap: Swap | Keep | Withdraw;
  casualty: Lose;
  retreat: Retreat;
  raise: Raise;
  construct: Settle | Pay | End;
  idle: Discard;
  final: Battle;
}

export type FrameOf<P extends keyof Frames> = Frame<Frames, P>;
export type StepOf<P extends keyof Frames> = Step<State, Frames, P, Verbs[P], Event>;
export type BloodstonesSteps = Steps<State, Frames, Verbs, Event>;
