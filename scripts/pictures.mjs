// `npm run pictures`: redraws the README's pictures from the screenshots of the browser tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib.mjs';
import { withPrinter } from './webp.mjs';

const CHOSEN = [
  'home-desktop-en',
  'table-desktop-en',
  'battle-desktop-en',
  'replay-desktop-en',
  'table-desktop-ja',
  'table-phone-en',
  'glade-casting-desktop-en',
  'ages-battle-desktop-en',
  'field-desktop-en',
  'field-phone-en',
  'field-dice-desktop-en',
  'roster-builder-desktop-en',
  'companion-phone-en',
];
const WIDEST = 1200;
const QUALITY = 0.82;

const names = new Set(CHOSEN.map((picture) => picture.replace(/-[a-z]+-[a-z]+$/, '')));
if (!run('node', ['scripts/screens.mjs', ...[...names].map((name) => `${name}:`)])) process.exit(1);

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
await withPrinter(async (print) => {
  for (const name of CHOSEN) {
    const png = readFileSync(join(root, `test-results/screens/${name}.png`)).toString('base64');
    const webp = await print(`data:image/png;base64,${png}`, { widest: WIDEST, quality: QUALITY });
    writeFileSync(join(folder, `${name}.webp`), webp);
  }
});
