const KEY = 'sanguine.seen';
/** Maximum number of tables remembered; the least recently visited are forgotten first. */
const MOST = 200;

type Seen = [table: string, row: number][];

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(entry: unknown): entry is Seen[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/** The last row of a table seen on this device, or null. */
export function seenRow(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function rememberRow(table: string, row: number): void {
  try {
    const others = read().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, row], ...others].slice(0, MOST)));
  } catch {
    // Without storage the digest is shown only on request.
  }
}
