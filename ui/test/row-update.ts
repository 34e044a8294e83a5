import type { RowUpdate } from '@sanguine/kernel';

/** A row as somebody is told it: seat 0 has moved, and this came of it. */
export function toldRow<Event>(
  events: readonly Event[],
  about: Partial<Pick<RowUpdate<Event>, 'number' | 'did'>> = {},
): RowUpdate<Event> {
  return {
    number: 7,
    did: { do: 'move', seat: 0 },
    faces: [],
    events,
    patch: [],
    deciders: [],
    sealed: [],
    canUndo: false,
    outcome: null,
    ...about,
  };
}
