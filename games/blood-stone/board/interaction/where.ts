import type { Ref } from '@sanguine/ui';
import type { Space } from '../../content/glade.ts';
import { UNITS } from '../../content/units.ts';
import { groundOf, spaceNamed } from '../../rules/ground.ts';
import { NOWHERE, type State } from '../../rules/state.ts';

/** The space of a reference: `@c4`, or a unit's current space; null if it is not on the glade. */
export function spaceOf(view: State, ref: Ref): Space | null {
  const unit = UNITS.find((one) => one === ref.split('@')[0]);
  const name = ref.split('@')[1];
  const space =
    name !== undefined
      ? spaceNamed(groundOf(view), name)
      : unit === undefined
        ? NOWHERE
        : view.figures[unit].at;
  return space === NOWHERE ? null : space;
}
