import type { PlayContext } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { FrameOf, StepOf } from '../frames.ts';
import type { State } from '../state.ts';

/** A step that asks a seat to accept or decline something; it is asked only if it can accept. */
export function yesOrNo<P extends 'succor' | 'domain' | 'blessing'>(
  rule: string,
  accept: (state: State, frame: FrameOf<P>, context: PlayContext<Event>) => void,
): StepOf<P> {
  return {
    rule,
    verbs: ['accept', 'decline'],
    who: (_, { seat }) => [seat],
    *offers() {
      yield { do: 'accept' };
      yield { do: 'decline' };
    },
    refuse: () => null,
    play(state, frame, _seat, move, context) {
      state.frames.pop();
      if (move.do === 'accept') accept(state, frame, context);
    },
    mask: (frame) => ({ ...frame }),
  };
}
