import type { ReactNode } from 'react';
import type { Field } from '../../rules/geometry/field.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isOn } from '../../rules/units.ts';
import css from './field.module.css';
import { lined } from './scale.ts';

/** Who strikes, shoots at or charges whom at the moment; null if nobody does. */
function engaged(view: State): readonly [UnitId, UnitId] | null {
  const frame = view.frames.findLast(({ step }) => step === 'attack' || step === 'charge');
  if (frame?.step === 'attack') return [frame.attacker, frame.target];
  return frame?.step === 'charge' ? [frame.unit, frame.target] : null;
}

/** A line between the two that are fighting, so that a question about dice is not asked out of the blue. */
export function Engagement({ view, field }: { readonly view: State; readonly field: Field }): ReactNode {
  const [from, to] = (engaged(view) ?? []).map((id) => view.units[id]);
  if (!isOn(from) || !isOn(to)) return null;
  return <path className={css['engaged']} d={lined([from, to], field)} />;
}
