import type { AdminPerson, AdminTable, Administration } from '@sanguine/server';
import type { Call } from '../command.ts';
import { CommandProblem } from '../problem.ts';

export interface AdminCall extends Call {
  readonly admin: Administration;
  /** The arguments after the action's name. */
  readonly words: readonly string[];
}

/** A subcommand of `sanguine admin`. */
export interface Action {
  /** The most arguments it takes. */
  readonly words: number;
  /** The options of `sanguine admin` it accepts. */
  readonly options: readonly string[];
  /** Returns the exit code. */
  run(call: AdminCall): Promise<number>;
}

const LISTED = 5;

/** The table named by the first argument, by id or code. */
export async function tableMeant({ admin, words: [name] }: AdminCall): Promise<AdminTable> {
  if (name === undefined) throw new CommandProblem('problem.noTable');
  const table = (await admin.table(name)) ?? (await admin.table(name.toUpperCase()));
  if (table === null) throw new CommandProblem('problem.unknownTable', { name });
  return table;
}

/** All people with this id or name. */
export async function peopleCalled({ admin }: AdminCall, name: string): Promise<AdminPerson[]> {
  const people = await admin.people({ called: name, limit: 100 });
  if (people.length === 0) throw new CommandProblem('problem.unknownPerson', { name });
  return people;
}

/** The person named by the first argument; throws if several guests share the name. */
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
