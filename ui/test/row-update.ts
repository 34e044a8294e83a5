import type { RowUpdate } from '@sanguine/kernel';

/** The update of a row in which seat 0 moved, with these events. */
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
