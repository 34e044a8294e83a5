import type { Locale, Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction } from '../interaction/board-types.ts';
import { openFrame, type Step, type View } from '../plan/selection.ts';
import { playing } from './playing.ts';

const ENDINGS: Readonly<Partial<Record<Step, AnyMove>>> = {
  act: { do: 'end' },
  go: { do: 'stay' },
  summon: { do: 'stay' },
  exit: { do: 'stay' },
  cast: { do: 'stop' },
  dice: { do: 'keep' },
  react: { do: 'pass' },
};

/** Ends a turn, keeps the dice or leaves something undone; null where nothing is ended explicitly. */
export function endingAction(locale: Locale, view: View, seat: Seat): BarAction | null {
  const step = openFrame(view)?.step;
  const move = step === undefined ? undefined : ENDINGS[step];
  if (move === undefined || bloodfields.forbid(view, seat, move) !== null) return null;
  return playing({ locale, view, seat }, move);
}
