import { game } from '@sanguine/bloodfields/game.ts';
import { windowForecast } from '@sanguine/bloodfields/rules/forecast.ts';
import { currentRoll } from '@sanguine/bloodfields/rules/roll/options.ts';
import type { State } from '@sanguine/bloodfields/rules/state.ts';
import { barriersOn } from '../barriers.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { openStaged, staged } from '../staged.ts';

/** The person may spend a token on an attack roll, and it is the best answer. */
function isOpen(state: State): boolean {
  if (state.frames.at(-1)?.step !== 'dice') return false;
  const window = windowForecast(state);
  return (
    currentRoll(state).roll.roll === 'attack' &&
    window?.kind === 'attack' &&
    window.side === 'roller' &&
    window.best.do === 'spend'
  );
}

test('dice on the bench: chances of each answer, a policy that is kept, and what it answers', async ({
  page,
}) => {
  const scene = staged(game, 'dice', {
    name: 'First Blood',
    seats: [
      { kind: 'person', name: 'Anneke' },
      { kind: 'bot', level: 'recruit' },
    ],
    seed: 'dice',
    choices: { board: 'pit' },
    until: (state, [seat]) => seat === 0 && isOpen(state),
  });
  await openStaged(page, scene);
  const bench = page.getByRole('region', { name: 'Dice on the bench' });

  await test.step('every answer stands beside the dice with its chances, the best one marked', async () => {
    await expect(bench).toBeVisible();
    await expect(bench.locator('[data-guide^="chance:"]')).toHaveCount(2);
    await expect(bench.locator('[data-guide="chance:inspire"]')).toContainText('best');
    await expect(page.locator('[data-guide="action:spend:inspire"]')).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.reload();
  });

  await test.step('a policy that was chosen answers at once, says so, and can be taken back', async () => {
    await bench.locator('[data-guide="policies"] summary').click();
    await bench.getByLabel('Tokens on attacks').selectOption('never');
    await expect(page.locator('output')).toContainText('Answered for you: Tokens on attacks');
    await expect(page.locator('[data-guide="action:spend:inspire"]')).toHaveCount(0);
  });

  await test.step('it is kept on the device until it is asked for again', async () => {
    await page.locator('[data-guide="policy:ask"]').click();
    await expect(page.locator('output')).toBeEmpty();
    await openStaged(page, { ...scene, game: { ...scene.game, id: 'dice-again' } });
    await expect(bench).toBeVisible();
    await expect(page.locator('[data-guide="action:spend:inspire"]')).toBeVisible();
    await page.locator('[data-guide="action:spend:inspire"]').click();
    await expect(page.getByRole('log')).toContainText('spends an Inspire token on the attack roll');
  });
});
