// Plays one match by chance until it is killed, and says of each row that was acknowledged how it left the table.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { digest } from '@sanguine/kernel';
import { matchStore, openDatabase } from '../index.ts';
import { opened, randomSteps } from './tables.ts';

// It never ends by itself: what it has read is kept for the next one now.
flushCompileCache();

const [url = '', id = '', seed = ''] = process.argv.slice(2);
const trouble = (error: unknown): void => console.error(error);
const { query, notices } = await openDatabase(url, trouble);
const match = await opened({ store: matchStore(query), notices, now: () => 0, trouble }, id);
const step = randomSteps(seed);
for (;;) {
  const answer = await step(match);
  // Written at once: what is said is said, whatever comes next.
  if (answer.ok) writeSync(1, `${answer.number} ${digest(match.current.state)}\n`);
}
