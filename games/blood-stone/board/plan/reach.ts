import type { Space } from '../../content/glade.ts';
import { spellCard } from '../../content/spells.ts';
import { type Unit, UNIT_CARDS } from '../../content/units.ts';
import { aimsOf, covers } from '../../rules/attack.ts';
import { freeSoldiers, onGlade, unitAt } from '../../rules/figures.ts';
import { groundOf, isOpen, within } from '../../rules/ground.ts';
import { reach } from '../../rules/movement.ts';
import type { Aim } from '../../rules/moves.ts';
import type { Selection, View } from './selection.ts';

/** The spaces an attack from `from` covers with one aim, or with any if `aim` is null. */
export function coverage(view: View, unit: Unit, from: Space, aim: Aim | null): Space[] {
  const { attack } = UNIT_CARDS[unit];
  if (attack === null || from < 0) return [];
  const ground = groundOf(view);
  const aims = aim === null ? aimsOf(attack) : [aim];
  return [...ground.blank.keys()].filter(
    (to) => isOpen(ground, to) && aims.some((one) => covers(ground, attack, one, from, to)),
  );
}

/** The range of the selection: a piece's attack or a card's range. */
export function reachOf(view: View, { unit, card, target }: Selection): Space[] {
  if (card === null)
    return unit === null || !onGlade(view, unit) ? [] : coverage(view, unit, view.figures[unit].at, null);
  const { range } = spellCard(card);
  if (range === null) return [];
  const origins: readonly Unit[] =
    card === 'banish'
      ? freeSoldiers(view)
      : card === 'ghostStep'
        ? target === null
          ? []
          : [target]
        : ['witch'];
  const ground = groundOf(view);
  const near = origins.flatMap((origin) => within(ground, view.figures[origin].at, range));
  return [...new Set(near)].filter((space) => isOpen(ground, space));
}

/** What the unit there could strike after a walk, beyond what it can strike now. */
export function threatAt(view: View, space: Space | null): Space[] {
  const unit = space === null ? null : unitAt(view, space);
  if (unit === null || UNIT_CARDS[unit].attack === null || view.figures[unit].rooted) return [];
  const near = new Set(reachAt(view, space));
  const far = reach(view, unit).flatMap((from) => coverage(view, unit, from, null));
  return [...new Set(far)].filter((one) => one !== space && !near.has(one));
}

/** What the unit there can strike, for looking around with nothing selected. */
export function reachAt(view: View, space: Space | null): Space[] {
  const unit = space === null ? null : unitAt(view, space);
  return unit === null || space === null ? [] : coverage(view, unit, space, null);
}
