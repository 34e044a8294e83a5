import type { Race, Trait } from './lines.ts';
import type { UnitKind } from './units/kinds.ts';

/** §12.2: the condition tokens. The first four have a status. */
export const STATUSES = ['blind', 'immobilize', 'silence', 'weakness'] as const;
export type Status = (typeof STATUSES)[number];
export const CONDITIONS = [...STATUSES, 'spotted', 'stun', 'dot'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** §8.1, §8.4: whom an ability, a spell or a passive affects. Distances are in mil, from base to base. */
export type Selector =
  | { readonly who: 'self' }
  /** Chosen by the player, and visible. `another` leaves out the unit itself. */
  | {
      readonly who: 'target';
      readonly side: 'ally' | 'another' | 'enemy';
      readonly within: number | 'contact';
      readonly race?: Race;
    }
  /** Chosen by the player, seen or not. */
  | { readonly who: 'choose'; readonly side: 'enemy'; readonly within: number }
  /** Everybody in range, seen or not: `allies` with the unit itself, `others` without it. */
  | {
      readonly who: 'all';
      readonly side: 'allies' | 'enemies' | 'others';
      readonly within: number | 'contact';
      readonly trait?: Trait;
    }
  /** The unit that caused the trigger: the attacker, the charger, the target of the attack. */
  | { readonly who: 'other' };

/**
 * What a temporary change affects. Lengths are in mil. `critical` is used up by the next ranged attack, `secondChance` the
 * first time the unit would be destroyed; `cover` is there or not, whatever the amount.
 */
export const BOOSTS = ['mv', 'ar', 'meleeDice', 'range', 'critical', 'cover', 'secondChance'] as const;
export type Boost = (typeof BOOSTS)[number];

/** How long it lasts: this turn, until the unit's own next turn begins, or this round. */
export const SPANS = ['turn', 'ownTurn', 'round'] as const;
export type Span = (typeof SPANS)[number];

/** The closed vocabulary of effects. `ifDone` ("Then") happens only if the effect before it did (§1.6). */
export type Effect = { readonly ifDone?: true } & (
  | { readonly do: 'inspire' | 'shield' | 'restore'; readonly amount: number }
  | { readonly do: 'lose' | 'hits'; readonly amount: number }
  | { readonly do: 'apply'; readonly token: Condition }
  /** Removes all condition tokens and their lingering effects. */
  | { readonly do: 'cleanse' }
  | { readonly do: 'boost'; readonly boost: Boost; readonly amount: number; readonly until: Span }
  /** §5.7: away from the unit whose skill it is. */
  | { readonly do: 'push'; readonly distance: number }
  | { readonly do: 'fly' | 'jump' | 'blink'; readonly distance: number }
  /** §5.3: the unit whose skill it is moves the other; `straight` only towards itself. */
  | { readonly do: 'drag'; readonly distance: number; readonly straight: boolean }
  /** §4.5: an action of any kind, a certain one, or a skill by its name against the unit that caused it. */
  | { readonly do: 'action'; readonly action: 'any' | 'move' | 'charge' | { readonly skill: string } }
  /** §13.4: within a distance, or adjacent to the unit. */
  | {
      readonly do: 'deploy';
      readonly kind: UnitKind;
      readonly upTo: number;
      readonly within: number | 'adjacent';
    }
  /** §10.2: `fail` happens if the test fails. */
  | { readonly do: 'morale'; readonly difficulty: number; readonly fail: readonly Effect[] }
  /** The target may not spend Inspire in this defence. */
  | { readonly do: 'mute' }
  /** The unit loses its remaining actions of this turn. */
  | { readonly do: 'exhaust' }
);

/** §1.6: moments at which a passive or a charm may act. */
export const TRIGGERS = [
  'turnBegin',
  'turnEnd',
  'roundEnd',
  /** The unit has flown. */
  'flown',
  /** A melee attack against the unit is over: it dealt no damage, or some. */
  'meleeUnharmed',
  'meleeHarmed',
  /** The unit is about to be removed; by an enemy's melee attack. */
  'destroyed',
  'destroyedInMelee',
  /** The unit has destroyed an enemy. */
  'kill',
  'manaBurn',
  /** An enemy has charged the unit and is about to strike. */
  'charged',
  /** The unit's attack has put Immobilize on its target. */
  'immobilized',
  /** The unit has finished an attack with one of its skills. */
  'attacked',
  /** The unit is about to receive damage; another ally near it is, from a ranged attack. */
  'damageComing',
  'allyShot',
  /** The unit is the target of a ranged attack that is about to be rolled. */
  'shotAt',
  /** The unit is about to be pushed. */
  'pushed',
] as const;
export type TriggerName = (typeof TRIGGERS)[number];

export interface Trigger {
  readonly on: TriggerName;
  /** Only after this skill. */
  readonly skill?: string;
  /** Its owner may decline. */
  readonly may?: true;
  /** Inspire to spend. */
  readonly cost?: number;
  readonly once?: 'turn' | 'round';
  /** Only if the unit has not moved this turn; has no Shield. */
  readonly when?: 'still' | 'unshielded';
  /** Only if the unit it happens to is this near. */
  readonly within?: number;
  readonly select: Selector;
  readonly effects: readonly Effect[];
  /** Changes the moment itself instead of having effects: takes one damage upon itself, gives cover, prevents the push. */
  readonly instead?: 'interpose' | 'cover' | 'hold';
}

/** §7.10: the kinds of rolls. `number` is a roll for how many: dice, damage, inches. */
export const ROLLS = [
  'attack',
  'defence',
  'charge',
  'morale',
  'magic',
  'scatter',
  'terrain',
  'dot',
  'number',
] as const;
export type Roll = (typeof ROLLS)[number];

/** §7.10: what may change dice after they have been rolled. */
export interface DiceEffect {
  readonly rolls: readonly Roll[];
  /** Used by the roller, or by an opponent with a unit within this distance of the roller. */
  readonly side: 'roller' | { readonly enemyWithin: number };
  readonly change:
    | { readonly reroll: number | 'all' }
    /** One die is turned to this number. */
    | { readonly to: number }
    | { readonly add: number };
  readonly cost?: number;
  readonly once?: 'turn' | 'round';
}
