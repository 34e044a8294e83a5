// `npm run pictures`: redraws the README's pictures from the screenshots of the browser tests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root, run } from './lib.mjs';

const CHOSEN = [
  'home-desktop-en',
  'table-desktop-en',
  'battle-desktop-en',
  'over-desktop-en',
  'analysis-desktop-en',
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
const QUALITY = 82;

const names = new Set(CHOSEN.map((picture) => picture.replace(/-[a-z]+-[a-z]+$/, '')));
if (!run('node', ['scripts/screens.mjs', ...[...names].map((name) => `${name}:`)])) process.exit(1);

const folder = join(root, 'docs/pictures');
mkdirSync(folder, { recursive: true });
for (const name of CHOSEN) {
  await sharp(join(root, `test-results/screens/${name}.png`))
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(join(folder, `${name}.webp`));
}
