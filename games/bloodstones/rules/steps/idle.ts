import { refusal } from '@sanguine/kernel';
import type { StepOf } from '../frames.ts';
import { discard, kindsIn, playerOf } from '../tiles.ts';
import { drawPhase } from '../turn.ts';

/** §3.3: after three idle turns in a row a tile must be discarded. */
export const idle: StepOf<'idle'> = {
  rule: '3.3',
  verbs: ['discard'],
  who: (state) => [state.active],
  *offers(state, _frame, seat) {
    for (const kind of kindsIn(playerOf(state, seat).hand)) yield { do: 'discard', tiles: [kind] };
  },
  refuse(state, _frame, seat, { tiles }) {
    const [tile, second] = tiles;
    if (tile === undefined || second !== undefined) return refusal('3.3', 'idle.oneTile', [...tiles]);
    return playerOf(state, seat).hand.includes(tile) ? null : refusal('3.3', 'pay.notInHand', [tile]);
  },
  play(state, _frame, seat, { tiles }, context) {
    discard(state, seat, tiles);
    context.emit({ e: 'tiles.discarded', seat, tiles, pips: 0 });
    drawPhase(state, context);
  },
  mask: (frame) => ({ ...frame }),
};
