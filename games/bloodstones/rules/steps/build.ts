import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { holds } from '../multiset.ts';
import { choicesOf, discard, picksOf, playerOf } from '../tiles.ts';

/** §7.1: the built unit's cost in tiles of the hand, whatever they are. */
export const payBuild: StepOf<'build'> = {
  rule: '7.1',
  verbs: ['discard'],
  who: (state) => [state.active],
  *offers(state, _frame, seat) {
    for (const tiles of choicesOf(playerOf(state, seat).hand)) yield { do: 'discard', tiles };
  },
  refuse(state, { cost }, seat, { tiles }) {
    if (!holds(playerOf(state, seat).hand, tiles)) return refusal('7.1', 'pay.notInHand', [...tiles]);
    return tiles.length === cost
      ? null
      : refusal('7.1', 'build.count', [...tiles], { cost, count: tiles.length });
  },
  moves: (state, { cost }, seat) =>
    picksOf(playerOf(state, seat).hand, cost).map((tiles) => ({ do: 'discard', tiles })),
  play(state, _frame, seat, { tiles }, context) {
    discard(state, seat, tiles);
    context.emit({ e: 'tiles.discarded', seat, tiles, pips: 0 });
    state.frames.pop();
  },
  mask: (frame) => ({ ...frame }),
};
