// Writes the golden records of one game anew: whole random games that every later version of its rules must replay to
// the byte. Run it only when the rules were meant to change, and say so in the commit.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playBloodRage } from './blood-rage.ts';
import { playBloodStone } from './blood-stone.ts';
import { playBloodstones } from './bloodstones.ts';
import type { Written } from './play.ts';

const GAMES = new Map<string, () => Written[]>([
  ['bloodstones', playBloodstones],
  ['blood-stone', playBloodStone],
  ['blood-rage', playBloodRage],
]);

const [game = ''] = process.argv.slice(2);
const written = GAMES.get(game)?.();
if (written === undefined) {
  console.error(`npm run golden -- <game>, where the game is one of ${[...GAMES.keys()].join(', ')}`);
  process.exit(2);
}

const folder = fileURLToPath(new URL(`../../games/${game}/test/golden`, import.meta.url));
mkdirSync(folder, { recursive: true });
for (const { file, ...golden } of written) {
  writeFileSync(join(folder, file), `${JSON.stringify(golden)}\n`);
  console.log(`${golden.name}: ${golden.digest}`);
}
