// Plays one match at random until it is killed, and prints for each acknowledged row the digest of the state after it.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { digest } from '@sanguine/kernel';
// Only the storage: the process is started again and again, and the rest of the server takes long to load.
import { openDatabase } from '../storage/database.ts';
import { matchStore } from '../storage/sql-store.ts';
import { opened, randomSteps } from './tables.ts';

// It never exits by itself, so the compile cache is written now.
flushCompileCache();

const [url = '', id = '', seed = ''] = process.argv.slice(2);
const trouble = (error: unknown): void => console.error(error);
const { query, notices } = await openDatabase(url, trouble);
const match = await opened({ store: matchStore(query), notices, now: () => 0, trouble }, id);
const step = randomSteps(seed);
for (;;) {
  const answer = await step(match);
  // Synchronous, so that the line is out whatever comes next.
  if (answer.ok) writeSync(1, `${answer.number} ${digest(match.current.state)}\n`);
}
