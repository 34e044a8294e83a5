import { refusal } from '@sanguine/kernel';
import { STATS } from '../../content/clan.ts';
import type { StepOf } from '../frames.ts';
import { raiseStat } from '../glory.ts';

/** §1.3: one step of one stat: Thor's Oath, Frigga's Grace, Lord of Axes. */
export const raise: StepOf<'raise'> = {
  rule: '1.3',
  verbs: ['raise'],
  who: (_, { seat }) => [seat],
  *offers() {
    for (const stat of STATS) yield { do: 'raise', stat };
  },
  refuse: (_, { stats }, _seat, { stat }) =>
    stats.includes(stat) ? null : refusal('1.3', 'raise.stat', [stat]),
  play(state, { seat }, _seat, { stat }, context) {
    state.frames.pop();
    raiseStat(state, seat, stat, context);
  },
  mask: (frame) => ({ ...frame, stats: [...frame.stats] }),
};
