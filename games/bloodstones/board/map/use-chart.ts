import { useEffect, useState } from 'react';
import { findMap } from '../../content/maps/index.ts';
import { loadShape } from '../../content/maps/shapes.ts';
import { type Chart, chartOf } from './chart.ts';
import { madeChart } from './made-chart.ts';

const charts = new Map<string, Promise<Chart | null>>();

function chartFor(id: string): Promise<Chart | null> {
  const known = charts.get(id);
  if (known !== undefined) return known;
  const chart = drawChart(id);
  charts.set(id, chart);
  return chart;
}

async function drawChart(id: string): Promise<Chart | null> {
  const map = findMap(id);
  if (map === undefined) return null;
  const shape = await loadShape(id);
  return shape === undefined ? madeChart(map) : chartOf(map, shape);
}

/** The chart of a map; null until its shape is loaded. */
export function useChart(id: string): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    void chartFor(id).then((found) => (waiting.signal.aborted ? undefined : setChart(found)));
    return () => {
      waiting.abort();
    };
  }, [id]);
  return chart?.id === id ? chart : null;
}
