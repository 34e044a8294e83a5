import type { Notes } from '@sanguine/ui';
import * as v from 'valibot';
import { readPasted } from './pasted.ts';

/** A roster to choose. */
export interface OwnRoster {
  readonly name: string;
  readonly list: string;
}

const bookSchema = v.object({ rosters: v.record(v.string(), v.unknown()) });
const rosterSchema = v.object({ name: v.string(), list: v.string() });

/** The rosters that are saved on this device, as far as they can be read. */
export async function savedRosters(notes: Notes): Promise<OwnRoster[]> {
  const book = v.safeParse(bookSchema, await notes.read());
  if (!book.success) return [];
  return Object.values(book.output.rosters).flatMap((entry) => {
    const roster = v.safeParse(rosterSchema, entry);
    if (!roster.success) return [];
    const read = readPasted(roster.output.list);
    return 'list' in read && read.list !== '' ? [{ name: roster.output.name, list: read.list }] : [];
  });
}
