import type { Selector } from '../../content/effects.ts';
import { inContact } from '../combat.ts';
import { within } from '../geometry/disc.ts';
import { isVisible } from '../sight.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { cardFor, hasTrait, isAlive, NOBODY, unitOf, unitsWhere } from '../units.ts';

/** §8.1, §8.4: whom a skill affects: all of these, or one its player chooses. */
export type Selection =
  | { readonly how: 'all'; readonly units: UnitId[] }
  | { readonly how: 'one'; readonly choices: UnitId[] };

const isNear = (source: Unit, other: Unit, range: number | 'contact'): boolean =>
  range === 'contact' ? inContact(source, other) : within(source, other, range);

export function select(state: State, id: UnitId, selector: Selector, other: UnitId): Selection {
  const source = unitOf(state, id);
  switch (selector.who) {
    case 'self':
      return { how: 'all', units: [id] };
    case 'other':
      return { how: 'all', units: other !== NOBODY && isAlive(unitOf(state, other)) ? [other] : [] };
    case 'target': {
      const { side, race } = selector;
      const choices = unitsWhere(
        state,
        (unit, one) =>
          isAlive(unit) &&
          (unit.owner === source.owner) === (side !== 'enemy') &&
          (side !== 'another' || one !== id) &&
          (race === undefined || cardFor(unit).race === race) &&
          isNear(source, unit, selector.within) &&
          isVisible(state, id, one),
      );
      return { how: 'one', choices };
    }
    case 'choose': {
      const choices = unitsWhere(
        state,
        (unit) => isAlive(unit) && unit.owner !== source.owner && isNear(source, unit, selector.within),
      );
      return { how: 'one', choices };
    }
    case 'all': {
      const { side, trait } = selector;
      const units = unitsWhere(
        state,
        (unit, one) =>
          isAlive(unit) &&
          (side === 'others' ? one !== id : (unit.owner === source.owner) === (side === 'allies')) &&
          (trait === undefined || hasTrait(unit, trait)) &&
          (one === id || isNear(source, unit, selector.within)),
      );
      return { how: 'all', units };
    }
  }
}

/** Whether there is anybody to affect. */
export function finds(state: State, id: UnitId, selector: Selector, other: UnitId): boolean {
  const selection = select(state, id, selector, other);
  return (selection.how === 'all' ? selection.units : selection.choices).length > 0;
}
