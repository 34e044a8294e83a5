import type { Page } from '@playwright/test';
import { game } from '@sanguine/blood-stone/game.ts';
import { expect, test } from './fixtures.ts';
import { sitDown } from './joining.ts';
import { startServer } from './server.ts';
import { ending, replay, table } from './words.ts';

// A server of its own, on which nobody has to wait a minute.
const AWAY_TIME = '2';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: async ({ browserName: _any }, use) => {
    const server = await startServer({ AWAY_TIME });
    await use(server.url);
    await server.stop();
  },
});

const button = (page: Page, key: Parameters<typeof ending>[1], values = {}) =>
  page.getByRole('button', { name: new RegExp(`^${ending('en', key, values)}`) });
const prompt = (page: Page) => page.locator('[data-guide="prompt"]');

async function fromMenu(page: Page, key: Parameters<typeof ending>[1]): Promise<void> {
  await page.getByRole('button', { name: table('en', 'menu.open'), exact: true }).click();
  await button(page, key).click();
}

/** The result covers the whole table until it is put away. */
const lookAtBoard = (page: Page): Promise<void> => page.locator('[data-guide="result:close"]').click();

test('one leaves in their own turn and the other claims the win; at the next table one concedes', async ({
  invite,
}) => {
  const [ann, ben] = [await invite('Ann'), await invite('Ben')];
  await sitDown(ann, ben, { game, seats: ['me', 'open'] });
  const waits = /waiting/i.test((await prompt(ann).textContent()) ?? '');
  const [stays, leaves, name, other] = waits ? [ann, ben, 'Ann', 'Ben'] : [ben, ann, 'Ben', 'Ann'];
  // While both are here only a draw is offered, which the other may refuse.
  await expect(button(stays, 'absent.claim')).toHaveCount(0);
  await fromMenu(stays, 'callOff.duel');
  await button(stays, 'callOff.duel.ask').last().click();
  await leaves.getByRole('button', { name: table('en', 'vote.no') }).click();
  await expect(stays.getByRole('button', { name: table('en', 'vote.withdraw') })).toHaveCount(0);

  const address = leaves.url();
  await leaves.goto('/rules');
  await expect(stays.getByText(ending('en', 'absent.away', { name: other })).first()).toBeVisible();
  await button(stays, 'absent.claim').click();
  await expect(prompt(stays)).toContainText(ending('en', 'closed.claimed.by', { other }));
  await lookAtBoard(stays);
  await expect(stays.getByRole('log')).toContainText('claimed the win');
  // A player who comes back is told what happened.
  await leaves.goto(address);
  await expect(prompt(leaves)).toContainText(ending('en', 'closed.claimed.from', { name }));
  await expect(leaves.getByRole('link', { name: table('en', 'over.replay') })).toBeVisible();

  await sitDown(ann, ben, { game, seats: ['me', 'open'] });
  await fromMenu(ben, 'concede');
  const dialog = ben.getByRole('dialog');
  await expect(dialog).toContainText(ending('en', 'concede.duel', { other: 'Ann' }));
  await button(ben, 'concede.stay').click();
  await expect(dialog).toHaveCount(0);
  await fromMenu(ben, 'concede');
  await button(ben, 'concede').last().click();
  await expect(prompt(ben)).toContainText(ending('en', 'closed.conceded.you'));
  await expect(prompt(ann)).toContainText(ending('en', 'closed.you'));
  await expect(prompt(ann)).toContainText(ending('en', 'closed.conceded', { name: 'Ben' }));
  // The concession is a row of the record like any other: the replay ends with it.
  await ann.getByRole('link', { name: table('en', 'over.replay') }).click();
  await ann.getByRole('button', { name: replay('en', 'bar.last') }).click();
  await lookAtBoard(ann);
  await expect(ann.getByRole('log')).toContainText(/Ben .*conceded/);
  await expect(prompt(ann)).toContainText(/Ben conceded/);
});
