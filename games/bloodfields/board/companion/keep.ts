import type { Notes, NotesProblem } from '@sanguine/ui';
import * as v from 'valibot';
import { type CompanionRecord, packed, unpacked } from './state/rows.ts';

const keptSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  names: v.tuple([v.string(), v.string()]),
  round: v.number(),
  points: v.tuple([v.number(), v.number()]),
  over: v.boolean(),
  /** When it was last changed, in milliseconds. */
  changed: v.number(),
});
/** An entry in the list of battles on this device. */
export type KeptBattle = v.InferOutput<typeof keptSchema>;

const listSchema = v.object({ battles: v.array(keptSchema) });

/** How many battles a device keeps; the oldest ones make room. */
export const MOST_KEPT = 12;

/** The battles on this device: a list, and a notebook for each. */
export interface Kept {
  list(this: void): Promise<readonly KeptBattle[]>;
  open(this: void, id: string): Promise<CompanionRecord | null>;
  /** Null if it was stored. */
  save(this: void, about: KeptBattle, record: CompanionRecord): Promise<NotesProblem | null>;
  remove(this: void, id: string): Promise<void>;
}

export function keptIn(notebook: (name: string) => Notes): Kept {
  const contents = notebook('companion');
  const pages = (id: string): Notes => notebook(`companion/${id}`);
  const list = async (): Promise<readonly KeptBattle[]> => {
    const read = v.safeParse(listSchema, await contents.read());
    return read.success ? read.output.battles.toSorted((one, two) => two.changed - one.changed) : [];
  };
  /** Writes run one after another, because each reads the list first. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const done = last.then(write, write);
    last = done;
    return done;
  };
  return {
    list,
    open: async (id) => unpacked(await pages(id).read()),
    save: (about, record) =>
      inTurn(async () => {
        const problem = await pages(about.id).write(packed(record));
        if (problem !== null) return problem;
        const battles = [about, ...(await list()).filter(({ id }) => id !== about.id)];
        for (const { id } of battles.slice(MOST_KEPT)) await pages(id).write(null);
        return contents.write({ battles: battles.slice(0, MOST_KEPT) });
      }),
    remove: (id) =>
      inTurn(async () => {
        await pages(id).write(null);
        await contents.write({ battles: (await list()).filter((one) => one.id !== id) });
      }),
  };
}
