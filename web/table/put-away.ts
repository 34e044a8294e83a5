const KEY = 'sanguine.put-away';
/** Maximum number of tables remembered; the least recently visited are forgotten first. */
const MOST = 200;

type PutAway = [table: string, event: number][];

function read(): PutAway {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPutAway) : [];
  } catch {
    return [];
  }
}

function isPutAway(entry: unknown): entry is PutAway[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/** The last event at a table whose panel was put away on this device; -1 if none was. */
export function lastPutAway(table: string): number {
  return read().find(([id]) => id === table)?.[1] ?? -1;
}

export function rememberPutAway(table: string, event: number): void {
  try {
    const others = read().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, event], ...others].slice(0, MOST)));
  } catch {
    // Without storage it comes back when the table is opened again.
  }
}
