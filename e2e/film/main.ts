import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { game } from '@sanguine/bloodstones/game.ts';
import { ensurePages } from '../../scripts/lib.mjs';
import { LocalTable } from '../known.ts';
import { launched } from '../launched.ts';
import { drawn } from '../ways.ts';
import { startServer } from '../server.ts';
import { openStaged } from '../staged.ts';
import { Camera } from './camera.ts';
import { Hand } from './hand.ts';
import { choose, FILMED, moment } from './moment.ts';

// `npm run film`: a turn of Bloodstones played by mouse, for the README.

const PATH = fileURLToPath(new URL('../../docs/pictures/turn.webp', import.meta.url));
const VIEWPORT = { width: 1440, height: 1080 };
const WIDTH = 1080;
const QUALITY = 60;

/** What has to be read first: reports of battles, and warnings about a move. */
const READ = '[data-guide="battle:next"], [data-guide="battle:close"], [data-guide="warning:go"]';

async function playTurn(page: Page, hand: Hand): Promise<void> {
  const table = new LocalTable(page, game);
  const { round } = (await table.known(FILMED)).view;
  let answered = -1;
  for (;;) {
    const { view, deciders, number } = await table.known(FILMED);
    if (view.active !== FILMED || view.round !== round) return;
    const read = page.locator(READ).filter({ visible: true }).first();
    if (await read.isVisible()) await hand.press(read, 1500);
    else if (number > answered && deciders.includes(FILMED)) {
      await hand.make(choose(view, FILMED, number));
      answered = number;
    } else await hand.rest(100);
  }
}

ensurePages();
const scene = moment();
const server = await startServer();
const browser = await launched();
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: VIEWPORT,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await openStaged(page, scene);
  await drawn(page);
  // The picture shows whatever happens anywhere.
  await page.getByRole('button', { name: 'Show everything' }).click();
  const hand = await Hand.of(page);
  const camera = new Camera(await context.newCDPSession(page));
  await camera.start();
  await hand.rest(1000);
  await playTurn(page, hand);
  const { bytes, frames, seconds } = await camera.develop(WIDTH, QUALITY);
  writeFileSync(PATH, bytes);
  const [size, time] = [(bytes.length / 1e6).toFixed(2), seconds.toFixed(1)];
  process.stdout.write(`docs/pictures/turn.webp: ${frames} pictures, ${time} s, ${size} MB\n`);
} finally {
  await browser.close();
  await server.stop();
}
