import type { Frame, Seat, Step, Steps } from '@sanguine/kernel';
import type { Card, Face } from '../content/cards.ts';
import type { Figure, Stat } from '../content/clan.ts';
import type { Outer, Place, Province } from '../content/provinces.ts';
import type { Event } from './events.ts';
import type {
  Accept,
  Challenge,
  Declare,
  Decline,
  Draft,
  Grow,
  Hold,
  Invade,
  Join,
  Keep,
  LateCard,
  March,
  Pass,
  Pick,
  Pillage,
  Play,
  Quest,
  Raise,
  Recall,
  Regain,
  Rescue,
  Rest,
  Ride,
  Sacrifice,
  Stay,
  Upgrade,
  Wake,
} from './moves.ts';
import type { Late, State } from './state.ts';

/** A figure about to be destroyed. */
export interface DoomedFigure {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly at: Place;
}

/** A card chosen for a battle, and how to handle the late window. */
export interface BattleChoice {
  readonly card: Card;
  readonly late: Late;
}

/** Why figures are destroyed. */
export const CAUSES = ['troll', 'fireGiant', 'smite', 'tide', 'battle', 'ragnarok', 'sacrifice'] as const;
export type Cause = (typeof CAUSES)[number];

/** The slots of an Invade, after the figure is placed (§6.5). */
export const ENTRY_SLOTS = ['arrival', 'succor', 'domain'] as const;
type EntrySlot = (typeof ENTRY_SLOTS)[number];

/** The slots of a pillage, in order (§10, §11). */
export const BATTLE_SLOTS = [
  'call',
  'muster',
  'cards',
  'declare',
  'primacy',
  'watch',
  'before',
  'late',
  'compare',
  'losers',
  'winner',
  'home',
  'losses',
  'reward',
  'again',
  'grace',
  'lord',
  'hammers',
  'glory',
  'count',
  'blessing',
] as const;
export type BattleSlot = (typeof BATTLE_SLOTS)[number];

/**
 * What runs by itself between decisions: the sequence runs the stage on top until somebody has to decide. `slot` is
 * what comes next.
 */
interface Stages {
  /** An Age, phase by phase. `turn`: whose turn it is in the Action phase. */
  age: { turn: Seat };
  /** §6.5: a figure has entered; what follows from that. */
  entry: { seat: Seat; figure: Figure; at: Place; slot: EntrySlot };
  /** A pillage; its data is in `state.battle`. `done`: seats whose card of this slot has acted. */
  battle: { slot: BattleSlot; done: Seat[] };
  /** §12: figures about to die; `queue`: seats that may still rescue some. */
  loss: { cause: Cause; marked: DoomedFigure[]; queue: Seat[] };
}

/** The decisions of the game. */
export interface Decisions {
  /** §2.1 */
  pick: { queue: Seat[] };
  /** §4: each seat's pack, and what each has kept of it so far. */
  draft: { packs: Face[][]; kept: (Face[] | null)[] };
  /** §5 */
  action: { seat: Seat };
  /** §8.3: the free Invade with one of these after an upgrade. */
  free: { seat: Seat; figures: Figure[] };
  /** Frigga's Succor: whether to bring one more Warrior. */
  succor: { seat: Seat; province: Outer };
  /** Thor's Domain: whether to pillage at once for 2 Rage. */
  domain: { seat: Seat; province: Province };
  /** §10.2: `idle`: seats that have not moved in this lap; `missed`: seats in `resting` after whose rest somebody came. */
  call: { seat: Seat; idle: Seat[]; resting: Seat[]; missed: Seat[] };
  /**
   * §11.1: cards chosen face down; they stay in hand until all are revealed, because not even their backs may be seen
   * before.
   */
  cards: { chosen: (BattleChoice | 'hidden' | null)[]; queue: Seat[] };
  /** Tyr's Domain, Tyr's Wrath. */
  declare: { seat: Seat; bonuses: number[] };
  /** Odin's Tide. */
  tide: { kept: (Figure | 'hidden' | null)[]; queue: Seat[] };
  /** §12 */
  rescue: { seat: Seat };
  /** §11.4: `idle`: seats that have not played in this lap. */
  late: { seat: Seat; idle: Seat[] };
  /** Tyr's Prowess. */
  prowess: { seat: Seat; cards: Card[] };
  /** Raises a stat one step: Thor's Oath, Frigga's Grace, Lord of Axes. */
  raise: { seat: Seat; stats: Stat[]; by: Card };
  /** Lord of Hammers. */
  hammers: { seat: Seat };
  /** Loki's Blessing: whether to send a Warrior into the lost province. */
  blessing: { seat: Seat; province: Outer };
  /** §13 */
  discard: { held: (Card | 'hidden' | null)[]; queue: Seat[] };
  /** §14: steps due for fulfilled Quests, by seat. */
  growth: { due: number[]; chosen: (Stat[] | 'hidden' | null)[]; queue: Seat[] };
}

export interface Frames extends Stages, Decisions {}

/** The moves of each step; a stage has none. */
export interface Verbs extends Record<keyof Frames, { readonly do: string }> {
  age: never;
  entry: never;
  battle: never;
  loss: never;
  pick: Pick;
  draft: Draft;
  action: Invade | March | Upgrade | Quest | Pillage | Challenge | Recall | Sacrifice | Pass;
  free: Invade | Decline;
  succor: Accept | Decline;
  domain: Accept | Decline;
  call: Join | Stay | Rest | Wake;
  cards: Play;
  declare: Declare;
  tide: Keep;
  rescue: Rescue;
  late: LateCard | Stay;
  prowess: Regain;
  raise: Raise;
  hammers: Ride | Decline;
  blessing: Accept | Decline;
  discard: Hold;
  growth: Grow;
}

export type FrameOf<P extends keyof Frames> = Frame<Frames, P>;
export type StepOf<P extends keyof Frames> = Step<State, Frames, P, Verbs[P], Event>;
export type BloodRageSteps = Steps<State, Frames, Verbs, Event>;
