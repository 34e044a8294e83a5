// Writes the golden records anew: whole random games, one a player count, that every later version of the rules
// must replay to the byte. Run it only when the rules were meant to change, and say so in the commit.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Setup, bloodstones, DEFAULT_OPTIONS } from '@sanguine/bloodstones';
import { digest, Match, swiftRandom } from '@sanguine/kernel';

const FOLDER = fileURLToPath(new URL('../../games/bloodstones/test/golden', import.meta.url));

const SETUPS: readonly Setup[] = [
  { seats: 2, map: 'widows-sound', options: DEFAULT_OPTIONS },
  { seats: 3, map: 'tyrants-lament', options: { ...DEFAULT_OPTIONS, swapVisibility: 'secret' } },
  { seats: 4, map: 'tyrants-lament', options: { ...DEFAULT_OPTIONS, openingBuild: 'simultaneous' } },
  { seats: 5, map: 'crowfeast', options: { ...DEFAULT_OPTIONS, cutiecorn: 'on' } },
  { seats: 6, map: 'cairn-of-kings', options: { ...DEFAULT_OPTIONS, factionPick: 'random' } },
];

/** One play in so many is taken back, where it may be, so that undo rows are in the records too. */
const REGRET = 25;

function play(setup: Setup): { name: string; digest: string; record: unknown } {
  const name = `${setup.seats} players on ${setup.map}`;
  const salts = Array.from({ length: setup.seats }, (_, seat) => `salt of seat ${seat}`);
  const match = Match.open(bloodstones, { setup, dice: { generator: 'fair', secret: digest(name), salts } });
  const random = swiftRandom(name);
  for (let [seat] = match.deciders(); seat !== undefined; [seat] = match.deciders()) {
    const taken = match.submit(seat, bloodstones.sample(match.maskFor(seat), seat, random));
    if (!taken.ok) throw new Error(`${name}, row ${match.number + 1}: ${taken.refusal.code}`);
    if (match.canUndo(seat) && random.int(REGRET) === 0) match.undo(seat);
  }
  return { name, digest: digest(match.state), record: match.record({}) };
}

mkdirSync(FOLDER, { recursive: true });
for (const setup of SETUPS) {
  const golden = play(setup);
  writeFileSync(join(FOLDER, `${setup.seats}-players.json`), `${JSON.stringify(golden)}\n`);
  console.log(`${golden.name}: ${golden.digest}`);
}
