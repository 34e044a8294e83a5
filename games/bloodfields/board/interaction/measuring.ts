import type { Pointing } from '@sanguine/ui/interaction/use-pointing.ts';
import type { Spot } from '../plan/spots.ts';
import { type Place, spotAt, unitAt } from '../plan/targets.ts';
import type { Tape, TapeEnd } from './tape.ts';

/** Pointing while the tape is out: anything with a name can be an end of it, and nothing is picked up. */
export function measuring(tape: Tape, spots: readonly Spot[]): Pointing<Place> {
  const endOf = (place: Place): TapeEnd | null => {
    const unit = unitAt(place);
    if (unit !== null) return { unit };
    const spot = spots[spotAt(place) ?? -1];
    return spot === undefined ? null : { at: spot.at };
  };
  return {
    aim: (place, means) => {
      // A mouse is already followed over the ground.
      if (means === 'key' && place !== null) tape.follow(endOf(place));
    },
    press: (place) => {
      const end = endOf(place);
      if (end !== null) tape.lay(end);
    },
  };
}
