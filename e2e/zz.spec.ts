import { game } from '@sanguine/blood-stone/game.ts';
import type { AnyMove } from '@sanguine/blood-stone/rules/moves.ts';
import type { State } from '@sanguine/blood-stone/rules/state.ts';
import { expect, test } from './fixtures.ts';
import { sitDown, seesTable } from './joining.ts';
import { Overheard } from './known.ts';
import { Player } from './player.ts';
import { byMouse } from './blood-stone/touching.ts';
import { analysis, ending, table } from './words.ts';

test('online analysis', async ({ invite, browser, server }) => {
  const [ann, ben, cleo] = [await invite('Ann'), await invite('Ben'), await invite('Cleo')];
  const heard = [new Overheard<State>(ann), new Overheard<State>(ben)] as const;
  await sitDown(ann, ben, { game, seats: ['me', 'open'], board: 'bonewood', name: 'Red Moon' });
  const id = new URL(ann.url()).pathname.split('/').at(-1) ?? '';
  const players = [ann, ben].map((page, at) => new Player<State, AnyMove>(page, heard[at === 0 ? 0 : 1].known.viewer ?? -1, game, () => heard[at === 0 ? 0 : 1].known, byMouse));
  for (let at = 0; at < 24; at++) {
    const { deciders } = heard[0].known;
    await players.find(({ seat }) => deciders.includes(seat))?.decides();
    await expect.poll(() => heard[0].known.number - heard[1].known.number).toBe(0);
  }
  await cleo.goto(`/table/${id}`);
  await seesTable(cleo);
  for (const [who, page] of [['ann', ann], ['cleo', cleo]] as const) {
    const got: string[] = [];
    page.on('response', (answer) => void got.push(`${answer.status()} ${answer.url()}`));
    await page.goto(`/analysis/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    console.log(who, await page.locator('body').innerText(), got.filter((one) => one.includes('/api/')));
    await page.screenshot({ path: `/tmp/teach/running-${who}.png` });
    for (const path of ['record', 'story', 'story?seat=0', 'story?seat=1']) {
      const answer = await page.request.get(`/api/tables/${id}/${path}`);
      console.log(who, path, answer.status(), (await answer.text()).slice(0, 120));
    }
  }
  await ann.goto(`/table/${id}`);
  await seesTable(ann);
  await ben.getByRole('button', { name: table('en', 'menu.open'), exact: true }).click();
  await ben.getByRole('button', { name: new RegExp(`^${ending('en', 'concede')}`) }).click();
  await ben.getByRole('button', { name: new RegExp(`^${ending('en', 'concede')}`) }).last().click();
  await ann.getByText(table('en', 'over.analysis')).click();
  const t = Date.now();
  await expect(ann).toHaveURL(new RegExp(`/analysis/${id}`));
  await expect(ann.locator('[data-guide="learn"]')).toBeVisible();
  console.log('analysed in', Date.now() - t);
  await ann.screenshot({ path: '/tmp/teach/online-ann.png' });
  await ann.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ann.getByRole('button', { name: analysis('en', 'share') }).click();
  await expect(ann.getByText(analysis('en', 'share.copied'))).toBeVisible();
  const link = await ann.evaluate(() => navigator.clipboard.readText());
  console.log('link', link);
  await ann.screenshot({ path: '/tmp/teach/online-shared.png' });
  await cleo.goto(link);
  await expect(cleo.locator('[data-guide="learn"]')).toBeVisible();
  await cleo.screenshot({ path: '/tmp/teach/online-cleo.png' });
  console.log('cleo', (await cleo.locator('main').innerText()).slice(0, 900));
  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  await stranger.goto(link);
  await stranger.waitForTimeout(8000);
  await stranger.screenshot({ path: '/tmp/teach/online-stranger.png' });
  console.log('stranger', stranger.url(), (await stranger.locator('body').innerText()).slice(0, 500));
});
