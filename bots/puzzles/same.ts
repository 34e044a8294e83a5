import { type Masked, playSet, RolloutContext, type Seat, swiftStreams } from '@sanguine/kernel';
import type { Searchable } from '../search/searchable.ts';
import type { NamedMove } from './rated.ts';

/** Two moves count as one if they lead to the same table in this many worlds. */
const WORLDS = 2;

/** Whether two moves lead to the same table; if others choose at the same time, only equal moves do. */
export function sameness(
  game: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  seed: string,
): (one: NamedMove, other: NamedMove) => boolean {
  const { engine } = game;
  if (engine.deciders(view).length > 1) return (one, other) => one.name === other.name;
  const tables = Array.from({ length: WORLDS }, (_, world) => {
    const streams = swiftStreams(`${seed} same ${world}`);
    return { streams, table: engine.imagine(view, seat, streams.stream(0, 'open')) };
  });
  const known = new Map<string, string>();
  const ends = ({ name, rated }: NamedMove): string => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = JSON.stringify(
      tables.map(({ streams, table }) => {
        const state = engine.clone(table);
        playSet(engine, state, [{ seat, move: rated.move }], new RolloutContext(streams.stream(1, 'open')));
        return state;
      }),
    );
    known.set(name, found);
    return found;
  };
  return (one, other) => one.name === other.name || ends(one) === ends(other);
}
