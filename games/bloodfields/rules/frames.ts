import type { Frame, Seat, Step, Steps } from '@sanguine/kernel';
import type { Roll, TriggerName } from '../content/effects.ts';
import type { UnitKind } from '../content/units/kinds.ts';
import type { Event } from './events.ts';
import type * as M from './moves.ts';
import type { ChargeKind } from './charge/kind.ts';
import type { Roster } from './roster/roster.ts';
import type { Point } from './geometry/point.ts';
import type { State, UnitId } from './state.ts';

/** Dice as counts by face: equal dice are one choice. */
export type Faces = readonly number[];

/** §7.10: the result of a roll once nobody can change it any more. */
export interface Rolled {
  readonly faces: Faces;
  /** Added to the sum of a test. */
  readonly added: number;
  /** A token was spent on the Inspire icons. */
  readonly inspired: boolean;
}

/** One unit about to be attacked in a volley. */
export interface Mark {
  readonly unit: UnitId;
  /** Dice allotted to it; 0 to use the profile's. */
  readonly dice: number;
  /** §14.2: under the inner ring of the template. */
  readonly inner: boolean;
}

/** A passive or charm that is about to act. */
export interface Reaction {
  readonly unit: UnitId;
  readonly by: string;
}

export const BATTLE_SLOTS = ['terrain', 'sides', 'wood', 'champions', 'deploy', 'rounds'] as const;
export const ROUND_SLOTS = [
  'begin',
  'reserves',
  'initiative',
  'inspireFirst',
  'inspireSecond',
  'activations',
  'end',
  'cleanup',
  'scoring',
  'exits',
  'over',
] as const;
export const TURN_SLOTS = ['tokens', 'terrain', 'begin', 'actions', 'end', 'dot', 'expire'] as const;
export const CHARGE_SLOTS = ['test', 'tested', 'place', 'arrive', 'react', 'ready', 'done'] as const;
export const MAGIC_SLOTS = ['choose', 'test', 'tested', 'cast'] as const;
export const VOLLEY_SLOTS = ['aim', 'fire', 'scattered', 'line', 'array', 'marks', 'done'] as const;
export const ATTACK_SLOTS = [
  'count',
  'counted',
  'before',
  'shotAt',
  'roll',
  'rolled',
  'saved',
  'measure',
  'damage',
  'side',
  'onDamage',
  'immobilized',
  'after',
  'deaths',
  'answers',
  'done',
] as const;
export const ROLL_SLOTS = ['opponent', 'roller', 'done'] as const;
export const HURT_SLOTS = ['coming', 'ally', 'place'] as const;
export const DEATH_SLOTS = ['mark', 'triggers', 'remove'] as const;

/** Which list of effects: the skill's or item's own, one of an attack's, a trigger's, or after a failed test. */
export const PARTS = ['effects', 'before', 'after', 'onDamage', 'trigger', 'fail'] as const;
export type Part = (typeof PARTS)[number];

/** `fire`: friendly fire. `shared`: taken over from another unit. */
export const CAUSES = ['attack', 'hits', 'fire', 'blind', 'shared'] as const;
export type Cause = (typeof CAUSES)[number];

/** How a unit moves by a skill, or flees. */
export const WAYS = ['fly', 'jump', 'blink', 'flee', 'drag', 'reel'] as const;
export type Way = (typeof WAYS)[number];

/** Stages, which run by themselves between decisions. `slot`: what comes next; `rolled`: the roll the stage asked for. */
interface Stages {
  /** From the reveal of the rosters to the last round. */
  battle: { slot: (typeof BATTLE_SLOTS)[number] };
  /** §3: `next`: the player who activates next. */
  round: { slot: (typeof ROUND_SLOTS)[number]; next: Seat; rolled: Rolled | null };
  /** §3.5: `left`: supports that still have their turns to come; `rite`: one of them has held a rite. */
  supports: { seat: Seat; left: readonly UnitId[]; rite: boolean };
  /** §4: `acted`: an action has begun, so it is too late to flee. */
  turn: {
    unit: UnitId;
    slot: (typeof TURN_SLOTS)[number];
    actions: number;
    acted: boolean;
    rolled: Rolled | null;
  };
  /** §5.4: a unit has flown and lands. */
  landing: { unit: UnitId };
  /** §11: rolls for terrain a unit begins its turn in or has crossed. */
  luck: { unit: UnitId; pieces: readonly string[]; rolled: Rolled | null };
  /** §6 */
  charge: {
    unit: UnitId;
    target: UnitId;
    kind: ChargeKind;
    slot: (typeof CHARGE_SLOTS)[number];
    rolled: Rolled | null;
  };
  /** §9: `left`: spells that may still be tried. */
  magic: {
    unit: UnitId;
    left: number;
    tried: readonly string[];
    spell: string;
    slot: (typeof MAGIC_SLOTS)[number];
    rolled: Rolled | null;
  };
  /** §10.1 */
  flight: { unit: UnitId; from: readonly UnitId[]; slot: 'test' | 'tested' | 'done'; rolled: Rolled | null };
  /** One use of an attack: one roll, or several (Attack Twice, AoE, shots). */
  volley: {
    attacker: UnitId;
    skill: string;
    /** The free attack of a charge. */
    charge: boolean;
    /** The target named with the attack; -1 for none. */
    target: UnitId;
    slot: (typeof VOLLEY_SLOTS)[number];
    marks: readonly Mark[];
    /** Attacks still to come (Attack Twice). */
    left: number;
    /** §14: where the shot comes from and goes to; the direction of the array. */
    from: Point | null;
    at: Point | null;
    direction: number;
    rolled: Rolled | null;
  };
  /** §7: one attack roll with everything that follows from it. */
  attack: {
    attacker: UnitId;
    target: UnitId;
    skill: string;
    charge: boolean;
    slot: (typeof ATTACK_SLOTS)[number];
    /** §14.2: under the inner ring. */
    inner: boolean;
    dice: number;
    /** Cover granted for this attack alone. */
    cover: boolean;
    /** The target has cover from this attack. */
    covered: boolean;
    /** The defender may not spend Inspire. */
    muted: boolean;
    hits: number;
    criticals: number;
    /** Natural blanks. */
    blanks: number;
    /** Damage to deal, then the tokens it placed. */
    amount: number;
    placed: number;
    /** The attack has put Immobilize on its target. */
    immobilized: boolean;
    rolled: Rolled | null;
  };
  /** §7.9 */
  hits: {
    unit: UnitId;
    source: UnitId;
    by: string;
    hits: number;
    slot: 'roll' | 'rolled' | 'done';
    rolled: Rolled | null;
  };
  /** §7.10: a roll and its windows. `touched`: dice each side has rerolled, by face: the opponent's first. */
  roll: {
    roll: Roll;
    unit: UnitId;
    slot: (typeof ROLL_SLOTS)[number];
    faces: Faces;
    touched: readonly [Faces, Faces];
    /** Effects already used in this roll. */
    used: readonly Reaction[];
    added: number;
    inspired: boolean;
  };
  /** §7.6: damage about to be placed. */
  hurt: { unit: UnitId; amount: number; cause: Cause; by: UnitId; slot: (typeof HURT_SLOTS)[number] };
  /** §7.6: removes units with no health left. `by`: who destroyed them; -1 for nobody. */
  deaths: { units: readonly UnitId[]; by: UnitId; melee: boolean; slot: (typeof DEATH_SLOTS)[number] };
  /** Effects one after another, each on one unit after another. `done`: the last one happened. */
  resolve: {
    source: UnitId;
    by: string;
    part: Part;
    targets: readonly UnitId[];
    /** The unit that caused them; -1 for none. */
    other: UnitId;
    effect: number;
    target: number;
    done: boolean;
    slot: 'run' | 'ordered' | 'pushed' | 'tested';
    /** A push was prevented. */
    held: boolean;
    rolled: Rolled | null;
  };
  /** §1.6: what acts at one moment. `ready`: the order is settled. */
  triggers: { on: TriggerName; queue: readonly Reaction[]; other: UnitId; ready: boolean };
}

export interface Decisions {
  /** §2.1 */
  muster: { chosen: readonly (Roster | 'hidden' | null)[] };
  /** §2.3, §13.2: `left`: pieces still to be placed, by index. */
  terrain: { seat: Seat; left: readonly number[]; wood: boolean };
  /** §2.4: the token or a side; then the other player's side. */
  prize: { seat: Seat; side: boolean };
  /** §16.1: which of several candidates. */
  champion: { seat: Seat };
  /** §2.5, §2.6: `supports`: only supports are left to place. */
  deploy: { seat: Seat; supports: boolean };
  /** §3.2 */
  initiative: { seat: Seat };
  /** §3.3 */
  inspire: { seat: Seat; left: number };
  /** §3.4 */
  activate: { seat: Seat };
  /** §3.5 */
  support: { seat: Seat };
  /** §4.2, §4.5: what the unit does; a gained action may be limited to one kind, one skill and one enemy. */
  act: { unit: UnitId; what: 'turn' | 'any' | 'move' | 'charge' | 'attack'; skill: string; target: UnitId };
  /** §5.3: where a unit goes; `seat` chooses. */
  go: { unit: UnitId; seat: Seat; way: Way; distance: number; source: UnitId; from: readonly UnitId[] };
  /** §8.1: a unit for a skill, or the next one of a volley. */
  aim: { unit: UnitId; by: string; choices: readonly UnitId[] };
  /** §14: where a shot goes. */
  shoot: { unit: UnitId; skill: string; target: UnitId };
  /** §14.4 */
  split: { unit: UnitId; dice: number; marks: readonly UnitId[] };
  /** §6.4 */
  contact: { unit: UnitId; target: UnitId; kind: ChargeKind };
  /** §6.5 */
  strike: { unit: UnitId; target: UnitId };
  /** §9.1 */
  cast: { unit: UnitId };
  /** §13.4: `range`: the skill's; `within`: how far away it may appear as things stand. */
  summon: {
    unit: UnitId;
    kind: UnitKind;
    range: number | 'adjacent';
    within: number;
    left: number;
    may: boolean;
  };
  /** §7.10 */
  dice: { seat: Seat; side: 'opponent' | 'roller' };
  /** §1.6 */
  react: { unit: UnitId; by: string };
  order: { seat: Seat };
  /** §12.5: which unit gains the Ember. */
  ember: { seat: Seat; choices: readonly UnitId[] };
  /** §16.2 */
  exit: { seat: Seat; choices: readonly UnitId[] };
}

export interface Frames extends Stages, Decisions {}

/** The moves of each step; stages have none. */
export interface Verbs extends Record<keyof Frames, { readonly do: string }> {
  battle: never;
  round: never;
  supports: never;
  turn: never;
  luck: never;
  landing: never;
  charge: never;
  magic: never;
  flight: never;
  volley: never;
  attack: never;
  hits: never;
  roll: never;
  hurt: never;
  deaths: never;
  resolve: never;
  triggers: never;
  muster: M.Muster;
  terrain: M.Lay;
  prize: M.Take;
  champion: M.Name;
  deploy: M.Place;
  initiative: M.First;
  inspire: M.Inspire;
  activate: M.Activate | M.Supports;
  support: M.Activate;
  act:
    | M.Walk
    | M.Charge
    | M.Attack
    | M.Use
    | M.Magic
    | M.Flee
    | M.Focus
    | M.Douse
    | M.Shake
    | M.Drink
    | M.Rite
    | M.End;
  go: M.Walk | M.Stay;
  aim: M.Target | M.Stop;
  shoot: M.Aim | M.Fan;
  split: M.Split;
  contact: M.Contact;
  strike: M.Strike | M.Use | M.Drink;
  cast: M.Cast | M.Stop;
  summon: M.Summon | M.Stay;
  dice: M.Reroll | M.Turn | M.Use | M.Spend | M.Keep;
  react: M.Use | M.Pass;
  order: M.Next;
  ember: M.Target;
  exit: M.Exit | M.Stay;
}

export type FrameOf<P extends keyof Frames> = Frame<Frames, P>;
export type StepOf<P extends keyof Frames> = Step<State, Frames, P, Verbs[P], Event>;
export type BloodfieldsSteps = Steps<State, Frames, Verbs, Event>;
