import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The turns of a log are all made alike: of a long one the last are looked at. */
const TURNS = 8;

/**
 * What on a page shuts somebody out, a line for each kind; there should be none. It is the last thing a page is asked.
 * Run within the page at once (none has frames) and told nothing but the violations.
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
 * Empties the pictures that readers are not told of, and cuts long logs: each of their thousands of elements would be
 * looked at by every rule. That halves the time and more.
 */
async function lighten(page: Page): Promise<void> {
  await page.evaluate((turns) => {
    // The game may go on meanwhile, and what the page wants to take away is gone already.
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
