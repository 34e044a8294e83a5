import { memo, type ReactNode } from 'react';
import { factsOf, type TerrainKind, type TerrainPiece } from '../../content/terrain.ts';
import { wallsOf } from '../../rules/geometry/ruin-walls.ts';
import { outline, type Sheet } from './sheet.ts';

/** The plain colours of a kind of terrain. */
const COLOURS: Readonly<Record<TerrainKind, { readonly fill: string; readonly line: string }>> = {
  rock: { fill: '#8d8a83', line: '#2a2722' },
  building: { fill: '#8a4a38', line: '#2a120b' },
  forest: { fill: '#4f6a35', line: '#1f3012' },
  swamp: { fill: '#5f7f78', line: '#22403c' },
  ruins: { fill: '#b0a68d', line: '#4a4334' },
  high: { fill: '#a89f62', line: '#5d5428' },
  fence: { fill: '#7a5830', line: '#2d1d0b' },
};

/** Every piece by its very outline: a heavy edge where nobody passes, a broken one where there is cover. */
export const Terrain = memo(function Terrain({
  sheet,
  pieces,
}: {
  readonly sheet: Sheet;
  readonly pieces: readonly TerrainPiece[];
}): ReactNode {
  return (
    <g strokeLinejoin="round">
      {pieces.map((piece, at) => (
        <Piece key={`${piece.id} ${at}`} sheet={sheet} piece={piece} />
      ))}
    </g>
  );
});

function Piece({ sheet, piece }: { readonly sheet: Sheet; readonly piece: TerrainPiece }): ReactNode {
  const { fill, line } = COLOURS[piece.kind];
  const { impassable, coverIn } = factsOf(piece.kind);
  const d = outline(sheet, piece.corners);
  return (
    <g>
      <path d={d} fill="#000" opacity="0.22" transform="translate(3 4)" />
      <path
        d={d}
        fill={fill}
        stroke={line}
        strokeWidth={impassable ? 3.2 : 1.6}
        strokeDasharray={coverIn ? '6 4' : undefined}
      />
      {piece.kind === 'high' ? (
        <path d={d} fill="none" stroke={line} strokeWidth="7" strokeDasharray="1.4 4" />
      ) : null}
      {piece.kind === 'ruins'
        ? wallsOf(piece).map((wall) => (
            <path
              key={wall.join()}
              d={outline(sheet, wall)}
              fill="#d8cfb6"
              stroke="#2d281e"
              strokeWidth="1.6"
            />
          ))
        : null}
    </g>
  );
}
