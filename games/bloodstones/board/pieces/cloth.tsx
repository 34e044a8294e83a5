import { SharedWeaves, useWeave, type Weave } from '@sanguine/ui/glyph/weave.tsx';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';

type Side = Faction | 'none';

export const WEAVES: Readonly<Record<Side, Weave>> = {
  dragonRiders: {
    width: 10,
    height: 8,
    light: true,
    d: 'M0 0a5 5 0 0 0 10 0M-5 4a5 5 0 0 0 10 0M5 4a5 5 0 0 0 10 0',
  },
  horseLords: { width: 6, height: 6, light: false, d: 'M0 1.5h6M0 4.5h6' },
  hillFolk: { width: 10, height: 7, light: true, d: 'M0 6L5 2L10 6' },
  necromancers: { width: 7, height: 7, light: false, d: 'M1.8 1.8h.01M5.3 5.3h.01', dots: true },
  corsairs: { width: 12, height: 6, light: true, d: 'M0 3q3-3 6 0t6 0' },
  chaosHorde: { width: 6, height: 6, light: true, d: 'M0 0L6 6M6 0L0 6' },
  none: { width: 5, height: 5, light: true, d: 'M0 5L5 0' },
};

/** Pieces inside it share their cloth patterns. It belongs in an SVG, before the pieces. */
export function SharedCloth({ children }: { readonly children: ReactNode }): ReactNode {
  return <SharedWeaves weaves={WEAVES}>{children}</SharedWeaves>;
}

/** The fill of a side's cloth, and the definitions it needs in the SVG. */
export function useCloth(side: Side): ReturnType<typeof useWeave> {
  return useWeave(side, WEAVES[side]);
}
