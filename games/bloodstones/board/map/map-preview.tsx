import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Chart } from './chart.ts';
import { Sketch } from './ground.tsx';
import css from './map-preview.module.css';
import { plateOf } from './plate-of.ts';
import { SHARPNESS } from './sharpness.ts';
import { useChart } from './use-chart.ts';

/** A small picture of a map for choosing one: a sketch at once, the engraving when it is ready. */
export function MapPreview({ board }: { readonly board: string }): ReactNode {
  const chart = useChart(board);
  return chart === null ? <div className={css['blank']} /> : <Picture key={board} chart={chart} />;
}

const WIDTH = 640;

function Picture({ chart }: { readonly chart: Chart }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [printed, setPrinted] = useState(false);
  const [width, height] = chart.canvas;
  const tall = Math.round((WIDTH * height) / width);
  useEffect(() => {
    const printing = new AbortController();
    void print(canvas.current, chart, printing.signal).then(setPrinted);
    return () => {
      printing.abort();
    };
  }, [chart]);
  return (
    <div className={css['preview']} style={{ aspectRatio: `${width} / ${height}` }}>
      <Sketch chart={{ ...chart, sheet: [0, 0, width, height] }} />
      <canvas
        ref={canvas}
        className={css['print']}
        width={WIDTH}
        height={tall}
        data-printed={printed}
        aria-hidden="true"
      />
    </div>
  );
}

/** Draws the map without the margins of its sheet. */
async function print(canvas: HTMLCanvasElement | null, chart: Chart, signal: AbortSignal): Promise<boolean> {
  const plate = await plateOf(chart.id);
  const context = canvas?.getContext('2d') ?? null;
  if (signal.aborted || plate === null || context === null || canvas === null) return false;
  const [left, top] = chart.sheet;
  const [width, height] = chart.canvas;
  const cut = [-left, -top, width, height].map((length) => length * SHARPNESS);
  const [x = 0, y = 0, wide = 0, high = 0] = cut;
  context.drawImage(plate, x, y, wide, high, 0, 0, canvas.width, canvas.height);
  return true;
}
