/** How long a search thinks about one decision. */
export interface Patience {
  /** Play-outs at most. Alone it makes the search repeatable: the same view, the same choice. */
  readonly playouts: number;
  /** Asked now and then: true ends the search with the best move so far. The clock is the caller's, there is none here. */
  readonly enough?: () => boolean;
}

/** So much time by the caller's clock for each decision. */
export function forTime(now: () => number, time: number): () => Patience {
  return () => {
    const end = now() + time;
    return { playouts: Infinity, enough: () => now() >= end };
  };
}
