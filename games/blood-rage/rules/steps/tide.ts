import { refusal } from '@sanguine/kernel';
import { battleOf } from '../battle/battle.ts';
import { ebb, tidal } from '../battle/before.ts';
import type { StepOf } from '../frames.ts';

/** §11.3: Odin's Tide: everybody chooses, in secret and at the same time, the one figure that stays. */
export const tide: StepOf<'tide'> = {
  rule: '11.3',
  verbs: ['keep'],
  who: (_, { queue }) => queue,
  *offers(state, _, seat) {
    for (const figure of tidal(state, battleOf(state), seat)) yield { do: 'keep', figure };
  },
  refuse: (state, _, seat, { figure }) =>
    tidal(state, battleOf(state), seat).includes(figure) ? null : refusal('11.3', 'keep.notThere', [figure]),
  play(state, frame, seat, { figure }, context) {
    const alone = frame.kept.every((kept) => kept === null);
    frame.kept[seat] = figure;
    frame.queue = frame.queue.filter((other) => other !== seat);
    if (frame.queue.length > 0) return;
    state.frames.pop();
    if (!alone) context.reveal();
    ebb(state, frame.kept, context);
  },
  mask: (frame, viewer) => ({
    ...frame,
    queue: [...frame.queue],
    kept: frame.kept.map((figure, seat) => (figure === null || seat === viewer ? figure : 'hidden')),
  }),
};
