import type { DiceEffect, Effect, Selector, Trigger } from './effects.ts';
import type { Race } from './lines.ts';
import type { UnitKind } from './units/kinds.ts';

/** §7.8: when a bonus of an attack counts. */
export type When =
  | 'always'
  /** At half range, or against a Spotted target. */
  | 'halfRange'
  /** In the free attack of a charge. */
  | 'charging'
  | 'targetBurns'
  /** Attacker and target stand in the same piece of terrain. */
  | 'sameTerrain'
  /** The attacker has not moved this turn. */
  | 'still'
  | 'inForest'
  /** The attacker has this much damage or more. */
  | { readonly hurt: number }
  /** Another ally is this near: of this kind, or of this race and not a Warmachine. */
  | { readonly near: { readonly kind: UnitKind } | { readonly crew: Race }; readonly within: number };

/** What an attack gains while its condition holds. */
export interface AttackBonus {
  readonly when: When;
  readonly dice?: number;
  readonly damage?: number;
  /** §7.10: the attacker may reroll up to this many dice. */
  readonly reroll?: number;
}

/**
 * §14.1: beyond `from`, up to `to`, the scatter number changes by `modifier`. Bands follow one another without a gap, and
 * only the first includes its lower end.
 */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly modifier: number;
}

/** §7.1: what any attack may have, spells included. */
export interface AttackProfile {
  readonly kind: 'melee' | 'ranged';
  /** `array`: as many as 2D6 show, plus one for each enemy under the template. */
  readonly dice: number | 'd6' | 'array';
  readonly damage: number | 'd3';
  /** In mil; 0 for melee attacks and for shots that have a ballistic profile or a template. */
  readonly range: number;
  readonly reach?: number;
  readonly aoe?: number;
  /** Attack Twice: how many attacks. */
  readonly times?: number;
  readonly seeking?: true;
  readonly penetration?: true;
  readonly ignoreArmour?: number;
  readonly ignoreCover?: true;
  readonly lifesteal?: true;
  readonly magicWeapon?: true;
  readonly shot?: 'artillery' | 'cannon' | 'array' | 'piercing';
  readonly ballistic?: readonly Band[];
  readonly bonuses?: readonly AttackBonus[];
  readonly before?: readonly AttackEffect[];
  readonly after?: readonly AttackEffect[];
  readonly onDamage?: readonly AttackEffect[];
}

/** An effect of an attack hits the target, or with `self` the attacker. */
export type AttackEffect = Effect & { readonly self?: true };

interface Named {
  /** The name in notation, unique among a unit's skills and all items: `long-gun`. */
  readonly id: string;
  /** §1.5: once a turn. */
  readonly unique?: true;
}

export interface Attack extends Named {
  readonly type: 'attack';
  readonly cost: number;
  readonly attack: AttackProfile;
}

export interface Ability extends Named {
  readonly type: 'ability';
  readonly cost: number;
  readonly effortless?: true;
  readonly select: Selector;
  readonly effects: readonly Effect[];
}

export interface Spell extends Named {
  readonly type: 'spell';
  readonly difficulty: number;
  readonly does:
    | { readonly attack: AttackProfile }
    | { readonly select: Selector; readonly effects: readonly Effect[] };
}

/** What holds as long as the unit is on the table. */
export type Standing =
  /** Changes a statistic of others in range: of all, or of one race or kind. */
  | {
      readonly gives: 'stat';
      readonly stat: 'mo' | 'ar';
      readonly amount: number;
      readonly to: 'allies' | 'enemies';
      readonly within: number | 'contact';
      readonly race?: Race;
      readonly kind?: UnitKind;
      /** Only if this many units of the same kind touch it; together they count once. */
      readonly together?: number;
    }
  /** To the unit's own attacks of this kind, or with this skill. */
  | {
      readonly gives: 'attack';
      readonly kind?: 'melee' | 'ranged';
      readonly skill?: string;
      readonly bonus: AttackBonus;
    }
  /** Ranged attacks by its side against enemies this near to it ignore cover. */
  | { readonly gives: 'light'; readonly within: number }
  /** To the result of its charge tests, and to their range: `amount`, or `burning` against a target with DOT. */
  | { readonly gives: 'charge'; readonly amount: number; readonly burning: number }
  | { readonly gives: 'rooted' }
  | { readonly gives: 'slither' }
  /** To the number of its scatter die, as long as it has not moved this turn. */
  | { readonly gives: 'scatter'; readonly when: 'still'; readonly amount: number }
  /** Cover until its next turn begins once it has moved this far in a turn. */
  | { readonly gives: 'blur'; readonly moved: number };

export interface Passive extends Named {
  readonly type: 'passive';
  readonly standing?: Standing;
  readonly trigger?: Trigger;
  readonly dice?: DiceEffect;
}

export type Skill = Attack | Ability | Spell | Passive;
