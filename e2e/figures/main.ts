import { chromium, type CDPSession, type Page } from '@playwright/test';
import { game } from '@sanguine/bloodfields/game.ts';
import { inCombat } from '@sanguine/bloodfields/rules/combat.ts';
import type { State } from '@sanguine/bloodfields/rules/state.ts';
import { ensurePages } from '../../scripts/lib.mjs';
import { findBrowser } from '../../scripts/find-browser.mjs';
import { startServer } from '../server.ts';
import { openStaged, staged } from '../staged.ts';
import { type Trace, traced } from './trace.ts';

/** Dragging, the first picture and the ground of a 200-point table in a browser, in processor time. `npm run figures` */

/** Somebody free to walk in the second round, with enemies yet to act. */
function isFree(state: State, decider: number | undefined): boolean {
  const open = state.frames.at(-1);
  if (decider !== 0 || state.round < 2 || open?.step !== 'act' || open.what !== 'turn') return false;
  return !inCombat(state, open.unit);
}

const scene = staged(game, 'figures', {
  name: 'Figures',
  seats: [
    { kind: 'person', name: 'Anneke' },
    { kind: 'bot', level: 'recruit' },
  ],
  seed: 'figures',
  choices: { board: 'barrow-field', options: { points: '200' } },
  until: (state, [decider]) => isFree(state, decider),
});

const MAIN = /^CrRendererMain$/;
const RASTER = /^CompositorTileWorker/;
const WORKER = /^DedicatedWorker/;
const DISPLAY = /^(?:VizCompositorThread|CrGpuMain)$/;

const longest = (times: readonly number[]): number => Math.max(0, ...times);
const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
const tell = (what: string, figures: string): void => {
  process.stdout.write(`${what.padEnd(44)} ${figures}\n`);
};

const LEAP = 3;
const STEPS = 90;

/** Takes up the unit that acts and leads it round in a spiral. */
async function drag(page: Page): Promise<void> {
  const own = page.locator('button[data-place^="unit:"][aria-pressed="true"]').first();
  const box = await own.boundingBox();
  if (box === null) throw new Error('nobody is in hand');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const [turn, far] = [step / 6, 12 + step * LEAP * 0.4];
    await page.mouse.move(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  }
}

function tellFrames(what: string, trace: Trace): void {
  const frames = trace.perFrame(MAIN);
  const figures = [
    ['main', frames],
    ['raster', trace.perFrame(RASTER)],
    ['display', trace.perFrame(DISPLAY)],
  ] as const;
  tell(
    `${what}: ${frames.length} frames`,
    figures
      .map(
        ([name, times]) =>
          `${name} ${longest(times).toFixed(1)} ms at most, ${median(times).toFixed(1)} mostly`,
      )
      .join('; '),
  );
}

async function dragged(page: Page, session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const trace = await traced(session, () => drag(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  trace.debug(MAIN);
  console.log(
    trace
      .perFrame(MAIN)
      .map((x) => x.toFixed(0))
      .join(' '),
    'raster',
    trace.rasters().length,
    longest(trace.rasters().map((r) => r.ms)),
  );
  tellFrames(rate === 1 ? 'dragging' : `dragging, ${rate}-fold slowdown`, trace);
}

if (process.env['BUILT'] === undefined) ensurePages();
const server = await startServer();
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await openStaged(page, scene);
  await page.locator('canvas[data-baked]').nth(1).waitFor();
  const opened = await traced(session, async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.locator('canvas[data-baked]').nth(1).waitFor();
  });
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const bakes = opened.tasks(WORKER).filter(({ ms }) => ms > 20);
  tell('ground baked in a worker', `${bakes.map(({ ms }) => `${ms.toFixed(0)} ms`).join(', ')}`);
  tell(
    'table opened',
    `main thread ${opened
      .tasks(MAIN)
      .reduce((sum, { ms }) => sum + ms, 0)
      .toFixed(0)} ms in all; first paint after ${first?.toFixed(0) ?? '?'} ms of the clock`,
  );
  await dragged(page, session, 1);
  await dragged(page, session, 4);
} finally {
  await browser.close();
  await server.stop();
}
