import type { FrameOf, StepOf } from '../frames.ts';
import { canLay, laid, layCandidates, layPiece, refuseLay } from '../muster/laying.ts';
import type { State } from '../state.ts';
import { freeze, otherSeat } from '../units.ts';

/** §2.3: asks for the next piece that there is room for. */
export function askTerrain(state: State, frame: FrameOf<'terrain'>): void {
  let next = frame;
  while (next.left.length > 0 && !canLay(state, next)) next = { ...next, left: freeze(next.left.slice(1)) };
  if (next.left.length > 0) state.frames.push(next);
}

/** §2.3, §13.2: one piece of terrain after another, in turns. */
export const terrain: StepOf<'terrain'> = {
  rule: '2.3',
  verbs: ['lay'],
  who: (_, { seat }) => [seat],
  offers: (state, frame) => layCandidates(state, frame),
  exhaustive: () => false,
  refuse: (state, frame, _seat, move) => refuseLay(state, frame, move),
  play(state, frame, _seat, move, context) {
    state.frames.pop();
    const piece = laid(state, frame, move);
    if (piece === undefined) throw new Error('there is no such piece');
    layPiece(state, piece, frame.seat, context);
    const left = freeze(frame.left.filter((one) => one !== move.piece));
    askTerrain(state, { ...frame, seat: otherSeat(frame.seat), left });
    // The other player's forest waits below; there may be no room left for it.
    const next = state.frames.at(-1);
    if (next?.step === 'terrain' && !canLay(state, next)) state.frames.pop();
  },
  mask: (frame) => ({ ...frame }),
};
