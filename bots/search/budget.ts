/** How long a search thinks about one decision. */
export interface SearchBudget {
  /** The most play-outs. Alone it makes the search repeatable: the same view, the same choice. */
  readonly playouts: number;
  /**
   * About how many more play-outs there is time for, given those made. At 0 the search ends with the best move so far. The clock
   * is the caller's: nothing here reads one.
   */
  readonly left?: (made: number) => number;
}

/** A fixed number of play-outs for each decision. */
export function playoutBudget(playouts: number): () => SearchBudget {
  return () => ({ playouts });
}

/** A share of a budget. */
export function shareOf({ playouts, left }: SearchBudget, share: number): SearchBudget {
  return {
    playouts: Math.max(1, playouts * share),
    ...(left && { left: (made) => Math.max(0, (made + left(made)) * share - made) }),
  };
}

/** Long enough to be strong, short enough to wait for, in milliseconds. */
const THOUGHT = 1000;

/** A time limit for each decision, by the caller's clock; a clear choice takes less. */
export function timeBudget(now: () => number, time = THOUGHT): () => SearchBudget {
  return () => {
    const begun = now();
    return {
      playouts: Infinity,
      left(made) {
        const spent = now() - begun;
        if (spent >= time) return 0;
        return made === 0 ? Infinity : (made / spent) * (time - spent);
      },
    };
  };
}
