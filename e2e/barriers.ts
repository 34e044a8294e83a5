import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';

interface Axe {
  run(
    document: Document,
    options: { resultTypes: readonly ['violations'] },
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly target: readonly unknown[] }[];
    }[];
  }>;
}

declare global {
  interface Window {
    axe?: Axe;
  }
}

const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** All turns of a log have the same markup, so only the last ones are checked. */
const TURNS = 8;

/**
 * The accessibility violations of a page, one line per kind; there should be none. The page has no frames, so axe runs directly
 * in it and stays there: loading it again takes longer than checking most pages.
 */
export async function barriersOn(page: Page): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  const restore = await lighten(page);
  const barriers = await page.evaluate(async () => {
    const found = await window.axe?.run(document, { resultTypes: ['violations'] });
    if (found === undefined) throw new Error('axe did not come');
    return found.violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  });
  await restore.evaluate((putBack) => putBack());
  return barriers;
}

/**
 * Empties pictures hidden from screen readers and cuts long logs: every rule would check each of their thousands of
 * elements. That more than halves the time. Returns what puts them back.
 */
function lighten(page: Page): Promise<JSHandle<() => void>> {
  return page.evaluateHandle((turns) => {
    const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
    const canMove = (node: Node | null): node is Element | CharacterData =>
      node instanceof Element || node instanceof CharacterData;
    // The game may continue meanwhile, and the page would remove nodes that have moved, or insert before them.
    Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
      if (canMove(child)) child.remove();
      return child;
    };
    Node.prototype.insertBefore = function insert<T extends Node>(child: T, before: Node | null): T {
      if (canMove(before) && before.parentNode !== null) before.before(child);
      else this.appendChild(child);
      return child;
    };
    const emptied = [...document.querySelectorAll('svg[aria-hidden="true"]:not(:has(a, [tabindex]))')].map(
      (picture) => {
        const drawing = document.createDocumentFragment();
        drawing.append(...picture.childNodes);
        return { picture, drawing };
      },
    );
    const cut = [...document.querySelectorAll('[role="log"] section')].slice(0, -turns).map((turn) => {
      const place = document.createComment('');
      turn.replaceWith(place);
      return { turn, place };
    });
    return () => {
      Object.defineProperties(Node.prototype, { removeChild, insertBefore });
      for (const { turn, place } of cut) place.replaceWith(turn);
      // What was added meanwhile comes after the rest.
      for (const { picture, drawing } of emptied) picture.prepend(drawing);
    };
  }, TURNS);
}
