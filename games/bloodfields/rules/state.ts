import type { Frame, Seat } from '@sanguine/kernel';
import type { Boost, Condition, Span, Status } from '../content/effects.ts';
import type { ItemId } from '../content/item-ids.ts';
import type { Line } from '../content/lines.ts';
import type { Options } from '../content/options.ts';
import type { TerrainPiece } from '../content/terrain.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import type { Frames } from './frames.ts';
import type { Point } from './geometry/point.ts';

export interface Setup {
  readonly seats: number;
  /** A layout's name, or its whole text. */
  readonly layout: string;
  readonly options: Options;
}

/** The index of a unit in `State.units`. */
export type UnitId = number;

/** §4.2: actions a unit may use once a turn. */
export const ONCE_A_TURN = ['charge', 'magic', 'flee', 'focus'] as const;
export type OnceATurn = (typeof ONCE_A_TURN)[number];

/** What a unit has done and suffered in the current turn, its own or another's. */
export interface TurnRecord {
  readonly once: readonly OnceATurn[];
  /** Unique skills and once-a-turn passives. */
  readonly skills: readonly string[];
  readonly potion: boolean;
  /** §11.2, §11.3: what the terrain forbids: nothing, charging, or charging and moving. */
  readonly bogged: 'no' | 'charge' | 'move';
  /** §5.4, §5.5: whether a leap makes its charges harder. */
  readonly leapt: 'no' | 'jumped' | 'flown';
  /** How far it has moved by itself, in mil. */
  readonly moved: number;
  /** §11.4: ruins already rolled for. */
  readonly ruins: readonly string[];
}

/** A change that wears off. */
interface ActiveBoost {
  readonly boost: Boost;
  readonly amount: number;
  readonly until: Span;
  /** The skill, spell or item it comes from. */
  readonly by: string;
}

/** Condition tokens that a unit has at most one of. */
export type Token = Exclude<Condition, 'dot'>;

/** A frozen value: replaced by `put`, never changed. */
export interface Unit {
  readonly kind: UnitKind;
  readonly owner: Seat;
  /** Tells units of one kind and owner apart, from 1. */
  readonly copy: number;
  /** The centre of its base; 0, 0 off the table. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly state: 'reserve' | 'board' | 'destroyed' | 'exited';
  readonly damage: number;
  readonly inspire: number;
  readonly shields: number;
  readonly dot: number;
  readonly embers: number;
  /** Sorted. */
  readonly tokens: readonly Token[];
  /** §12.2: statuses whose tokens have left but which last until the end of this turn. Sorted. */
  readonly lingering: readonly Status[];
  readonly items: readonly ItemId[];
  /** Items already used. Sorted. */
  readonly spent: readonly ItemId[];
  /** It has had its turn in this round. */
  readonly activated: boolean;
  readonly turn: TurnRecord;
  /** Once-a-round passives already used. */
  readonly round: readonly string[];
  readonly boosts: readonly ActiveBoost[];
}

/** A frozen value, too. */
export interface Player {
  /** §13.2: the line of a loyal roster; null if it is not loyal. */
  readonly loyal: Line | null;
  /** The side of the table: 0 south, 1 north; null until it is chosen. */
  readonly side: 0 | 1 | null;
  readonly supportsDone: boolean;
  /** §9.5: spells of schools tried in this round. Sorted. */
  readonly spells: readonly string[];
  /** No Grave Below has been used in this round. */
  readonly raised: boolean;
  /** §16.1: the unit whose destruction scores extra; null if there is none. */
  readonly champion: UnitId | null;
  /** How many rites it has held this round. */
  readonly rites: number;
}

/** §16.1: what Victory Points are given for. */
export const SOURCES = [
  'kill',
  'flag',
  'cache',
  'first',
  'last',
  'champion',
  'slayer',
  'presence',
  'rite',
  'exit',
  'wagon',
  'bloodbath',
] as const;
export type Source = (typeof SOURCES)[number];

export const MOST_ROUNDS = 6;

/** Points by source, one number a round. */
export type Ledger = Readonly<Record<Source, readonly number[]>>;

export interface State {
  options: Options;
  layout: string;
  /** Terrain placed by the players or grown before deployment. A frozen list. */
  grown: readonly TerrainPiece[];
  /** 0 before the first. */
  round: number;
  /** The player with the Initiative Token. */
  holder: Seat;
  /** The starting player of this round. */
  starter: Seat;
  players: Player[];
  units: Unit[];
  /** §16.2: caches not yet taken, by their index in the scenario. */
  caches: readonly number[];
  /** §16.2: where the wagon is; null if there is none. */
  wagon: Point | null;
  ledger: Ledger[];
  /** The owners of the units destroyed last; empty until a unit falls. */
  fallen: readonly Seat[];
  /** Pending decisions and the stages they belong to; the last is current. Empty when the game is over. */
  frames: Frame<Frames>[];
}
