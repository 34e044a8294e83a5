/** Builds the pages if their sources changed. */
export function ensurePages(): void;
