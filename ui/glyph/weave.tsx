import { createContext, type ReactNode, use, useId } from 'react';

/** A side's pattern, in white or black over its colour, so that colour is never the only mark. */
export interface Weave {
  readonly width: number;
  readonly height: number;
  readonly light: boolean;
  readonly d: string;
  /** Draws points. */
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

/** Prefix of the ids of patterns shared by all pieces of a picture; null if each piece defines its own. */
const Loom = createContext<string | null>(null);

interface SharedWeavesProps {
  /** Keyed by side. */
  readonly weaves: Readonly<Record<string, Weave>>;
  readonly children: ReactNode;
}

/** Lets the pieces inside share patterns; must itself be in an SVG. */
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

/** The fill of a side's pattern, and the definition to render with it, if any. */
export function useWeave(side: string, weave: Weave): { readonly fill: string; readonly weave: ReactNode } {
  const own = useId();
  const shared = use(Loom);
  const id = shared === null ? own : `${shared}${side}`;
  return { fill: `url(#${id})`, weave: shared === null ? <Pattern id={own} weave={weave} /> : null };
}
