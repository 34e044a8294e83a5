import type { AdminPerson, AdminTable, Administration } from '@sanguine/server';
import type { Call } from '../command.ts';
import { CommandProblem } from '../problem.ts';

/** What an action works with. */
export interface AdminCall extends Call {
  readonly admin: Administration;
  /** What was said after the action's name. */
  readonly words: readonly string[];
}

/** One thing that can be done in the admin. */
export interface Action {
  /** How many words may follow its name. */
  readonly words: number;
  /** Those of the command's options it takes. */
  readonly options: readonly string[];
  /** Gives the exit code. */
  run(call: AdminCall): Promise<number>;
}

const LISTED = 5;

/** The table that is meant, by id or code. */
export async function tableMeant({ admin, words: [name] }: AdminCall): Promise<AdminTable> {
  if (name === undefined) throw new CommandProblem('problem.noTable');
  const table = (await admin.table(name)) ?? (await admin.table(name.toUpperCase()));
  if (table === null) throw new CommandProblem('problem.unknownTable', { name });
  return table;
}

/** Everybody of this id or name. */
export async function peopleCalled({ admin }: AdminCall, name: string): Promise<AdminPerson[]> {
  const people = await admin.people({ called: name, limit: 100 });
  if (people.length === 0) throw new CommandProblem('problem.unknownPerson', { name });
  return people;
}

/** The one person who is meant: guests may share a name, but no id. */
export async function personMeant(call: AdminCall): Promise<AdminPerson> {
  const [name] = call.words;
  if (name === undefined) throw new CommandProblem('problem.noPerson');
  const people = await peopleCalled(call, name);
  const [person, ...others] = people;
  if (person === undefined || others.length > 0) {
    const ids = people
      .slice(0, LISTED)
      .map(({ id }) => id)
      .join(', ');
    throw new CommandProblem('problem.manyPeople', { name, count: people.length, ids });
  }
  return person;
}
