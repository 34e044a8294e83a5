import { refusal } from '@sanguine/kernel';
import { turnCutiecorn } from '../cutiecorn.ts';
import { continueFinal } from '../end.ts';
import { placeUnit } from '../forces.ts';
import type { StepOf } from '../frames.ts';
import { playerOf } from '../tiles.ts';
import { mostRaised } from '../undead.ts';

/** §9.10: any number of Undead up to the maximum, including none, as the winner chooses. */
export const raise: StepOf<'raise'> = {
  rule: '9.10',
  verbs: ['raise'],
  who: (_, frame) => [frame.winner],
  *offers(state, frame) {
    for (let count = 0; count <= mostRaised(state, frame); count++) yield { do: 'raise', count };
  },
  refuse(state, frame, _seat, { count }) {
    const most = mostRaised(state, frame);
    return count <= most ? null : refusal('9.10', 'raise.tooMany', [], { most });
  },
  play(state, frame, seat, { count }, context) {
    const { area } = frame;
    playerOf(state, seat).pool -= count;
    for (let raised = 0; raised < count; raised++) placeUnit(state, seat, 'undead', area);
    if (count > 0) context.emit({ e: 'undead.raised', seat, area, count });
    state.frames.pop();
    turnCutiecorn(state, context);
    continueFinal(state, context);
  },
  mask: (frame) => ({ ...frame }),
};
