import type { Page } from '@playwright/test';
import { game } from '@sanguine/blood-stone/game.ts';
import type { AnyMove } from '@sanguine/blood-stone/rules/moves.ts';
import type { State } from '@sanguine/blood-stone/rules/state.ts';
import { byMouse } from './blood-stone/touching.ts';
import { expect, test } from './fixtures.ts';
import { sitDown } from './joining.ts';
import { Overheard } from './known.ts';
import { Player } from './player.ts';
import { analysis, ending, table } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Enough moves for both to have something judged. */
const MOVES = 16;

/** What the page requested from the server while it opened. */
async function openedAt(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  const listen = (request: { url: () => string }): void => void asked.push(new URL(request.url()).pathname);
  page.on('request', listen);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  page.off('request', listen);
  // The page being left may repeat its own requests.
  return [...new Set(asked.filter((path) => path.startsWith('/api/tables')))];
}

test('an online game is analysed once it is over, and a link shows strangers the same report', async ({
  invite,
}) => {
  const [ann, ben, cleo] = [await invite('Ann'), await invite('Ben'), await invite('Cleo')];
  const heard = [new Overheard<State>(ann), new Overheard<State>(ben)] as const;
  await sitDown(ann, ben, { game, seats: ['me', 'open'], board: 'bonewood', name: 'Red Moon' });
  const { pathname } = new URL(ann.url());
  const id = pathname.split('/').at(-1) ?? '';
  const players = [ann, ben].map((page, at) => {
    const ears = at === 0 ? heard[0] : heard[1];
    return new Player<State, AnyMove>(page, ears.known.viewer ?? -1, game, () => ears.known, byMouse);
  });
  for (let made = 0; made < MOVES; made++) {
    const { deciders } = heard[0].known;
    await players.find(({ seat }) => deciders.includes(seat))?.decides();
    await expect.poll(() => heard[0].known.number - heard[1].known.number).toBe(0);
  }

  await test.step('while it goes on nobody is told anything, and nothing is asked for', async () => {
    for (const page of [ann, cleo]) {
      expect(await openedAt(page, `/analysis/${id}`)).toEqual([`/api/tables/${id}`]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(analysis('en', 'running.title'));
      for (const wanted of ['record', 'story?seat=1'])
        expect((await page.request.get(`/api/tables/${id}/${wanted}`)).status()).toBe(409);
      await page.getByRole('link', { name: analysis('en', 'table') }).click();
      await expect(page).toHaveURL(new RegExp(`/table/${id}$`));
    }
  });

  await test.step('it is given up, analysed and shared', async () => {
    await ben.getByRole('button', { name: table('en', 'menu.open'), exact: true }).click();
    const concede = ben.getByRole('button', { name: new RegExp(`^${ending('en', 'concede')}`) });
    await concede.click();
    await concede.last().click();
    await ben.getByText(table('en', 'over.analysis')).click();
    await expect(ben.locator('[data-guide="seat:1"]')).toHaveAttribute('aria-pressed', 'true');
  });

  await ben.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ben.getByRole('button', { name: analysis('en', 'share') }).click();
  await expect(ben.getByText(analysis('en', 'share.copied'))).toBeVisible();
  const link = await ben.evaluate(() => navigator.clipboard.readText());
  const headline = (page: Page): Promise<string> =>
    page.getByRole('heading', { level: 2 }).first().innerText();
  expect(await headline(ben)).toMatch(/^(?:You|It|Luck)/);

  await cleo.goto(link);
  await expect(cleo.locator('[data-guide="seat:1"]')).toHaveAttribute('aria-pressed', 'true');
  expect(await headline(cleo)).toContain('Ben');
});
