import { useSyncExternalStore } from 'react';

/** Where the side panel goes: a sheet under the board, a drawer, or a column. */
export type Layout = 'phone' | 'tablet' | 'desktop';

const WIDE = '(min-width: 1200px)';
/** A phone in landscape is wide but too low for a dock. */
const SMALL = '(max-width: 699px), (max-height: 519px)';

function layoutNow(): Layout {
  if (window.matchMedia(SMALL).matches) return 'phone';
  return window.matchMedia(WIDE).matches ? 'desktop' : 'tablet';
}

function watch(change: () => void): () => void {
  const queries = [window.matchMedia(WIDE), window.matchMedia(SMALL)];
  for (const query of queries) query.addEventListener('change', change);
  return () => {
    for (const query of queries) query.removeEventListener('change', change);
  };
}

/** Room for one more column on the left, beside the one on the right. */
const BROAD = '(min-width: 1600px) and (min-height: 700px)';

function watchBroad(change: () => void): () => void {
  const query = window.matchMedia(BROAD);
  query.addEventListener('change', change);
  return () => {
    query.removeEventListener('change', change);
  };
}

/** Whether the frame has room for a column on the left, too. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watchBroad,
    () => window.matchMedia(BROAD).matches,
    () => false,
  );
}

export function useLayout(): Layout {
  return useSyncExternalStore(watch, layoutNow, () => 'desktop');
}
