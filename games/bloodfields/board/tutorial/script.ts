/** The other side's moves, up to the point where the tutorial ends. */
export const SCRIPT: readonly string[] = [];
