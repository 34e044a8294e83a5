import type { Notes } from '@sanguine/ui';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { useEffect, useMemo } from 'react';
import { type Kept, RosterKeeper } from './keeper.ts';
import { now } from './now.ts';

/** Long enough to finish typing a name. */
const SETTLED = 1200;

function later(then: () => void): () => void {
  const timer = setTimeout(then, SETTLED);
  return () => {
    clearTimeout(timer);
  };
}

/** The rosters of this device and of the account. */
export function useKeeper(
  device: Notes,
  account: Notes | null,
): { readonly keeper: RosterKeeper; readonly kept: Kept } {
  const keeper = useMemo(() => new RosterKeeper({ device, account, now, later }), [device, account]);
  useEffect(() => {
    void keeper.open();
    return () => {
      keeper.close();
    };
  }, [keeper]);
  return { keeper, kept: useObservable(keeper.kept) };
}
