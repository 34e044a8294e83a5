import { type Refusal, refusal } from '@sanguine/kernel';
import type { Unit } from '../content/units.ts';
import { aims } from './attack.ts';
import { isPuppet, allPuppets } from './figures.ts';
import type { FrameOf } from './frames.ts';
import { canStep } from './movement.ts';
import { refuseRange } from './spell.ts';
import type { State } from './state.ts';

/** §7.1: one puppet, near enough when it begins, which moves once and attacks once. */
export function refusePuppet(
  state: State,
  { acting, moved, attacked }: FrameOf<'puppets'>,
  unit: Unit,
  act: 'move' | 'attack',
): Refusal | null {
  if (!isPuppet(state, unit)) return refusal('7.1', 'cast.puppet', [unit]);
  if (acting === 'none') return refuseRange(state, 'manipulate', unit);
  if (acting !== unit) return refusal('7.1', 'puppet.other', [acting]);
  return (act === 'move' ? moved : attacked) ? refusal('7.1', `puppet.${act}Done`, [unit]) : null;
}

/** If no puppet can do anything more, Manipulate ends without asking. */
export function canGoOn(state: State, frame: FrameOf<'puppets'>): boolean {
  return allPuppets(state).some(
    (unit) =>
      (refusePuppet(state, frame, unit, 'move') === null && canStep(state, unit)) ||
      (refusePuppet(state, frame, unit, 'attack') === null && aims(state, unit).length > 0),
  );
}
