import { Layer } from '@sanguine/ui/viewport/sheet.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { INK, PAPER, WASH } from '../engraving/palette.ts';
import type { Terrain } from '../../content/map.ts';
import type { Chart } from './chart.ts';
import css from './map.module.css';
import { plateOf } from './plate-of.ts';
import { SHARPNESS } from './sharpness.ts';

/** The engraved map, drawn on a canvas once so that panning is cheap; a sketch until it is ready. */
export function EngravedMap({ chart }: { readonly chart: Chart }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [printed, setPrinted] = useState(false);
  const [, , width, height] = chart.sheet;
  useEffect(() => {
    const printing = new AbortController();
    void print(canvas.current, chart, printing.signal).then(setPrinted);
    return () => {
      printing.abort();
    };
  }, [chart]);
  return (
    <>
      <Sketch chart={chart} />
      <canvas
        ref={canvas}
        className={css['ground']}
        width={width * SHARPNESS}
        height={height * SHARPNESS}
        data-printed={printed}
        aria-hidden="true"
      />
    </>
  );
}

/** True once the engraving is on the canvas. */
async function print(canvas: HTMLCanvasElement | null, chart: Chart, signal: AbortSignal): Promise<boolean> {
  const plate = await plateOf(chart.id);
  const context = canvas?.getContext('2d') ?? null;
  if (signal.aborted || plate === null || context === null) return false;
  const [, , width, height] = chart.sheet;
  context.drawImage(plate, 0, 0, width * SHARPNESS, height * SHARPNESS);
  return true;
}

/** Terrain signs in a few strokes, for maps without an engraving. */
const SIGNS: Readonly<Record<Terrain, string>> = {
  plains: 'M-8 4v-4M-5 4v-6M-2 4v-4M4 4v-4M7 4v-6M10 4v-4',
  forest: 'M-9 5l5-11l5 11zM1 5l5-11l5 11z',
  hill: 'M-12 5q6-11 12 0q6-11 12 0',
  mountain: 'M-13 5l8-13l5 8l4-6l9 11z',
  desert: 'M-9 3h.1M-3-1h.1M3 3h.1M8-2h.1M-1 5h.1',
  sea: 'M-12 0q3-4 6 0t6 0t6 0t6 0M-8 6q3-4 6 0t6 0t6 0',
};

/** The areas tinted by terrain, and roads where the map has them. */
export function Sketch({ chart }: { readonly chart: Chart }): ReactNode {
  const { areas, roads, sheet } = chart;
  const [left, top, width, height] = sheet;
  const at = (area: number): string => areas[area]?.centre.join(' ') ?? '0 0';
  return (
    <Layer box={sheet.join(' ')}>
      <rect x={left} y={top} width={width} height={height} fill={PAPER} />
      {roads.map(([a, b]) => (
        <path key={`${a} ${b}`} d={`M${at(a)}L${at(b)}`} className={css['road']} />
      ))}
      {areas.map(({ area, terrain, path }) => (
        <path key={area} d={path} fill={WASH[terrain]} stroke={INK} strokeWidth="1" />
      ))}
      {roads.length === 0
        ? null
        : areas.map(({ area, terrain, centre: [x, y], radius }) => (
            <path
              key={area}
              d={SIGNS[terrain]}
              transform={`translate(${x} ${y - radius * 0.72})`}
              className={css['sign']}
            />
          ))}
    </Layer>
  );
}
