// A program that plays many tables at once, for who wants to teach one. It needs Node.js 22 or later and nothing else:
//
//   node docs/gym-player.mjs blood-stone 64 recruit
//
// It plays so many games, up to 64 at a time, against bots of that level and at each seat in turn. Every line carries a step
// of every table. Put something better into `choose`; docs/gym.md explains what can be said.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const [game = 'blood-stone', games = '64', bot = 'random'] = process.argv.slice(2);
const TABLES = 64;

const program = fileURLToPath(new URL('../cli/sanguine.mjs', import.meta.url));
const gym = spawn(process.execPath, [program, 'gym', game], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: gym.stdout })[Symbol.asyncIterator]();

async function hear() {
  const { value, done } = await lines.next();
  if (done) process.exit(2); // what was wrong is said on standard error
  return JSON.parse(value);
}

/** Asks many things in one line; the answers come in their order. */
async function ask(requests) {
  gym.stdin.write(`${JSON.stringify(requests)}\n`);
  const answers = await hear();
  const failed = answers.find(({ error }) => error !== undefined);
  if (failed !== undefined) throw new Error(failed.error.words);
  return answers;
}

/** What to play: the place of a move in the list of those that are legal. Here any will do. */
function choose({ count }) {
  return Math.floor(Math.random() * count);
}

const { seats } = await hear(); // hello
const tell = ['count']; // or 'features', 'view', 'moves', …

/** Game number n: this program sits at one seat, bots at the others. The same seed deals the same game. */
const reset = (table, n) => ({
  do: 'reset',
  table,
  seed: `lesson-${n}`,
  bots: Array.from({ length: seats.min }, (_, seat) => (seat === n % seats.min ? null : bot)),
  tell,
});

let begun = Math.min(TABLES, Number(games));
let over = 0;
let won = 0;
let steps = 0;
const own = Array.from({ length: begun }, (_, table) => table); // the game that is played at each table
const since = performance.now();
let standings = await ask(own.map((n, table) => reset(table, n)));
while (standings.length > 0) {
  const next = [];
  for (const { table, outcome, told } of standings) {
    if (outcome === null) {
      // Several seats may be asked at once; at a table with bots it is only ours.
      for (const seen of told) next.push({ do: 'step', table, seat: seen.seat, index: choose(seen), tell });
      continue;
    }
    over += 1;
    won += outcome[own[table] % seats.min].share;
    if (begun < Number(games)) next.push(reset(table, (own[table] = begun++)));
  }
  steps += next.filter((request) => request.do === 'step').length;
  standings = next.length === 0 ? [] : await ask(next);
}
gym.stdin.end();
const rate = Math.round((1000 * steps) / (performance.now() - since));
process.stdout.write(
  `${game}: ${won} of ${over} games won against ${bot}; ${steps} steps, ${rate} a second\n`,
);
