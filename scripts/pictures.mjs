// `npm run pictures`: redraws the README's pictures from the screenshots of the browser tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { root, run } from './lib.mjs';

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
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
for (const name of CHOSEN) {
  const png = readFileSync(join(root, `test-results/screens/${name}.png`)).toString('base64');
  const webp = await page.evaluate(smaller, { png, widest: WIDEST, quality: QUALITY });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(webp, 'base64'));
}
await browser.close();

/** Runs in the browser: converts a PNG to a WebP no wider than it is shown. */
async function smaller({ png, widest, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const scale = Math.min(1, widest / image.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
