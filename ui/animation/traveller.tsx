import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { playFilm } from './film.ts';
import type { Point } from '../viewport/camera.ts';

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** A piece on its way, for boards that do not move their own pieces; gone once it has arrived. */
export function Traveller({
  spots,
  at,
  ms,
  children,
}: {
  readonly spots: readonly Point[];
  readonly at: number;
  readonly ms: number;
  readonly children: ReactNode;
}): ReactNode {
  const goer = useRef<SVGGElement>(null);
  // The way as it was when the piece set out: rendering again must not restart it.
  const [way] = useState(() => spots.map(({ x, y }) => `translate(${x}px, ${y}px)`));
  useLayoutEffect(() => {
    if (goer.current === null) return undefined;
    const frames = way.map((transform) => ({ transform, opacity: 1 }));
    return playFilm(goer.current, frames, { delay: at, duration: ms, easing: EASE, fill: 'backwards' });
  }, [way, at, ms]);
  return (
    <g ref={goer} opacity="0">
      {children}
    </g>
  );
}
