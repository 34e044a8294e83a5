import { createContext, type ReactNode, use, useId } from 'react';

/** How a side's cloth is woven: a pattern in white or black over its colour, so that colour is never the only mark. */
export interface Weave {
  readonly width: number;
  readonly height: number;
  readonly light: boolean;
  readonly d: string;
  /** The pattern is made of points. */
  readonly dots?: boolean;
}

function Pattern({ id, weave }: { readonly id: string; readonly weave: Weave }): ReactNode {
  const { width, height, light, d, dots = false } = weave;
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

/** The id before the patterns a picture has woven once for all its pieces; null: each piece weaves its own. */
const Loom = createContext<string | null>(null);

interface SharedWeavesProps {
  /** By side. */
  readonly weaves: Readonly<Record<string, Weave>>;
  readonly children: ReactNode;
}

/** Inside it pieces share the patterns; it stands in an SVG, before them. */
export function SharedWeaves({ weaves, children }: SharedWeavesProps): ReactNode {
  const id = useId();
  return (
    <Loom value={id}>
      <defs>
        {Object.entries(weaves).map(([side, weave]) => (
          <Pattern key={side} id={`${id}${side}`} weave={weave} />
        ))}
      </defs>
      {children}
    </Loom>
  );
}

/** The fill of a side's pattern, and what must be in the picture for it. */
export function useWeave(side: string, weave: Weave): { readonly fill: string; readonly weave: ReactNode } {
  const own = useId();
  const shared = use(Loom);
  const id = shared === null ? own : `${shared}${side}`;
  return { fill: `url(#${id})`, weave: shared === null ? <Pattern id={own} weave={weave} /> : null };
}
