import { bloodfields } from '../../index.ts';
import { type DiceMove, type DiceWindow, isAboutDice, windowForecast } from '../../rules/forecast.ts';
import type { Faces, FrameOf } from '../../rules/frames.ts';
import { countOf } from '../../rules/roll/dice.ts';
import type { View } from '../plan/selection.ts';

/** The dice on the table that somebody may still change. */
export interface OpenDice {
  readonly open: FrameOf<'dice'>;
  /** Null for rolls that no single chance describes, such as scatter. */
  readonly window: DiceWindow | null;
  /** One answer of each kind: with the picked dice, or else with those it is best used on. */
  readonly answers: readonly DiceMove[];
  /** The best answer of all. */
  readonly best: DiceMove | null;
}

/** Names the kind of an answer. */
export const kindOf = (move: DiceMove): string =>
  'by' in move ? move.by : move.do === 'spend' ? move.token : move.do;

/** The dice on the table and the possible answers; null if nobody is asked about any. */
export function openDice(view: View, picked: Faces): OpenDice | null {
  const open = view.frames.at(-1);
  if (open?.step !== 'dice') return null;
  const window = windowForecast(view);
  const legal = bloodfields.moves(view, open.seat).filter(isAboutDice);
  const kinds = Map.groupBy(legal, kindOf);
  const answers = [...kinds.values()].flatMap((alike) => answerOf(alike, picked, window) ?? []);
  return { open, window, answers, best: window?.best ?? null };
}

/** Among all ways to use one thing, the one the player means. */
function answerOf(
  alike: readonly DiceMove[],
  picked: Faces,
  window: OpenDice['window'],
): DiceMove | undefined {
  const [first] = alike;
  if (first === undefined || alike.length === 1) return first;
  if (countOf(picked) > 0)
    return first.do === 'turn'
      ? alike.find((move) => move.do === 'turn' && countOf(picked) === 1 && picked[move.die] === 1)
      : alike.find(
          (move) => move.do === 'reroll' && move.dice.every((some, at) => some === (picked[at] ?? 0)),
        );
  if (window === null) return alike.at(-1);
  if ('by' in window.best && 'by' in first && window.best.by === first.by) return window.best;
  let best = first;
  let worth = window.worth(first);
  for (const move of alike) {
    const other = window.worth(move);
    if (other > worth) [best, worth] = [move, other];
  }
  return best;
}
