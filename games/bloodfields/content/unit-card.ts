import type { Base } from './bases.ts';
import type { Line, Race, Trait } from './lines.ts';
import type { Skill } from './skills.ts';
import type { UnitKind } from './units/kinds.ts';

/** §1.3 */
export interface UnitCard {
  readonly kind: UnitKind;
  readonly line: Line;
  /** Blood points. */
  readonly cost: number;
  readonly base: Base;
  readonly race: Race;
  readonly traits: readonly Trait[];
  /** Melee, ranged and arcane mastery. */
  readonly mm: number;
  readonly rm: number;
  readonly am: number;
  /** Movement in mil. */
  readonly mv: number;
  readonly mo: number;
  readonly ar: number;
  readonly hp: number;
  /** The main passive first. */
  readonly skills: readonly Skill[];
}
