import { type Masked, playSet, RolloutContext, type Seat, swiftStreams } from '@sanguine/kernel';
import type { Searchable } from '../search/searchable.ts';
import type { NamedMove } from './rated.ts';

/** Worlds in which two moves have to lead to the same table to count as one. */
const WORLDS = 2;

/** Tells moves apart that lead to different tables; what others choose at the same time is left out. */
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
