import { useEffect, useMemo, useState } from 'react';
import type { Analysis, Mark } from '@sanguine/bots';
import type { Viewer } from '@sanguine/kernel';
import { keptAnalysis } from '../store/analyses.ts';
import { momentAt, type Reel } from './reel.ts';

/** The moment before a marked decision. */
export interface Mistake {
  readonly at: number;
  readonly mark: Mark;
}

/** The viewer's marked decisions, or everybody's for a spectator; none before this device has analysed the game. */
export function useMistakes(path: string, reel: Reel, viewer: Viewer): readonly Mistake[] {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const rows = reel.moments.at(-1)?.number ?? 0;
  useEffect(() => {
    let left = false;
    const read = async (): Promise<void> => {
      const kept = await keptAnalysis(path, rows);
      if (!left) setAnalysis(kept);
    };
    void read();
    return () => {
      left = true;
    };
  }, [path, rows]);
  return useMemo(
    () =>
      (analysis?.decisions ?? []).flatMap(({ row, seat, verdict }): Mistake[] =>
        verdict === null || verdict === 'unclear' || (viewer !== null && seat !== viewer)
          ? []
          : [{ at: momentAt(reel, row - 1), mark: verdict }],
      ),
    [analysis, reel, viewer],
  );
}
