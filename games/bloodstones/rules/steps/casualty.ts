import { refusal } from '@sanguine/kernel';
import { beginRetreat } from '../aftermath.ts';
import { continueFinal } from '../end.ts';
import { eliminate, forceOf, hasKind, named } from '../forces.ts';
import type { StepOf } from '../frames.ts';

/** §9.8: the loser chooses the unit that falls. */
export const casualty: StepOf<'casualty'> = {
  rule: '9.8',
  verbs: ['lose'],
  who: (_, frame) => [frame.loser],
  *offers(state, { area }, seat) {
    for (const kind of new Set(forceOf(state, seat, area))) yield { do: 'lose', kind };
  },
  refuse: (state, { area }, seat, { kind }) =>
    hasKind(state, seat, area, kind) ? null : refusal('9.8', 'casualty.notThere', named([kind], area)),
  play(state, frame, seat, { kind }, context) {
    const { step: _, ...after } = frame;
    state.frames.pop();
    eliminate(state, seat, kind, frame.area, 'casualty', context);
    beginRetreat(state, { ...after, bodies: frame.bodies + 1 }, context);
    continueFinal(state, context);
  },
  mask: (frame) => ({ ...frame }),
};
