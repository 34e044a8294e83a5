import { type Refusal, refusal } from '@sanguine/kernel';
import { refuseShot, shotCandidates, templateCandidates } from '../attack/shots.ts';
import { underArray } from '../attack/volley.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import { arrayDirections } from '../geometry/array-template.ts';
import { nameOf, tagOf } from '../names.ts';
import type { Aim, Fan } from '../moves.ts';
import { profileOf } from '../skills.ts';
import type { State } from '../state.ts';
import { isAlive, unitOf } from '../units.ts';

const shotOf = (state: State, { unit, skill }: FrameOf<'shoot'>) => profileOf(unitOf(state, unit), skill);

function refuse(state: State, frame: FrameOf<'shoot'>, move: Aim | Fan): Refusal | null {
  const profile = shotOf(state, frame);
  if ((profile.shot === 'array') !== (move.do === 'fan')) return refusal('14.1', 'shot.form');
  if (move.do === 'aim') return refuseShot(state, frame.unit, profile, frame.target, move);
  return underArray(state, frame.unit, move.direction).length > 0
    ? null
    : refusal('14.4', 'shot.noEnemy', [nameOf(state, frame.unit)]);
}

/** §14: where a template or a line goes. */
export const shoot: StepOf<'shoot'> = {
  rule: '14.1',
  verbs: ['aim', 'fan'],
  who: (state, { unit }) => [unitOf(state, unit).owner],
  *offers(state, frame) {
    const profile = shotOf(state, frame);
    const unit = unitOf(state, frame.unit);
    if (profile.shot === 'array') {
      const enemies = state.units.filter((one) => one.owner !== unit.owner && isAlive(one));
      for (const direction of arrayDirections(unit, enemies)) yield { do: 'fan', direction };
      return;
    }
    const shots =
      profile.shot === 'artillery'
        ? templateCandidates(state, frame.target)
        : shotCandidates(state, frame.unit, profile);
    for (const { from, at } of shots) yield { do: 'aim', from, at };
  },
  exhaustive: () => false,
  refuse: (state, frame, _seat, move) => refuse(state, frame, move),
  play(state, { unit }, _seat, move, context) {
    state.frames.pop();
    const volley = state.frames.at(-1);
    if (volley?.step !== 'volley') throw new Error('nobody shoots');
    if (move.do === 'fan') {
      volley.direction = move.direction;
      const enemies = underArray(state, unit, move.direction).map((id) => tagOf(state, id));
      context.emit({ e: 'array.turned', unit: tagOf(state, unit), direction: move.direction, enemies });
    } else {
      volley.from = move.from === null ? null : Object.freeze({ x: move.from.x, y: move.from.y });
      volley.at = Object.freeze({ x: move.at.x, y: move.at.y });
      context.emit({ e: 'shot.aimed', unit: tagOf(state, unit), from: volley.from, at: volley.at });
    }
  },
  mask: (frame) => ({ ...frame }),
};
