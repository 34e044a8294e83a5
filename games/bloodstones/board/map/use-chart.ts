import { useEffect, useState } from 'react';
import type { Chart } from './chart.ts';
import { Charts } from './charts.ts';

const charts = new Charts();

/** The chart of a map; null until its shape is loaded. */
export function useChart(id: string): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    void charts.of(id).then((found) => (waiting.signal.aborted ? undefined : setChart(found)));
    return () => {
      waiting.abort();
    };
  }, [id]);
  return chart?.id === id ? chart : null;
}
