import type { Seat } from '@sanguine/kernel';
import type { Weave } from '@sanguine/ui/glyph/weave.tsx';
import type { State } from '../../rules/state.ts';
import { type Side, sideOf } from '../../text/words.ts';
import { LIVERIES, type Paint } from '../look/livery.ts';

/** The colours of a side, the same on bases, in lists and on emblems. */
interface SideLook {
  /** How its bases and flags are painted. */
  readonly paint: Paint;
  readonly rim: string;
  readonly dark: string;
  readonly weave: Weave;
}

const lookIn = (paint: Paint, weave: Weave): SideLook => ({
  paint,
  rim: LIVERIES[paint].colour,
  dark: LIVERIES[paint].dark,
  weave,
});

/** By side and not by line: a unit's owner must be clear at once, whichever lines fight. */
export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  south: lookIn('wardens', { width: 6, height: 6, light: false, d: 'M0 6L6 0' }),
  north: lookIn('drowned', { width: 5, height: 5, light: true, d: 'M2.5 0V5' }),
};

export const paintOf = (view: State, seat: Seat): Paint => SIDE_LOOKS[sideOf(view, seat)].paint;
