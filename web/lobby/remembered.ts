import { partsOf } from '@sanguine/kernel';
import { type Draft, type Seating, seatsFor, WAYS, withSeats } from './draft.ts';
import { usualLevel } from './levels.ts';
import { type Memory, readMemory } from './memory.ts';

const key = (game: string) => `sanguine.table.${game}`;

export function remembered(box: Seating): Memory {
  try {
    return fitted(readMemory(localStorage.getItem(key(box.id))), box);
  } catch {
    return readMemory(null);
  }
}

export function remember(box: Seating, draft: Draft): void {
  const { tables } = remembered(box);
  const memory: Memory = { last: draft.way, tables: { ...tables, [draft.way]: draft } };
  try {
    localStorage.setItem(key(box.id), JSON.stringify(memory));
  } catch {
    // Storage is unavailable; the next table starts from the defaults.
  }
}

/** Adapts remembered tables to the game as it is: the allowed number of seats, and existing bot levels. */
export function fitted({ last, tables }: Memory, box: Seating): Memory {
  const usual = usualLevel(box.levels);
  const fit = (draft: Draft): Draft => {
    const resized = withSeats(draft, seatsFor(box, draft.seats.length), usual);
    const seats = resized.seats.map((seat) =>
      seat.kind === 'bot' && !box.levels.includes(partsOf(seat.level).level)
        ? { ...seat, level: usual }
        : seat,
    );
    return { ...resized, game: box.id, seats };
  };
  const kept = WAYS.flatMap((way) => {
    const draft = tables[way];
    return draft === undefined ? [] : [[way, fit(draft)] as const];
  });
  return { last, tables: Object.fromEntries(kept) };
}
