import { refusal } from '@sanguine/kernel';
import { battleOf } from '../battle/battle.ts';
import { ebb, tidal } from '../battle/before.ts';
import type { StepOf } from '../frames.ts';

/**
 * §11.3: Odin's Tide: everybody chooses the one figure that stays, openly and one after another, or by an option of the
 * table in secret and at the same time.
 */
export const tide: StepOf<'tide'> = {
  rule: '11.3',
  verbs: ['keep'],
  who: (state, { queue }) => (state.options.tide === 'order' ? queue.slice(0, 1) : queue),
  *offers(state, _, seat) {
    for (const figure of tidal(state, battleOf(state), seat)) yield { do: 'keep', figure };
  },
  refuse: (state, _, seat, { figure }) =>
    tidal(state, battleOf(state), seat).includes(figure) ? null : refusal('11.3', 'keep.notThere', [figure]),
  play(state, frame, seat, { figure }, context) {
    const alone = frame.kept.every((kept) => kept === null);
    frame.kept[seat] = figure;
    frame.queue = frame.queue.filter((other) => other !== seat);
    const open = state.options.tide === 'order';
    if (open) context.emit({ e: 'figure.kept', seat, figure });
    if (frame.queue.length > 0) return;
    state.frames.pop();
    if (!alone && !open) context.reveal();
    ebb(state, frame.kept, context);
  },
  mask: (frame, viewer, { options }) => ({
    ...frame,
    queue: [...frame.queue],
    kept: frame.kept.map((figure, seat) =>
      figure === null || seat === viewer || options.tide === 'order' ? figure : 'hidden',
    ),
  }),
};
