import type { CDPSession, Locator, Page } from '@playwright/test';
import { game } from '@sanguine/bloodfields/game.ts';
import { TERRAIN_KINDS } from '@sanguine/bloodfields/content/terrain.ts';
import { inCombat } from '@sanguine/bloodfields/rules/combat.ts';
import { piecesUnder } from '@sanguine/bloodfields/rules/ground.ts';
import type { State } from '@sanguine/bloodfields/rules/state.ts';
import { unitOf } from '@sanguine/bloodfields/rules/units.ts';
import { barriersOn } from '../barriers.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { openStaged, type Staged, staged } from '../staged.ts';

/** How far off terrain must be: walking through it may roll dice, and such a move cannot be taken back without asking. */
const CLEAR = 1500;

/** The acting unit may walk and has done nothing yet, from the second round on. */
function isFree(state: State, decider: number | undefined): boolean {
  const open = state.frames.at(-1);
  if (decider !== 0 || state.round < 2 || open?.step !== 'act' || open.what !== 'turn') return false;
  const { x, y, turn } = unitOf(state, open.unit);
  const isFresh = turn.once.length === 0 && turn.moved === 0 && !inCombat(state, open.unit);
  return isFresh && piecesUnder(state, { x, y, r: CLEAR }, TERRAIN_KINDS).length === 0;
}

let scene: Staged;
test.beforeAll(() => {
  scene = staged(game, 'handling', {
    name: 'Handling',
    seats: [
      { kind: 'person', name: 'Anneke' },
      { kind: 'bot', level: 'recruit' },
    ],
    seed: 'handling',
    choices: { board: 'barrow-field' },
    until: (state, [decider]) => isFree(state, decider),
  });
});

const guided = (page: Page, guide: string): Locator => page.locator(`[data-guide="${guide}"]`);
const card = (page: Page): Locator => page.getByRole('tooltip').filter({ hasText: 'Stand here' });

async function own(page: Page): Promise<{ readonly x: number; readonly y: number; readonly name: string }> {
  const unit = page.locator('button[data-place^="unit:"][aria-pressed="true"]').first();
  const box = await unit.boundingBox();
  const name = await unit.getAttribute('data-guide');
  if (box === null || name === null) throw new Error('nobody is in hand');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, name };
}

test('a unit is dragged with all that would mean, set down elsewhere by keys, moved and taken back; tape, sight, threats', async ({
  page,
}) => {
  await openStaged(page, scene);
  await guided(page, 'action:plan').waitFor();
  const { x, y, name } = await own(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 14, y - 20, { steps: 4 });
  await expect(card(page)).toBeVisible();
  // The prompt counts down what is left.
  await expect(guided(page, 'prompt')).toContainText(/\u2033 left of /);
  const told = await card(page).innerText();
  // It changes as the hand moves on.
  await page.mouse.move(x - 20, y + 6, { steps: 4 });
  await expect(card(page)).not.toHaveText(told, { useInnerText: true });
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(guided(page, 'action:move')).toHaveCount(0);

  // By keys: a named spot, then a tenth of an inch.
  await guided(page, 'action:plan').press('Enter');
  await expect(card(page)).toBeVisible();
  await expect(page.locator('[data-guide^="action:snap:"]').first()).toBeVisible();
  const spot = await guided(page, 'action:move').innerText();
  await page.locator('[data-guide^="action:snap:"]').last().press('Enter');
  await guided(page, 'ghost').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(guided(page, 'action:move')).not.toHaveText(spot, { useInnerText: true });
  const stood = await guided(page, name).boundingBox();
  await guided(page, 'action:move').click();
  await expect.poll(() => guided(page, name).boundingBox()).not.toEqual(stood);
  await guided(page, 'action:undo').click();
  await expect.poll(() => guided(page, name).boundingBox()).toEqual(stood);

  // From base to base by keys alone, with the rules that apply.
  await page.keyboard.press('m');
  await guided(page, name).press('Enter');
  await page.locator('button[data-place^="unit:"]').last().press('Enter');
  const measured = page.getByRole('status').filter({ hasText: 'inches' });
  await expect(measured.getByRole('button', { name: 'Rule 8.2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(measured).toHaveCount(0);

  await page.keyboard.press('v');
  await page.keyboard.press('t');
  await expect(page.getByText('ground out of sight')).toBeVisible();
  await expect(guided(page, 'tool:threats')).toHaveAttribute('aria-pressed', 'true');
  expect(await barriersOn(page)).toEqual([]);
});

test('in a replay one measures, too', async ({ page }) => {
  await openStaged(page, scene, '/replay/local/handling?row=40');
  await page.getByRole('slider').first().waitFor();
  await guided(page, 'tool:tape').click();
  const units = page.locator('button[data-place^="unit:"]');
  await units.first().press('Enter');
  await units.last().press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'inches' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a glass shows what the finger hides, and a second finger puts it back', async ({ page, context }) => {
    await openStaged(page, scene);
    await guided(page, 'action:plan').waitFor();
    const session = await context.newCDPSession(page);
    const { x, y } = await own(page);
    await touch(session, 'touchStart', [{ x, y }]);
    for (const step of [4, 9, 14]) await touch(session, 'touchMove', [{ x: x + step, y: y - step }]);
    await expect(page.locator('main canvas[width="156"]')).toBeVisible();
    await touch(session, 'touchStart', [
      { x: x + 14, y: y - 14 },
      { x: x + 60, y: y + 40 },
    ]);
    await expect(page.locator('main canvas[width="156"]')).toHaveCount(0);
    await touch(session, 'touchEnd', []);
    await expect(guided(page, 'action:move')).toHaveCount(0);
    expect(await barriersOn(page)).toEqual([]);
  });
});

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: { x: number; y: number }[],
): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints });
