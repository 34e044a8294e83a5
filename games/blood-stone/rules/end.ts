import type { Outcome, PlayContext } from '@sanguine/kernel';
import type { Event } from './events.ts';
import { soldierSeat } from './figures.ts';
import type { GameResult, State } from './state.ts';

type Ending = Extract<Event, { e: 'game.ended' }>;

/** §10: clears all pending decisions. */
export function endGame(
  state: State,
  result: Exclude<GameResult, 'open'>,
  why: Ending['why'],
  context: PlayContext<Event>,
): void {
  state.result = result;
  state.frames = [];
  context.emit({ e: 'game.ended', result, why });
}

/** The winner scores one point; in a draw nobody scores. */
export function outcomeOf(state: State): Outcome | null {
  if (state.result === 'open') return null;
  const winner = state.result === 'draw' ? null : state.result === 'witch' ? state.witch : soldierSeat(state);
  return [0, 1].map((seat) =>
    winner === null
      ? { score: 0, rank: 1 }
      : { score: seat === winner ? 1 : 0, rank: seat === winner ? 1 : 2 },
  );
}
