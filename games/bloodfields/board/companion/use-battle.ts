import { useCallback, useEffect, useState } from 'react';
import { pointsOf } from '../../rules/round/points.ts';
import type { Kept, KeptBattle } from './keep.ts';
import { now } from '../rosters/saved/now.ts';
import { type Battle, isOver, recordOf, replayed, tapped, throwsBefore, undone } from './state/battle.ts';
import { thrownByApp } from './state/dice.ts';
import type { Row } from './state/rows.ts';

/** A battle that is open on the page. */
export interface OpenBattle {
  readonly battle: Battle;
  /** False if the tap means nothing now. */
  readonly tap: (...rows: readonly Row[]) => boolean;
  readonly undo: () => void;
  /** The app throws the dice that are wanted. */
  readonly throwDice: () => void;
  /** True if the last save failed. */
  readonly unsaved: boolean;
}

export const aboutOf = (id: string, { setup, table }: Battle, over: boolean): KeptBattle => ({
  id,
  names: [...setup.names],
  round: table.round,
  points: [pointsOf(table, 0), pointsOf(table, 1)],
  over,
  changed: now(),
});

export type Opening = OpenBattle | 'opening' | 'missing';

/** Opens a stored battle, and stores it again after every tap. */
export function useBattle(kept: Kept, id: string): Opening {
  const [battle, setBattle] = useState<Battle | 'opening' | 'missing'>('opening');
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    let here = true;
    const open = async (): Promise<void> => {
      const record = await kept.open(id);
      if (here) setBattle((record === null ? null : replayed(record)) ?? 'missing');
    };
    void open();
    return () => {
      here = false;
    };
  }, [kept, id]);
  const put = useCallback(
    (next: Battle) => {
      setBattle(next);
      const save = async (): Promise<void> => {
        const problem = await kept.save(aboutOf(id, next, isOver(next)), recordOf(next));
        setUnsaved(problem !== null);
      };
      void save();
    },
    [kept, id],
  );
  if (typeof battle === 'string') return battle;
  const tap = (...rows: readonly Row[]): boolean => {
    let next: Battle | null = battle;
    for (const row of rows) next = next === null ? null : tapped(next, row);
    if (next !== null) put(next);
    return next !== null;
  };
  return {
    battle,
    tap,
    unsaved,
    undo: () => {
      const before = battle.rows.length === 0 ? null : undone(battle);
      if (before !== null) put(before);
    },
    throwDice: () => {
      const { pending, setup } = battle;
      if (pending === null) return;
      const faces = thrownByApp(setup.seed, throwsBefore(battle), pending.wanted);
      tap({ tap: 'throw', faces: [...faces], real: false });
    },
  };
}
