import { bestBy, type Random } from '@sanguine/kernel';
import type { Space } from '../content/glade.ts';
import type { FrameOf } from '../rules/frames.ts';
import { groundOf } from '../rules/ground.ts';
import type { Place, Ready } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { freeStarts, waiting } from '../rules/steps/place.ts';
import { gapFrom, walkBetween } from './distances.ts';

/** §2.4: everybody as far forward as possible, also the Witch, who can only lead units near her; then the side is ready. */
export function placement(state: State, { side }: FrameOf<'place'>, random: Random): Place | Ready {
  const [unit] = waiting(state, side);
  if (unit === undefined) return { do: 'ready' };
  const { starts } = groundOf(state);
  const towards = side === 'witch' ? starts.soldiers : starts.witch;
  const score = (at: Space): number => {
    const far = side === 'soldiers' ? gapFrom(state, unit, at, state.figures.witch.at) : 0;
    const way = towards.reduce((sum, start) => sum + walkBetween(state, at, start), 0) / towards.length;
    return random.int(8) / 8 - way - far;
  };
  const at = bestBy(freeStarts(state, side), score);
  if (at === undefined) throw new Error('no room to start');
  return { do: 'place', unit, at };
}
