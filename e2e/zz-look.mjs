import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { startServer } from './server.ts';
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const sizes = { d: { viewport: { width: 1440, height: 900 } }, w: { viewport: { width: 1920, height: 1080 } }, p: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } };
for (const spec of process.argv.slice(2)) {
  const [size, loc, path, act] = spec.split(',');
  const ctx = await browser.newContext({ ...sizes[size], locale: loc === 'ja' ? 'ja-JP' : 'en-GB', baseURL: server.url, reducedMotion: 'reduce' });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2500);
  if (act === 'show') await page.getByRole('button', { name: /Show the answer|答えを見る/ }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/pz/shot-${size}-${loc}-${path.replaceAll('/', '_')}${act ?? ''}.png` });
  await ctx.close();
}
await browser.close(); await server.stop(); process.exit(0);
