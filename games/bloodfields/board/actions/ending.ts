import type { Locale, Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import type { Decisions } from '../../rules/frames.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { BarAction } from '../interaction/board-types.ts';
import type { View } from '../plan/selection.ts';
import { playing } from './playing.ts';

/** How each decision is declined or ended. */
const ENDINGS: Readonly<Partial<Record<keyof Decisions, AnyMove>>> = {
  act: { do: 'end' },
  go: { do: 'stay' },
  summon: { do: 'stay' },
  exit: { do: 'stay' },
  cast: { do: 'stop' },
  dice: { do: 'keep' },
  react: { do: 'pass' },
};

/** Ends a turn, declines an offer or keeps the dice; null where something has to be chosen. */
export function endingAction(locale: Locale, view: View, seat: Seat): BarAction | null {
  const step = view.frames.at(-1)?.step;
  const found = Object.entries(ENDINGS).find(([name]) => name === step);
  if (found === undefined) return null;
  const [, move] = found;
  // Where nobody may stay there is nothing to decline.
  if (move.do === 'stay' && bloodfields.refuse(view, seat, move) !== null) return null;
  return playing({ locale, view, seat }, move, step === 'dice' || step === 'react' ? 'go' : 'plain');
}
