import type { AdminPerson, AdminTable, Office } from '@sanguine/server';
import type { Call } from '../command.ts';
import { Problem } from '../problem.ts';

/** What an action works with. */
export interface Desk extends Call {
  readonly office: Office;
  /** What was said after the action's name. */
  readonly words: readonly string[];
}

/** One thing that can be done in the office. */
export interface Action {
  /** How many words may follow its name. */
  readonly words: number;
  /** Those of the command's options it takes. */
  readonly options: readonly string[];
  /** Gives the exit code. */
  run(desk: Desk): Promise<number>;
}

const LISTED = 5;

/** The table that is meant, by id or code. */
export async function tableMeant({ office, words: [name] }: Desk): Promise<AdminTable> {
  if (name === undefined) throw new Problem('problem.noTable');
  const table = (await office.table(name)) ?? (await office.table(name.toUpperCase()));
  if (table === null) throw new Problem('problem.unknownTable', { name });
  return table;
}

/** Everybody of this id or name. */
export async function peopleCalled({ office }: Desk, name: string): Promise<AdminPerson[]> {
  const people = await office.people({ called: name, limit: 100 });
  if (people.length === 0) throw new Problem('problem.unknownPerson', { name });
  return people;
}

/** The one person who is meant: guests may share a name, but no id. */
export async function personMeant(desk: Desk): Promise<AdminPerson> {
  const [name] = desk.words;
  if (name === undefined) throw new Problem('problem.noPerson');
  const people = await peopleCalled(desk, name);
  const [person, ...others] = people;
  if (person === undefined || others.length > 0) {
    const ids = people
      .slice(0, LISTED)
      .map(({ id }) => id)
      .join(', ');
    throw new Problem('problem.manyPeople', { name, count: people.length, ids });
  }
  return person;
}
