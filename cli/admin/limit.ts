/** So much is listed where nobody says otherwise. */
export const LIMIT = 50;
export const MOST = 100_000;
