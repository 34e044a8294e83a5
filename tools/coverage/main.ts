// Plays a game until each piece of its content was used, declined if possible, and met in combination with every circumstance;
// prints what was not. The same seed plays the same games.
import { reportOf } from '@sanguine/bloodfields/test/coverage/report.ts';
import { run } from '@sanguine/bloodfields/test/coverage/runner.ts';

const [game, seed = 'every card', only] = process.argv.slice(2);
if (game !== 'bloodfields') {
  console.error(
    'npm run coverage -- bloodfields [seed] [part of a name], such as: bloodfields dawn "kessa:"',
  );
  process.exit(2);
}

const tally = run({ seed, tries: 2000, doubts: 20, ...(only !== undefined && { only }) });
for (const line of reportOf(tally)) console.log(line);
