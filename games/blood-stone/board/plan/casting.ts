import type { Seat } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import { type Spell, spellCard } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import { castsWith } from '../../rules/casting.ts';
import type { Cast } from '../../rules/moves.ts';
import { spellChance } from '../../rules/odds.ts';
import type { Selection, View } from './selection.ts';

/** A selected card: the choices left, and the resulting cast. */
export interface CastPlan {
  readonly card: Spell;
  /** Possible targets; empty if it takes none or none is possible. */
  readonly targets: readonly Unit[];
  readonly target: Unit | null;
  /** Possible amounts for the target, the least first; empty if it takes none. */
  readonly amounts: readonly number[];
  readonly blood: number;
  /** Possible destinations. */
  readonly spaces: readonly Space[];
  /** Null if a choice is missing or it cannot be cast. */
  readonly cast: Cast | null;
}

export function castPlan(view: View, seat: Seat, { card, target, blood, at }: Selection): CastPlan | null {
  if (card === null) return null;
  const casts = castsWith(view, seat, card);
  const targets = [...new Set(casts.flatMap(({ unit }) => (unit === 'none' ? [] : [unit])))];
  const named = target !== null && targets.includes(target) ? target : onlyOne(targets);
  const fitting = casts.filter(({ unit }) => unit === (named ?? 'none'));
  const amounts = [...new Set(fitting.map((cast) => cast.blood))]
    .filter((amount) => amount !== 0)
    .toSorted((one, other) => one - other);
  const amount = blood !== null && amounts.includes(blood) ? blood : proposed(card, amounts);
  const offered = fitting.filter((cast) => cast.blood === amount);
  const spaces = offered.flatMap((cast) => (cast.at === null ? [] : [cast.at]));
  const cast = offered.find((one) => one.at === (spaces.length > 0 ? at : null)) ?? null;
  return { card, targets, target: named, amounts, blood: amount, spaces, cast };
}

const onlyOne = (targets: readonly Unit[]): Unit | null =>
  targets.length === 1 ? (targets[0] ?? null) : null;

/** The least amount with at least an even chance. */
function proposed(card: Spell, amounts: readonly number[]): number {
  if (spellCard(card).chance.kind !== 'offer') return amounts.find((amount) => amount > 0) ?? amounts[0] ?? 0;
  return amounts.find((amount) => spellChance(card, amount) >= 0.5) ?? amounts.at(-1) ?? 0;
}

/** The next amount up or down; null at the end. */
export function stepped({ amounts, blood }: CastPlan, by: 1 | -1): number | null {
  return amounts[amounts.indexOf(blood) + by] ?? null;
}
