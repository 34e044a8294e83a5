/** Maximum number of tables remembered; the least recently visited are forgotten first. */
const MOST = 200;

type Marks = [table: string, mark: number][];

/** One number for each table, on this device. */
export interface TableMarks {
  /** Null if there is none. */
  read(table: string): number | null;
  /** Without storage it is forgotten when the page is closed. */
  write(table: string, mark: number): void;
}

/** How far somebody has got at each table: rows seen, lines read, panels closed. `key` is its name in the storage. */
export function tableMarks(key: string): TableMarks {
  const all = (): Marks => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isMark) : [];
    } catch {
      return [];
    }
  };
  return {
    read: (table) => all().find(([id]) => id === table)?.[1] ?? null,
    write(table, mark) {
      try {
        const others = all().filter(([id]) => id !== table);
        localStorage.setItem(key, JSON.stringify([[table, mark], ...others].slice(0, MOST)));
      } catch {
        // Reading something twice does no harm.
      }
    },
  };
}

function isMark(entry: unknown): entry is Marks[number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
