import { type AnyGame, outcomeOf } from '@sanguine/kernel';
import type { OpenTable } from './link.ts';
import { logAfter } from './log.ts';

/** Predicts the table after the viewer's own move; null if chance, hidden information or another seat is involved. */
export function predicted({ engine }: AnyGame, table: OpenTable, move: unknown): OpenTable | null {
  const { viewer, view, number } = table;
  if (
    viewer === null ||
    table.deciders.length !== 1 ||
    table.deciders[0] !== viewer ||
    table.sealed.length > 0
  )
    return null;
  // A held answer must not be shown early to anybody.
  if (engine.leastTime(view) > 0) return null;
  const { state, events, stopped } = engine.preview(view, viewer, move);
  if (state === null || stopped !== null) return null;
  const deciders = engine.deciders(state);
  const update = {
    number: number + 1,
    did: { do: 'move', seat: viewer },
    faces: [{ seat: viewer, face: engine.notation.print(view, viewer, move) }],
    events,
    patch: [],
    deciders,
    sealed: [],
    canUndo: deciders.length === 1 && deciders[0] === viewer,
    outcome: outcomeOf(engine, { state, ending: table.ending }),
  } as const;
  return {
    ...table,
    number: update.number,
    view: state,
    deciders,
    canUndo: update.canUndo,
    outcome: update.outcome,
    wait: null,
    log: logAfter(table.log, update),
    latest: update,
  };
}
