import { useSyncExternalStore } from 'react';

/** How much room a table has: a side column, a drawer for it, or a sheet under the board. */
export type Layout = 'phone' | 'tablet' | 'desktop';

const WIDE = '(min-width: 1200px)';
/** A phone lying on its side is wide and too low for a dock. */
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

export function useLayout(): Layout {
  return useSyncExternalStore(watch, layoutNow, () => 'desktop');
}
