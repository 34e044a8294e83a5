export const EXIT = {
  ok: 0,
  /** The answer is no: a record does not verify, a figure falls short. */
  no: 1,
  /** Bad arguments, broken files. */
  problem: 2,
  /** A bug in the program itself. */
  fault: 70,
  /** Ctrl-C. */
  stopped: 130,
} as const;
