import { type Draft, type Seating, seatsFor, WAYS, withSeats } from './draft.ts';
import { usualLevel } from './levels.ts';
import { type Memory, readMemory } from './memory.ts';

const key = (game: string) => `sanguine.table.${game}`;

/** The last tables of a game on this device. */
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
    // Nothing is kept here; the next table begins from the usual one.
  }
}

/** Games change: as many seats as there may be now, and bots that are still there. */
export function fitted({ last, tables }: Memory, box: Seating): Memory {
  const usual = usualLevel(box.levels);
  const fit = (draft: Draft): Draft => {
    const resized = withSeats(draft, seatsFor(box, draft.seats.length), usual);
    const seats = resized.seats.map((seat) =>
      seat.kind === 'bot' && !box.levels.includes(seat.level) ? { ...seat, level: usual } : seat,
    );
    return { ...resized, game: box.id, seats };
  };
  const kept = WAYS.flatMap((way) => {
    const draft = tables[way];
    return draft === undefined ? [] : [[way, fit(draft)] as const];
  });
  return { last, tables: Object.fromEntries(kept) };
}
