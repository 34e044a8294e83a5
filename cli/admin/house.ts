import { resolve } from 'node:path';
import {
  databaseProblem,
  endOnFault,
  type Administration,
  openAdministration,
  startProblem,
} from '@sanguine/server';
import type { OwnOptions } from '../args.ts';
import type { Call } from '../command.ts';
import { EXIT } from '../exit.ts';
import { CommandProblem } from '../problem.ts';

/** Options that select the server's database. */
export const HOUSE_OPTIONS: OwnOptions = { data: { value: 'DIR' }, database: { value: 'URL' } };

/** The environment a server would read, overridden by the command line. */
export function houseEnv({ args, env }: Pick<Call, 'args' | 'env'>): NodeJS.ProcessEnv {
  const data = args.text('data');
  const database = args.text('database');
  return {
    ...env,
    // A folder given explicitly overrides the environment's database.
    ...(data === undefined ? {} : { DATA_DIR: resolve(data), DATABASE_URL: '' }),
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  };
}

/** Opens the administration of the selected server, runs `work` and closes it. */
export async function administering(
  call: Call,
  work: (admin: Administration) => Promise<number>,
): Promise<number> {
  const { locale } = call;
  const admin = await openAdministration(houseEnv(call), Date.now);
  if (!admin.ok) throw new CommandProblem('problem.house', { why: startProblem(locale, admin) });
  const stopListening = endOnFault(EXIT.fault, () => {});
  try {
    return await work(admin);
  } catch (error) {
    const known = databaseProblem(error);
    throw known === null ? error : new CommandProblem('problem.house', { why: startProblem(locale, known) });
  } finally {
    stopListening();
    await admin.close();
  }
}
