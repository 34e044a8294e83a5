import type { PlayContext } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { placeDamage } from '../health.ts';
import { tagOf } from '../names.ts';
import { profileOf } from '../skills.ts';
import type { State } from '../state.ts';
import { isAlive, put, unitOf, unitsWhere } from '../units.ts';
import { startTriggers } from '../triggers/reactions.ts';

/** §7.6: first any answers to the coming damage, then Shields, then damage tokens. */
export function runHurt(state: State, frame: FrameOf<'hurt'>, context: PlayContext<Event>): void {
  const { unit: id, by } = frame;
  switch (frame.slot) {
    case 'coming':
      frame.slot = 'ally';
      if (isAlive(unitOf(state, id))) startTriggers(state, 'damageComing', [id], by);
      return;
    case 'ally': {
      frame.slot = 'place';
      if (!isShot(state, frame)) return;
      const { owner } = unitOf(state, id);
      const allies = unitsWhere(state, (unit, one) => one !== id && unit.owner === owner && isAlive(unit));
      startTriggers(state, 'allyShot', allies, id);
      return;
    }
    case 'place':
      state.frames.pop();
      place(state, frame, context);
  }
}

/** Whether the damage comes from a ranged attack itself. */
function isShot(state: State, { cause }: FrameOf<'hurt'>): boolean {
  const attack = state.frames.at(-2);
  if (cause !== 'attack' || attack?.step !== 'attack') return false;
  return profileOf(unitOf(state, attack.attacker), attack.skill).kind === 'ranged';
}

function place(
  state: State,
  { unit: id, amount, cause }: FrameOf<'hurt'>,
  context: PlayContext<Event>,
): void {
  const unit = unitOf(state, id);
  if (!isAlive(unit)) return;
  const shields = Math.min(unit.shields, amount);
  if (shields > 0) put(state, id, { shields: unit.shields - shields });
  const placed = placeDamage(state, id, amount - shields, context);
  context.emit({ e: 'unit.damaged', unit: tagOf(state, id), amount: placed, shields, cause });
  const attack = state.frames.at(-1);
  if (cause === 'attack' && attack?.step === 'attack') attack.placed = placed;
}
