import { createContext, type ReactNode, use, useId } from 'react';
import { LIVERIES, type Side } from './livery.ts';

const SIDES: readonly Side[] = ['wolf', 'bear', 'serpent', 'raven', 'none'];

function Weave({ id, side }: { readonly id: string; readonly side: Side }): ReactNode {
  const { width, height, light, d } = LIVERIES[side].weave;
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path
        d={d}
        fill="none"
        stroke={light ? '#fff' : '#000'}
        strokeWidth="1.1"
        style={{ strokeOpacity: 'var(--pattern, .28)' }}
      />
    </pattern>
  );
}

/** The id before the patterns a picture has woven once for all its pieces; null: each piece weaves its own. */
const Loom = createContext<string | null>(null);

/** Inside it pieces share the patterns; it stands in an SVG, before them. */
export function SharedWeaves({ children }: { readonly children: ReactNode }): ReactNode {
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

/** The fill of a clan's pattern, and what must be in the picture for it. */
export function useWeave(side: Side): { readonly fill: string; readonly weave: ReactNode } {
  const own = useId();
  const shared = use(Loom);
  const id = shared === null ? own : `${shared}${side}`;
  return { fill: `url(#${id})`, weave: shared === null ? <Weave id={own} side={side} /> : null };
}
