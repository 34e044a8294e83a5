import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All turns of a log have the same markup, so only the last ones are checked. */
const TURNS = 8;

/**
 * The accessibility violations of a page, one line per kind; there should be none. Call it last: it changes the page.
 * Legacy mode runs axe directly in the page, which has no frames.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  await lighten(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/**
 * Empties pictures hidden from screen readers and cuts long logs: every rule would check each of their thousands of
 * elements. That more than halves the time.
 */
async function lighten(page: Page): Promise<void> {
  await page.evaluate((turns) => {
    // The game may continue meanwhile, and the page would remove nodes that are already gone.
    Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
      if (child.parentNode === this && child instanceof Element) child.remove();
      return child;
    };
    Node.prototype.insertBefore = function insert<T extends Node>(child: T, before: Node | null): T {
      if (before instanceof Element && before.parentNode === this) before.before(child);
      else this.appendChild(child);
      return child;
    };
    for (const picture of document.querySelectorAll('svg[aria-hidden="true"]:not(:has(a, [tabindex]))'))
      picture.replaceChildren();
    for (const turn of [...document.querySelectorAll('[role="log"] section')].slice(0, -turns)) turn.remove();
  }, TURNS);
}
