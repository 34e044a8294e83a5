import type { PlayContext } from '@sanguine/kernel';
import { armourModifiers } from '../attack/modifiers.ts';
import { savesOf } from '../dice/convert.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { tagOf } from '../names.ts';
import { take } from '../roll/result.ts';
import { startRoll, weigh } from '../roll/stage.ts';
import type { State } from '../state.ts';
import { armourOf } from '../stats.ts';
import { isAlive, unitOf } from '../units.ts';
import { startHurt } from '../attack/damage.ts';
import { startDeaths } from '../attack/dying.ts';

/** §7.9: a defence die for each hit; cover does not count; one damage for each unsaved hit. */
export function runHits(state: State, frame: FrameOf<'hits'>, context: PlayContext<Event>): void {
  const { unit, source, by, hits } = frame;
  switch (frame.slot) {
    case 'roll':
      if (!isAlive(unitOf(state, unit))) {
        state.frames.pop();
        return;
      }
      frame.slot = 'rolled';
      context.emit({ e: 'hits.received', unit: tagOf(state, unit), hits, source: tagOf(state, source), by });
      weigh(state, 'defence', unit, armourModifiers(state, unit), context);
      startRoll(state, 'defence', unit, hits, context);
      return;
    case 'rolled': {
      frame.slot = 'done';
      const { faces, inspired } = take(frame);
      const saves = savesOf(faces, armourOf(state, unit), inspired);
      context.emit({
        e: 'attack.saved',
        unit: tagOf(state, unit),
        saves,
        covered: false,
        unsaved: hits - saves,
      });
      if (hits > saves) startHurt(state, unit, hits - saves, 'hits', source);
      return;
    }
    case 'done':
      state.frames.pop();
      startDeaths(state, source, false);
  }
}
