// Rewrites the golden records of one game: whole random games that every later version of its rules must replay byte
// for byte, and the number of lines of play from fixed positions. Run it only when the rules were meant to change, and
// say so in the commit.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countBloodRage, playBloodRage } from './blood-rage.ts';
import { countBloodStone, playBloodStone } from './blood-stone.ts';
import { countBloodfields, playBloodfields } from './bloodfields.ts';
import { countBloodstones, playBloodstones } from './bloodstones.ts';
import type { Written } from './play.ts';
import type { Recounted } from './recount.ts';

interface Suite {
  readonly play: () => Written[];
  readonly count: () => Recounted[];
}

const GAMES = new Map<string, Suite>([
  ['bloodstones', { play: playBloodstones, count: countBloodstones }],
  ['blood-stone', { play: playBloodStone, count: countBloodStone }],
  ['blood-rage', { play: playBloodRage, count: countBloodRage }],
  ['bloodfields', { play: playBloodfields, count: countBloodfields }],
]);

const [game = ''] = process.argv.slice(2);
const suite = GAMES.get(game);
if (suite === undefined) {
  console.error(`npm run golden -- <game>, where the game is one of ${[...GAMES.keys()].join(', ')}`);
  process.exit(2);
}

const folder = fileURLToPath(new URL(`../../games/${game}/test/golden`, import.meta.url));
mkdirSync(folder, { recursive: true });
for (const { file, ...golden } of suite.play()) {
  writeFileSync(join(folder, file), `${JSON.stringify(golden)}\n`);
  console.log(`${golden.name}: ${golden.digest}`);
}

const file = join(folder, 'perft.json');
const positions = JSON.parse(readFileSync(file, 'utf8')) as readonly object[];
const counted = suite.count();
writeFileSync(
  file,
  `${JSON.stringify(positions.map((position, at) => ({ ...position, ...counted[at] })))}\n`,
);
