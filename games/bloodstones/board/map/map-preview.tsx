import type { ReactNode } from 'react';
import { Sketch } from './ground.tsx';
import css from './map-preview.module.css';
import { PREVIEWS } from './previews.ts';
import { useChart } from './use-chart.ts';

/** A small picture of a map for choosing one; a sketch of a map somebody made. */
export function MapPreview({ board }: { readonly board: string }): ReactNode {
  const picture = PREVIEWS.get(board);
  if (picture === undefined) return <SketchedPreview board={board} />;
  return <img className={css['picture']} src={picture} alt="" loading="lazy" decoding="async" />;
}

function SketchedPreview({ board }: { readonly board: string }): ReactNode {
  const chart = useChart(board);
  if (chart === null) return <div className={css['picture']} />;
  const [width, height] = chart.canvas;
  return (
    <div className={css['sketch']} style={{ aspectRatio: `${width} / ${height}` }}>
      <Sketch chart={{ ...chart, sheet: [0, 0, width, height] }} />
    </div>
  );
}
