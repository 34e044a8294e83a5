import type { Viewer } from '@sanguine/kernel';
import { type ReactNode } from 'react';
import { YGGDRASIL } from '../../content/provinces.ts';
import type { State } from '../../rules/state.ts';
import { LIVERIES } from '../look/livery.ts';
import { reachOf, Token } from '../look/token.tsx';
import type { Marks } from './marks.ts';
import type { PlacedPiece } from './placing.ts';
import css from './ring.module.css';
import type { Ring } from './ring.ts';
import { spotOf } from './spots.ts';

interface PiecesProps {
  readonly ring: Ring;
  readonly view: State;
  readonly viewer: Viewer;
  readonly pieces: readonly PlacedPiece[];
  readonly marks: Marks;
}

/** All figures on the board. They glide to their spots, so that moves can be followed. */
export function Pieces({ ring, view, viewer, pieces, marks }: PiecesProps): ReactNode {
  const chosen = pickedIn(pieces, viewer, marks);
  return pieces.map(({ id, seat, figure, at, slot }) => {
    const { x, y } = spotOf(ring, at, slot);
    const side = view.clans[seat]?.name ?? 'none';
    const host = at === YGGDRASIL && figure === 'warrior' ? warriorsOf(view, seat) : 1;
    return (
      <g
        key={id}
        className={css['piece']}
        style={{ transform: `translate(${x}px, ${y}px) scale(${at === YGGDRASIL ? ring.shape.crowd : 1})` }}
        data-place={at}
        data-figure={seat === viewer ? figure : undefined}
      >
        <g className={css['landing']}>
          {chosen.has(id) ? <circle className={css['ring']} r={reachOf(figure) + 5} /> : null}
          {seat === viewer && marks.usable.has(`${at} ${figure}`) ? (
            <circle className={css['usable']} r={reachOf(figure) + 4} />
          ) : null}
          <Token side={side} figure={figure} />
          {host > 1 ? <Count side={side} count={host} /> : null}
        </g>
      </g>
    );
  });
}

const warriorsOf = (view: State, seat: number): number =>
  view.clans[seat]?.figures[YGGDRASIL].filter((figure) => figure === 'warrior').length ?? 0;

/** The pieces that were picked. */
function pickedIn(pieces: readonly PlacedPiece[], viewer: Viewer, { picked }: Marks): ReadonlySet<string> {
  const left = [...picked];
  const found = new Set<string>();
  for (const { id, seat, figure, at } of pieces) {
    const wanted = seat === viewer ? left.findIndex((one) => one.figure === figure && one.at === at) : -1;
    if (wanted < 0) continue;
    left.splice(wanted, 1);
    found.add(id);
  }
  return found;
}

/** How many figures share one spot. */
function Count({ side, count }: { readonly side: keyof typeof LIVERIES; readonly count: number }): ReactNode {
  return (
    <g transform="translate(13 12)" className={css['count']}>
      <circle r="9.5" stroke={LIVERIES[side].colour} />
      <text y="4.5">{count}</text>
    </g>
  );
}
