import type { Seat } from '@sanguine/kernel';
import type { Weave } from '@sanguine/ui/glyph/weave.tsx';
import type { State } from '../../rules/state.ts';
import { type Side, sideOf } from '../../text/words.ts';

/** The colours of a side, the same on bases, lists and emblems. */
export interface SideLook {
  readonly rim: string;
  readonly dark: string;
  readonly weave: Weave;
}

export const SIDE_LOOKS: Readonly<Record<Side, SideLook>> = {
  south: { rim: '#e0a92c', dark: '#6d4a0b', weave: { width: 6, height: 6, light: false, d: 'M0 6L6 0' } },
  north: { rim: '#5fa9a8', dark: '#174849', weave: { width: 5, height: 5, light: true, d: 'M2.5 0V5' } },
};

export const lookOf = (view: State, seat: Seat): SideLook => SIDE_LOOKS[sideOf(view, seat)];
