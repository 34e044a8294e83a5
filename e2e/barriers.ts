import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What on a page shuts somebody out, a line for each kind; there should be none. Run within the page at once (none has
 * frames) and told nothing but the violations: on a board of thousands of elements that takes a quarter of the time.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}
