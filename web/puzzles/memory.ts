/** How a puzzle went on this device: solved at once, after other tries, or looked up. */
const MARKS = ['first', 'later', 'shown'] as const;
export type SolvedMark = (typeof MARKS)[number];

export type SolvedMarks = Readonly<Record<string, SolvedMark>>;

const keyOf = (game: string): string => `sanguine.puzzles.${game}`;
const STREAK = 'sanguine.puzzles';

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Puzzles work without storage.
  }
}

const isMark = (value: unknown): value is SolvedMark => MARKS.some((mark) => mark === value);

/** By the puzzle's id. */
export function marksOf(game: string): SolvedMarks {
  const kept = read(keyOf(game));
  if (typeof kept !== 'object' || kept === null) return {};
  const marks: Record<string, SolvedMark> = {};
  for (const [id, mark] of Object.entries(kept)) if (isMark(mark)) marks[id] = mark;
  return marks;
}

/** How many puzzles in a row were solved at once. */
export function streak(): number {
  const kept = read(STREAK);
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
}

/** Keeps the first result of a puzzle; whoever solves it again has seen the answer. */
export function remember(game: string, id: string, mark: SolvedMark): void {
  const marks = marksOf(game);
  const before = marks[id];
  if (before === 'first' || before === 'later') return;
  write(keyOf(game), { ...marks, [id]: before === undefined ? mark : mark === 'first' ? 'later' : mark });
  if (before === undefined) write(STREAK, mark === 'first' ? streak() + 1 : 0);
}
