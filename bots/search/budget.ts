/** How long a search thinks about one decision. */
export interface SearchBudget {
  /** Play-outs at most. Alone it makes the search repeatable: the same view, the same choice. */
  readonly playouts: number;
  /**
   * Asked now and then, with the play-outs made: about how many more there is time for. With none left the search ends
   * with the best move so far. The clock is the caller's, there is none here.
   */
  readonly left?: (made: number) => number;
}

/** So many play-outs for each decision. */
export function playoutBudget(playouts: number): () => SearchBudget {
  return () => ({ playouts });
}

/** Long enough to be strong, short enough to be waited for, in milliseconds. */
const THOUGHT = 1000;

/** At most so much time by the caller's clock for each decision; less where the choice is clear before. */
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
