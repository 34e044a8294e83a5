import { type Refusal, refusal } from '@sanguine/kernel';
import type { Unit } from '../content/units.ts';
import { aims } from './attack.ts';
import { isPuppet, allPuppets } from './figures.ts';
import type { FrameOf } from './frames.ts';
import { canStep } from './movement.ts';
import type { State } from './state.ts';

/** The previous puppet is done. */
export function begin(frame: FrameOf<'puppets'>, unit: Unit): void {
  if (frame.acting === unit) return;
  if (frame.acting !== 'none') frame.done.push(frame.acting);
  frame.acting = unit;
  frame.left -= 1;
  frame.moved = false;
  frame.attacked = false;
}

/** §7.1: two puppets, one after the other, each of which acts once. */
export function refusePuppet(
  state: State,
  frame: FrameOf<'puppets'>,
  unit: Unit,
  act: 'move' | 'attack',
): Refusal | null {
  if (!isPuppet(state, unit)) return refusal('7.1', 'cast.puppet', [unit]);
  if (frame.done.includes(unit)) return refusal('7.1', 'puppet.done', [unit]);
  if (frame.acting !== unit) return frame.left > 0 ? null : refusal('7.1', 'puppet.enough', [unit]);
  return (act === 'move' ? frame.moved : frame.attacked) ? refusal('7.1', `puppet.${act}Done`, [unit]) : null;
}

/** If no puppet can do anything more, Manipulate ends without asking. */
export function canGoOn(state: State, frame: FrameOf<'puppets'>): boolean {
  return allPuppets(state).some(
    (unit) =>
      (refusePuppet(state, frame, unit, 'move') === null && canStep(state, unit)) ||
      (refusePuppet(state, frame, unit, 'attack') === null && aims(state, unit).length > 0),
  );
}
