import { same } from '@sanguine/kernel';
import type { Notes, NotesProblem } from '@sanguine/ui';

/** Parts of the game's notebook. Each has its own owner, who leaves the others as they are. */
export type NotebookPage = 'rosters';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As often as others write in between, at most. */
const TRIES = 4;

/**
 * Changes one page of a notebook, whoever else writes in it: `change` is asked again for what was written since. Returns what
 * the page holds now, or would hold if there were no problem.
 */
export async function changePage<Value>(
  notes: Notes,
  page: NotebookPage,
  change: (before: unknown) => Value,
): Promise<{ readonly value: Value; readonly problem: NotesProblem | null }> {
  for (let tries = 1; ; tries += 1) {
    const read = await notes.read();
    const whole = isRecord(read) ? read : {};
    const before = whole[page] ?? null;
    const value = change(before);
    if (same(before, value)) return { value, problem: null };
    const problem = await notes.write({ ...whole, [page]: value });
    if (problem !== 'stale' || tries === TRIES) return { value, problem };
  }
}
