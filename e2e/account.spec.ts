import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { shell, type ShellPhrase } from './words.ts';

const OLD = 'correct horse';
const NEW = 'battery staple';
const say = (key: ShellPhrase, values?: Record<string, string | number>): string => shell('en', key, values);

/** Each test needs its own name: they share a server. */
async function account(page: Page, name: string): Promise<void> {
  await page.context().request.post('/api/accounts', { data: { name, password: OLD, locale: 'en' } });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('heading', { name: say('account.in') }) });
  await form.getByLabel(say('account.name')).fill(name);
  await form.getByLabel(say('account.password')).fill(password);
  await form.getByRole('button', { name: say('account.in') }).click();
}

test('a password is changed by whoever knows it, and other devices have to sign in anew', async ({
  page,
  browser,
  baseURL,
}) => {
  await account(page, 'Ilse');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('/account');
  await signIn(other, 'Ilse', OLD);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ilse');

  const change = page.getByRole('button', { name: say('password.go') });
  await page.getByLabel(say('password.current')).fill('wrong horse');
  await page.getByLabel(say('password.new')).fill(NEW);
  await change.click();
  await expect(page.getByText(say('password.wrong'))).toBeVisible();
  await page.getByLabel(say('password.current')).fill(OLD);
  await change.click();
  await expect(page.getByText(say('account.done'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ilse');

  await other.reload();
  await signIn(other, 'Ilse', OLD);
  await expect(other.getByText(say('problem.credentials'))).toBeVisible();
  await signIn(other, 'Ilse', NEW);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ilse');

  await page.getByRole('button', { name: say('everywhere.go') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('everywhere.go') })
    .click();
  await expect(page.getByRole('heading', { name: say('account.new') })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: say('account.new') })).toBeVisible();
  await elsewhere.close();
});

test('who leaves for good is asked once more, and is then nobody', async ({ page }) => {
  await account(page, 'Bruno');
  await page.getByRole('button', { name: say('leave.ask') }).click();
  const dialog = page.getByRole('dialog', { name: say('leave.sure') });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: say('leave.ask') }).click();
  await dialog.getByLabel(say('account.password')).fill('wrong horse');
  await dialog.getByRole('button', { name: say('leave.go') }).click();
  await expect(dialog.getByText(say('password.wrong'))).toBeVisible();
  await dialog.getByLabel(say('account.password')).fill(OLD);
  await dialog.getByRole('button', { name: say('leave.go') }).click();
  await expect(page.getByRole('heading', { name: say('account.new') })).toBeVisible();
  await signIn(page, 'Bruno', OLD);
  await expect(page.getByText(say('problem.credentials'))).toBeVisible();
});

test('the muted are called by name, and heard again one by one', async ({ page, invite }) => {
  const muted: string[] = [];
  for (const name of ['Loud', 'Louder']) {
    const other = await invite(name);
    const { me } = (await (await other.context().request.get('/api/me')).json()) as {
      me: { person: string };
    };
    muted.push(me.person);
  }
  await account(page, 'Quiet');
  await page.evaluate(async (persons) => {
    for (const person of persons) await fetch(`/api/mutes/${person}`, { method: 'PUT' });
  }, muted);
  await page.reload();
  const chat = page.getByRole('region', { name: say('mutes.title') });
  await expect(chat.getByRole('listitem')).toHaveCount(2);
  await chat.getByRole('button', { name: say('mutes.hear.label', { name: 'Loud' }), exact: true }).click();
  await expect(chat.getByRole('listitem')).toHaveText([/^Louder/]);
  await chat.getByRole('button', { name: say('mutes.hear.label', { name: 'Louder' }), exact: true }).click();
  await expect(chat.getByText(say('mutes.text', { count: 0 }))).toBeVisible();
});
