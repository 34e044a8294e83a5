import type { Seat, Viewer } from '@sanguine/kernel';
import { backOf } from '../content/cards.ts';
import { showsHands } from './mask.ts';
import type { AnyMove } from './moves.ts';
import { printMove } from './notation.ts';
import type { State } from './state.ts';

/** A move as a viewer sees it: the move itself, except for secret choices. */
export function faceOf(state: State, seat: Seat, move: AnyMove, viewer: Viewer): string {
  if (seat === viewer) return printMove(move);
  switch (move.do) {
    case 'keep':
      return choosesAlone(state) ? printMove(move) : 'keep ?';
    case 'draft':
    case 'play':
    case 'hold':
    case 'grow':
      return `${move.do} ?`;
    case 'quest':
      return viewer === null && showsHands(state) ? printMove(move) : `quest ${backOf(move.card)}`;
    case 'pick':
    case 'invade':
    case 'march':
    case 'upgrade':
    case 'pillage':
    case 'challenge':
    case 'recall':
    case 'sacrifice':
    case 'pass':
    case 'accept':
    case 'decline':
    case 'join':
    case 'stay':
    case 'rest':
    case 'wake':
    case 'declare':
    case 'rescue':
    case 'late':
    case 'regain':
    case 'raise':
    case 'ride':
      return printMove(move);
  }
}

/** Odin's Tide is open, or leaves only one clan a choice: there is nobody to hide it from. */
function choosesAlone(state: State): boolean {
  if (state.options.tide === 'order') return true;
  const frame = state.frames.at(-1);
  return frame?.step === 'tide' && frame.queue.length === 1 && frame.kept.every((kept) => kept === null);
}
