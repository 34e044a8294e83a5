import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { memo, type ReactNode } from 'react';
import { OUTER, type Token, YGGDRASIL } from '../../content/provinces.ts';
import type { State } from '../../rules/state.ts';
import { TOKEN_GLYPHS } from '../look/glyphs.ts';
import type { Ring } from './ring.ts';
import type { Point } from './shape.ts';

type Told = Pick<State, 'tokens' | 'pillaged' | 'destroyed'>;

/** Villages as hollows in the wood, and the pillage tokens. */
export const Settlements = memo(function Settlements({
  ring,
  tokens,
  pillaged,
  destroyed,
}: Told & { readonly ring: Ring }): ReactNode {
  return (
    <g>
      {OUTER.filter((outer) => !destroyed.includes(outer)).map((outer) => (
        <g key={outer}>
          {ring.provinces[outer].villages.map((spot) => (
            <Village key={`${spot.x} ${spot.y}`} spot={spot} />
          ))}
          <PillageToken
            spot={ring.provinces[outer].token}
            token={tokens[outer]}
            done={pillaged.includes(outer)}
          />
        </g>
      ))}
      <PillageToken spot={treeToken(ring)} token={tokens[YGGDRASIL]} done={pillaged.includes(YGGDRASIL)} />
    </g>
  );
});

const treeToken = (ring: Ring): Point => ({
  x: ring.shape.centre.x,
  y: ring.shape.centre.y - ring.shape.inner.y + 16,
});

function Village({ spot: { x, y } }: { readonly spot: Point }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#1a110a" stroke="#0a0604" strokeWidth="2" />
      <path d="M-14 5A15 15 0 0 0 14 5" fill="none" stroke="#b48a55" strokeWidth="1.3" />
      <path d="M-6 5V-1L0-6L6-1V5Z" fill="none" stroke="#8c6b45" strokeWidth="1.3" />
    </g>
  );
}

/** A bone hexagon; turned over and struck out once the province is pillaged. */
function PillageToken({
  spot: { x, y },
  token,
  done,
}: {
  readonly spot: Point;
  readonly token: Token;
  readonly done: boolean;
}): ReactNode {
  if (token === 'gone') return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0-19L16.5-9.5V9.5L0 19L-16.5 9.5V-9.5Z"
        fill={done ? '#20150d' : '#e9d7ae'}
        stroke="#0e0906"
        strokeWidth="2"
      />
      <GlyphPath
        name={TOKEN_GLYPHS[token]}
        x={-11}
        y={token === 'glory' ? -14 : -11}
        size={token === 'glory' ? 19 : 22}
        fill={done ? '#5f4a31' : '#5c1013'}
      />
      {token === 'glory' && !done ? (
        <text y="15" textAnchor="middle" style={{ font: '800 13px var(--ui)' }} fill="#5c1013">
          5
        </text>
      ) : null}
      {done ? <path d="M-8-8L8 8M8-8L-8 8" stroke="#c9a35e" strokeWidth="2.4" /> : null}
    </g>
  );
}
