import { createContext, type ReactNode, useContext, useId } from 'react';
import type { Faction } from '../../content/factions.ts';

type Side = Faction | 'none';

/** How each people's cloth is woven: drawn in white or black over its colour. */
const WEAVES: Readonly<Record<Side, { width: number; height: number; light: boolean; d: string }>> = {
  dragonRiders: {
    width: 10,
    height: 8,
    light: true,
    d: 'M0 0a5 5 0 0 0 10 0M-5 4a5 5 0 0 0 10 0M5 4a5 5 0 0 0 10 0',
  },
  horseLords: { width: 6, height: 6, light: false, d: 'M0 1.5h6M0 4.5h6' },
  hillFolk: { width: 10, height: 7, light: true, d: 'M0 6L5 2L10 6' },
  necromancers: { width: 7, height: 7, light: false, d: 'M1.8 1.8h.01M5.3 5.3h.01' },
  corsairs: { width: 12, height: 6, light: true, d: 'M0 3q3-3 6 0t6 0' },
  chaosHorde: { width: 6, height: 6, light: true, d: 'M0 0L6 6M6 0L0 6' },
  none: { width: 5, height: 5, light: true, d: 'M0 5L5 0' },
};

const SIDES: readonly Side[] = [
  'dragonRiders',
  'horseLords',
  'hillFolk',
  'necromancers',
  'corsairs',
  'chaosHorde',
  'none',
];

function Weave({ id, side }: { readonly id: string; readonly side: Side }): ReactNode {
  const { width, height, light, d } = WEAVES[side];
  const dots = side === 'necromancers';
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path
        d={d}
        fill="none"
        stroke={light ? '#fff' : '#000'}
        strokeWidth={dots ? 2.2 : 1.1}
        strokeLinecap={dots ? 'round' : 'butt'}
        style={{ strokeOpacity: 'var(--pattern, .28)' }}
      />
    </pattern>
  );
}

/** The id before the patterns that a picture has woven once for all its pieces; null: each piece weaves its own. */
const Loom = createContext<string | null>(null);

/** Inside it pieces share the patterns; it stands in an SVG, before them. */
export function SharedCloth({ children }: { readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Loom value={id}>
      <defs>
        {SIDES.map((side) => (
          <Weave key={side} id={`${id}${side}`} side={side} />
        ))}
      </defs>
      {children}
    </Loom>
  );
}

/** The fill of a side's pattern, and what must be in the picture for it. */
export function useCloth(side: Side): { readonly fill: string; readonly weave: ReactNode } {
  const own = useId();
  const shared = useContext(Loom);
  const id = shared === null ? own : `${shared}${side}`;
  return { fill: `url(#${id})`, weave: shared === null ? <Weave id={own} side={side} /> : null };
}
