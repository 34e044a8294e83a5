import type { Refusal, Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { skillSet } from '../../rules/skills.ts';
import type { UnitId } from '../../rules/state.ts';
import { isAlive, unitOf } from '../../rules/units.ts';
import type { View } from './selection.ts';

/** Why pressing a unit does nothing; null if the press means no move. */
export function whyNotAt(view: View, seat: Seat, unit: UnitId): Refusal | null {
  const move = meant(view, seat, unit);
  return move === null ? null : bloodfields.refuse(view, seat, move);
}

/** The move that pressing this unit would mean in this decision. */
function meant(view: View, seat: Seat, unit: UnitId): AnyMove | null {
  const open = view.frames.at(-1);
  const own = view.units[unit]?.owner === seat;
  switch (open?.step) {
    case 'activate':
    case 'support':
      return own ? { do: 'activate', unit } : null;
    case 'inspire':
      return { do: 'inspire', unit };
    case 'champion':
      return { do: 'name', unit };
    case 'aim':
    case 'ember':
      return { do: 'target', unit };
    case 'exit':
      return { do: 'exit', unit };
    case 'act': {
      if (own || !isAlive(view.units[unit])) return null;
      const [attack] = skillSet(unitOf(view, open.unit).kind).attacks;
      const charge: AnyMove = { do: 'charge', target: unit };
      const far = bloodfields.refuse(view, seat, charge);
      return far !== null && far.rule === '6.1' && attack !== undefined
        ? { do: 'attack', skill: attack.id, target: unit }
        : charge;
    }
    default:
      return null;
  }
}
