import type { AnyGame } from '@sanguine/kernel';
import type { AnyBoard, PastTurn } from '@sanguine/ui';
import type { Reel } from '../../replay/reel.ts';

/**
 * A game turn by turn: where each turn began among all events, and everybody's standing after it. `dealt`: the number of
 * events of the deal, which a story does not tell.
 */
export function historyOf(
  { engine, landmark }: Pick<AnyGame, 'engine' | 'landmark'>,
  { measure = (view) => engine.scores(view) }: Pick<AnyBoard, 'measure'>,
  { moments, log }: Pick<Reel, 'moments' | 'log'>,
  dealt = 0,
): PastTurn[] {
  const turns: PastTurn[] = [];
  let turn = { round: 0, event: 0 };
  let told = dealt;
  let scores: readonly number[] = [];
  for (const [at, { events }] of log.entries()) {
    const view = moments[at]?.view;
    if (view !== undefined) scores = measure(view);
    for (const [index, event] of events.entries()) {
      const mark = landmark(event);
      if (mark?.kind !== 'turn') continue;
      // The row that begins the next turn still belongs to this one.
      turns.push({ ...turn, scores });
      turn = { round: mark.round, event: told + index };
    }
    told += events.length;
  }
  return [...turns, { ...turn, scores }];
}
