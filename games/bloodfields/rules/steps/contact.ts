import { refusal } from '@sanguine/kernel';
import { enterContact } from '../charge/stage.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import { contactFault, easyPlaces } from '../geometry/easy-charge.ts';
import { hardPlaces } from '../geometry/hard-charge.ts';
import type { Point } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import type { State } from '../state.ts';
import { bodiesFor, unitOf } from '../units.ts';

/** §6.4: places beside the target. For a hard charge they are equally near, and no other place is allowed. */
function placesFor(state: State, { unit: id, target, kind }: FrameOf<'contact'>): Point[] {
  const unit = unitOf(state, id);
  const others = bodiesFor(state, unit.owner, id, target);
  const find = kind === 'easy' ? easyPlaces : hardPlaces;
  return find(unit, unitOf(state, target), fieldFor(state), others);
}

/** §6.4: where the charger ends. */
export const contact: StepOf<'contact'> = {
  rule: '6.4',
  verbs: ['contact'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(state, frame) {
    const seen = new Set<string>();
    for (const { x, y } of placesFor(state, frame)) {
      const name = `${x},${y}`;
      if (!seen.has(name)) yield { do: 'contact', at: { x, y } };
      seen.add(name);
    }
  },
  exhaustive: (_state, { kind }) => kind !== 'easy',
  refuse(state, frame, _seat, { at }) {
    const unit = unitOf(state, frame.unit);
    if (frame.kind !== 'easy') {
      return placesFor(state, frame).some(({ x, y }) => x === at.x && y === at.y)
        ? null
        : refusal('6.4', 'contact.nearest');
    }
    const others = bodiesFor(state, unit.owner, frame.unit, frame.target);
    const fault = contactFault(unit, unitOf(state, frame.target), at, fieldFor(state), others);
    const { fault: contacting } = fault ?? { fault: null };
    return contacting === null ? null : refusal('6.4', `contact.${contacting}`);
  },
  play(state, { unit, target }, _seat, { at }, context) {
    state.frames.pop();
    enterContact(state, unit, target, at, context);
  },
  mask: (frame) => ({ ...frame }),
};
