import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test } from './fixtures.ts';

const ENTRY = fileURLToPath(new URL('../ui/test/plane-page.tsx', import.meta.url));

/** The toy board with its styles, bundled like a page. */
async function bundled(): Promise<{ readonly script: string; readonly style: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'plane' } },
  });
  const files = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return {
    script: files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n'),
    style: files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('\n'),
  };
}

// In one process, so that the board is bundled only once.
test.describe.configure({ mode: 'default' });

let page: Awaited<ReturnType<typeof bundled>>;
test.beforeAll(async () => {
  page = await bundled();
});

/** Opens the toy board and returns its disc. */
async function sit(tab: Page): Promise<Locator> {
  await tab.setViewportSize({ width: 800, height: 600 });
  await tab.setContent('<!doctype html><title>A plane</title>');
  await tab.addStyleTag({ content: page.style });
  await tab.addScriptTag({ content: page.script });
  const disc = tab.getByRole('button', { name: 'Disc' });
  await disc.waitFor();
  return disc;
}

const middle = async (disc: Locator): Promise<{ x: number; y: number }> => {
  const box = await disc.boundingBox();
  if (box === null) throw new Error('the disc is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const said = (tab: Page, id: string): Promise<string> => tab.locator(`#${id}`).innerText();
const renders = (tab: Page): Promise<number> => tab.evaluate('renders()');
const transform = (tab: Page): Promise<string> =>
  tab.evaluate(() => document.querySelector('section > div')?.getAttribute('style') ?? '');

test('a mouse drags the disc at its own speed, and nothing is rendered', async ({ page: tab }) => {
  const disc = await sit(tab);
  const before = [await renders(tab), await transform(tab)];
  const { x, y } = await middle(disc);
  await tab.mouse.move(x, y);
  expect(await said(tab, 'pointed')).not.toBe('');
  await tab.mouse.down();
  await tab.mouse.move(x - 40, y - 30, { steps: 20 });
  expect(await said(tab, 'held')).not.toBe('');
  const held = await middle(disc);
  expect(Math.hypot(held.x - (x - 40), held.y - (y - 30))).toBeLessThan(1);
  expect([await renders(tab), await transform(tab)]).toEqual(before);
  await tab.mouse.up();
  expect(await said(tab, 'planned')).toMatch(/^\d+ \d+$/);
  expect([await said(tab, 'held'), await renders(tab), await transform(tab)]).toEqual(['', ...before]);
});

test('Escape lets go of it; bare ground pans, and is a point when pressed', async ({ page: tab }) => {
  const disc = await sit(tab);
  const { x, y } = await middle(disc);
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(x - 40, y - 30, { steps: 4 });
  await tab.keyboard.press('Escape');
  await tab.mouse.up();
  expect([await said(tab, 'held'), await said(tab, 'planned')]).toEqual(['', '']);
  await tab.mouse.move(x - 60, y);
  await tab.mouse.wheel(0, -600);
  const before = await transform(tab);
  await tab.mouse.down();
  await tab.mouse.move(x - 90, y + 40, { steps: 4 });
  await tab.mouse.up();
  expect(await transform(tab)).not.toBe(before);
  expect(await said(tab, 'planned')).toBe('');
  const now = await middle(disc);
  await tab.mouse.click(now.x - 120, now.y);
  expect(await said(tab, 'planned')).toMatch(/^\d+ \d+$/);
});

test('keys nudge the focused disc, Enter drops it', async ({ page: tab }) => {
  const disc = await sit(tab);
  await disc.focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowUp']) await tab.keyboard.press(key);
  expect(await said(tab, 'held')).toBe('2100 1300');
  await tab.keyboard.press('Enter');
  expect([await said(tab, 'held'), await said(tab, 'planned')]).toEqual(['', '2100 1300']);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('one drags the disc, a second one lets go of it and pinches', async ({ page: tab }) => {
    const disc = await sit(tab);
    const { x, y } = await middle(disc);
    const hand = await tab.context().newCDPSession(tab);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly [number, number][]) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map(([left, top], id) => ({ x: left, y: top, id })),
      });
    await touch('touchStart', [x, y]);
    await touch('touchMove', [x - 30, y - 20]);
    await touch('touchMove', [x - 40, y - 30]);
    await touch('touchEnd');
    const planned = await said(tab, 'planned');
    expect(planned).toMatch(/^\d+ \d+$/);

    const now = await middle(disc);
    const before = await transform(tab);
    await touch('touchStart', [now.x, now.y]);
    await touch('touchMove', [now.x + 30, now.y]);
    expect(await said(tab, 'held')).not.toBe('');
    await touch('touchStart', [now.x + 30, now.y], [now.x + 120, now.y]);
    expect(await said(tab, 'held')).toBe('');
    await touch('touchMove', [now.x - 30, now.y], [now.x + 220, now.y]);
    await touch('touchEnd');
    expect([await said(tab, 'planned'), await said(tab, 'held')]).toEqual([planned, '']);
    expect(await transform(tab)).not.toBe(before);
  });
});
