import type { AnyGame } from '@sanguine/kernel';
import type { OpenTable } from './link.ts';
import { logAfter } from './log.ts';

/** The table as it will be after the viewer's own move; null where chance, a secret or others have a word in it. */
export function predicted({ engine }: AnyGame, table: OpenTable, move: unknown): OpenTable | null {
  const { seat, view, number } = table;
  if (seat === null || table.deciders.length !== 1 || table.deciders[0] !== seat || table.sealed.length > 0)
    return null;
  // What waits for its time is not shown before it to anybody.
  if (engine.leastTime(view) > 0) return null;
  const { state, events, stopped } = engine.preview(view, seat, move);
  if (state === null || stopped !== null) return null;
  const deciders = engine.deciders(state);
  const told = {
    row: number + 1,
    did: { do: 'move', seat },
    faces: [{ seat, face: engine.notation.print(view, seat, move) }],
    events,
    patch: [],
    deciders,
    sealed: [],
    canUndo: deciders.length === 1 && deciders[0] === seat,
    outcome: engine.outcome(state),
  } as const;
  return {
    ...table,
    number: told.row,
    view: state,
    deciders,
    canUndo: told.canUndo,
    outcome: told.outcome,
    wait: null,
    log: logAfter(table.log, told),
    latest: told,
  };
}
