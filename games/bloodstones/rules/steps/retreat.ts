import { retreatTo } from '../aftermath.ts';
import { continueFinal } from '../end.ts';
import type { StepOf } from '../frames.ts';
import { exitOffers, refuseRetreat, retreatAreas } from '../retreat.ts';

/** §10.2: the loser chooses where the rest of the force goes. */
export const retreat: StepOf<'retreat'> = {
  rule: '10.2',
  verbs: ['retreat'],
  who: (_, frame) => [frame.loser],
  *offers(state, frame, seat) {
    for (const area of exitOffers(state, seat, frame.area)) yield { do: 'retreat', area };
  },
  refuse: (state, frame, seat, { area }) => refuseRetreat(state, seat, frame.area, area),
  moves: (state, frame, seat) =>
    retreatAreas(state, seat, frame.area).map((area) => ({ do: 'retreat', area })),
  play(state, frame, _seat, { area }, context) {
    const { step: _, ...after } = frame;
    state.frames.pop();
    retreatTo(state, after, area, context);
    continueFinal(state, context);
  },
  mask: (frame) => ({ ...frame }),
};
