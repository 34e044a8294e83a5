/** The default number of entries in a list. */
export const LIMIT = 50;
export const MOST = 100_000;
