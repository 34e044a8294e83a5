import type { CDPSession, Page } from '@playwright/test';
import { game } from '@sanguine/bloodfields/game.ts';
import { inCombat } from '@sanguine/bloodfields/rules/combat.ts';
import type { State } from '@sanguine/bloodfields/rules/state.ts';
import { ensurePages } from '../../scripts/lib.mjs';
import { launched } from '../launched.ts';
import { startServer } from '../server.ts';
import { openStaged, staged } from '../staged.ts';
import { type Trace, traced } from './trace.ts';

// `npm run figures`: how a 200-point table of miniatures opens and how a unit is dragged across it, in milliseconds of processor
// time, which leaves out whatever else the machine does.

const SLOWED = 4;

/** A unit is free to walk, in the second round or later. */
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

const longest = (times: readonly number[]): string => Math.max(0, ...times).toFixed(1);
const median = (times: readonly number[]): string =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0).toFixed(1);
const sum = (times: readonly { readonly ms: number }[]): string =>
  times.reduce((all, { ms }) => all + ms, 0).toFixed(0);

const tell = (what: string, figures: string): void => {
  process.stdout.write(`${what.padEnd(34)} ${figures}\n`);
};

/** Steps of the hand, in a spiral around the unit; the first ones pick it up. */
const STEPS = 96;
const TAKING_UP = 6;

const on = (x: number, y: number, step: number): readonly [number, number] => {
  const [turn, far] = [step / 6, 12 + step * 1.2];
  return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
};

/** Picks up the acting unit and leads it round; traces the two parts separately. */
async function drag(page: Page, session: CDPSession): Promise<{ readonly up: Trace; readonly on: Trace }> {
  const box = await page.locator('button[data-place^="unit:"][aria-pressed="true"]').first().boundingBox();
  if (box === null) throw new Error('nobody is in hand');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const lead = async (from: number, to: number): Promise<void> => {
    for (let step = from; step < to; step += 1) await page.mouse.move(...on(x, y, step));
  };
  await page.mouse.move(x, y);
  const up = await traced(session, async () => {
    await page.mouse.down();
    await lead(1, TAKING_UP);
  });
  return { up, on: await traced(session, () => lead(TAKING_UP, STEPS)) };
}

/** The longest of hundreds of frames shows what else the machine does, so it is measured more than once. */
const DRAGS = 5;

/** `31.2 ms at most (28.4 to 40.1)`: the median of each time's longest, and their range. */
function atMost(times: readonly (readonly number[])[]): string {
  const [...longests] = times.map((one) => Math.max(0, ...one)).toSorted((one, other) => one - other);
  return `${median(longests)} ms at most (${(longests[0] ?? 0).toFixed(1)} to ${longest(longests)})`;
}

/** The same work every time, done in the page. */
const work = (): number => {
  let last = 0;
  for (let at = 0; at < 3_000_000; at += 1) last = (last * 31 + at) % 1_000_003;
  return last;
};

const workTime = async (page: Page, session: CDPSession): Promise<number> =>
  Math.max(...(await traced(session, async () => void (await page.evaluate(work)))).page.map(({ ms }) => ms));

/**
 * How many times slower the same work really is. The browser slows a page down by wall-clock time: on a busy machine it also
 * burns time in which other programs ran, so the slowdown is more than was asked for.
 */
async function slowness(page: Page, session: CDPSession, rate: number): Promise<number> {
  const plain = await workTime(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const slowed = await workTime(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return slowed / plain;
}

const slowedText = (what: string, rate: number): string =>
  rate === 1 ? what : `${what}, slowed ${rate} times`;

async function dragged(page: Page, session: CDPSession, rate: number): Promise<void> {
  const ups: number[][] = [];
  const ons: number[][] = [];
  const slow: number[] = [];
  for (let times = 0; times < DRAGS; times += 1) {
    slow.push(rate === 1 ? 1 : await slowness(page, session, rate));
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const { up, on: led } = await drag(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.mouse.move(2, 2);
    ups.push(up.frames);
    ons.push(led.frames);
  }
  tell(
    slowedText('dragging', rate),
    `${ons.flat().length} frames: ${median(ons.flat())} ms in the middle, ${atMost(ons)}; taking up ${atMost(ups)}`,
  );
  if (rate !== 1) tell('', `in truth slowed ${median(slow)} times`);
}

/** A page on which only a square follows the hand: the least any page needs. */
const EMPTY = `<!doctype html><div style="position:fixed;width:40px;height:40px;background:#000;will-change:transform"></div>`;

async function draggedNothing(page: Page, session: CDPSession, rate: number): Promise<void> {
  await page.setContent(EMPTY);
  await page.evaluate(() => {
    const square = document.querySelector('div');
    addEventListener('pointermove', ({ clientX, clientY }) => {
      if (square !== null) square.style.transform = `translate(${clientX}px, ${clientY}px)`;
    });
  });
  const frames: number[][] = [];
  for (let times = 0; times < DRAGS; times += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const trace = await traced(session, async () => {
      for (let step = 0; step < STEPS; step += 1) await page.mouse.move(...on(600, 450, step));
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    frames.push(trace.frames);
  }
  tell(
    slowedText('an empty page', rate),
    `${frames.flat().length} frames: ${median(frames.flat())} ms in the middle, ${atMost(frames)}`,
  );
}

const DRAWN = 'the table is drawn';

/** Marks the first frame in which there is a table. */
const watchTable = (name: string): void => {
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-guide="field"]') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => performance.mark(name));
  });
  watch.observe(document, { childList: true, subtree: true });
};

/** From the start of a visit until the table is drawn and its ground baked. */
async function opened(page: Page, session: CDPSession): Promise<void> {
  const trace = await traced(session, async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.locator('canvas[data-baked]').nth(1).waitFor();
  });
  const drawn = await page.evaluate((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN, DRAWN);
  tell(
    'opening',
    `main thread ${sum(trace.page)} ms; the table is drawn after ${drawn.toFixed(0)} ms of the clock`,
  );
  tell('ground', `baked by a worker in ${sum(trace.workers)} ms`);
}

ensurePages();
const server = await startServer();
const browser = await launched('--disable-gpu');
try {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: server.url, viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchTable, DRAWN);
  const session = await context.newCDPSession(page);
  await openStaged(page, scene);
  await opened(page, session);
  await dragged(page, session, 1);
  await dragged(page, session, SLOWED);
  const empty = await context.newPage();
  await draggedNothing(empty, await context.newCDPSession(empty), SLOWED);
} finally {
  await browser.close();
  await server.stop();
}
