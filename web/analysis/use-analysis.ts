import { useCallback, useEffect, useRef, useState } from 'react';
import type { Analysis, AnalysisProgress, Depth, PlayerNames } from '@sanguine/bots';
import type { GameRecord } from '@sanguine/kernel';
import { keepAnalysis, keptAnalysis } from '../store/analyses.ts';
import { Analyst } from './analyst.ts';

export interface Work {
  readonly analysis: Analysis | null;
  /** The progress of a running analysis; null if none is running. */
  readonly running: (Pick<AnalysisProgress, 'done' | 'total'> & { readonly depth: Depth }) | null;
  readonly failed: boolean;
  readonly start: (depth: Depth) => void;
  readonly stop: () => void;
}

const BEGUN = { done: 0, total: 1 };

/** The analysis of a game: the one kept on this device, otherwise a quick one that starts at once. */
export function useAnalysis(path: string, record: GameRecord, rows: number, names: PlayerNames): Work {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [running, setRunning] = useState<Work['running']>({ ...BEGUN, depth: 'quick' });
  const [failed, setFailed] = useState(false);
  const analyst = useRef<Analyst | null>(null);
  const told = useRef(names);
  const stop = useCallback(() => {
    analyst.current?.stop();
    analyst.current = null;
    setRunning(null);
  }, []);
  const start = useCallback(
    (depth: Depth) => {
      analyst.current?.stop();
      const mine = new Analyst();
      analyst.current = mine;
      setRunning({ ...BEGUN, depth });
      setFailed(false);
      const work = async (): Promise<void> => {
        const found = await mine
          .analyse(record, depth, told.current, (progress) => {
            if (analyst.current === mine) setRunning({ done: progress.done, total: progress.total, depth });
          })
          .catch(() => undefined);
        if (analyst.current !== mine) return;
        stop();
        if (found?.ok !== true) return setFailed(true);
        setAnalysis(found.analysis);
        await keepAnalysis(path, rows, found.analysis);
      };
      void work();
    },
    [path, record, rows, stop],
  );
  useEffect(() => {
    let left = false;
    const open = async (): Promise<void> => {
      const kept = await keptAnalysis(path, rows);
      if (left) return;
      if (kept === null) return start('quick');
      setAnalysis(kept);
      setRunning(null);
    };
    void open();
    return () => {
      left = true;
      analyst.current?.stop();
      analyst.current = null;
    };
  }, [path, rows, start]);
  return { analysis, running, failed, start, stop };
}
