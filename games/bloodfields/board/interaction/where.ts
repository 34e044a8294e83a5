import type { Ref } from '@sanguine/ui';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { unitNamed } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isOn } from '../../rules/units.ts';
import { type Place, unitPlace } from '../plan/targets.ts';

/** The unit an event's tag names, such as `1:pike.2`; undefined if there is none. */
export function unitTagged(view: State, tag: string): UnitId | undefined {
  const [, seat, kind, copy] = /^(\d):([a-z-]+)\.(\d+)$/.exec(tag) ?? [];
  const found = view.units.findIndex(
    (unit) => unit.owner === Number(seat) && unit.kind === kind && unit.copy === Number(copy),
  );
  return found < 0 ? undefined : found;
}

/** The place of a unit as events or refusals name it; null if it is not on the table. */
export function placeOf(view: State, ref: Ref): Place | null {
  const unit = ref.includes(':') ? unitTagged(view, ref) : isName(ref) ? unitNamed(view, ref, 0) : undefined;
  return unit !== undefined && isOn(view.units[unit]) ? unitPlace(unit) : null;
}

const isName = (ref: Ref): boolean =>
  UNIT_KINDS.some((kind) => ref.replace(/^(?:south|north)-/, '').split('.')[0] === kind);
