import type { Seat, Viewer } from '@sanguine/kernel';
import type { AnyMove } from './moves.ts';
import { printMove } from './notation.ts';
import type { State } from './state.ts';

/** A move as a viewer sees it: only a roster is secret. */
export const faceOf = (state: State, seat: Seat, move: AnyMove, viewer: Viewer): string =>
  move.do === 'muster' && seat !== viewer ? 'muster ?' : printMove(state, move);
