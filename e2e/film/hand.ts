import type { Locator, Page } from '@playwright/test';
import type { Move } from '@sanguine/bloodstones/rules/moves.ts';
import { makeUp } from '../make-up.ts';

/** An arrow that follows the mouse, which pictures of the browser do not show. */
const drawArrow = (): void => {
  const arrow = document.createElement('div');
  arrow.innerHTML =
    '<svg width="26" height="30" viewBox="0 0 26 30"><path d="M2 1v23l6-5.5 4 9 4.6-2-4-8.8H21z" fill="#fff" stroke="#111" stroke-width="1.6"/></svg>';
  Object.assign(arrow.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '9999',
    pointerEvents: 'none',
  });
  document.documentElement.append(arrow);
  addEventListener(
    'mousemove',
    ({ clientX, clientY }) => {
      arrow.style.transform = `translate(${clientX}px, ${clientY}px)`;
    },
    true,
  );
};

/** How many steps the mouse takes from one thing to the next, one per frame. */
const STEPS = 14;

/** Plays for the camera: goes to a thing, gives time to read, presses it. */
export class Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  static async of(page: Page): Promise<Hand> {
    await page.evaluate(drawArrow);
    await page.mouse.move(900, 500);
    return new Hand(page);
  }

  /** Rests for the sake of those who watch. */
  async rest(milliseconds: number): Promise<void> {
    await this.#page.waitForTimeout(milliseconds);
  }

  async press(thing: Locator, reading = 300): Promise<void> {
    await thing.waitFor();
    const box = await thing.boundingBox();
    if (box === null) throw new Error('nothing to press');
    await this.#page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: STEPS });
    await this.rest(reading);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
    await this.rest(200);
  }

  /** Makes a move of Bloodstones slowly enough to be understood. */
  async make(move: Move): Promise<void> {
    switch (move.do) {
      case 'step':
        return this.#march(move);
      case 'pay': {
        const tiles = this.#page.locator('[data-guide^="tile:"]');
        await makeUp(tiles, 'tile:', move.tiles, { swaps: move.tiles.length === 1 });
        return this.press(this.#guided('action:pay'), 500);
      }
      case 'battle':
        await this.press(this.#area(move.area), 900);
        return this.press(this.#area(move.area));
      case 'swap':
        await this.press(this.#guided(`battle:swap:${move.tile}`), 900);
        return this.press(this.#guided('action:swap'));
      case 'build':
        await this.press(this.#guided(`tile:${move.kind}`));
        return this.press(this.#area(move.area));
      case 'settle':
      case 'capture':
        return this.press(this.#area(move.area));
      default:
        return this.press(this.#guided(`action:${move.do}`), 700);
    }
  }

  async #march({ units, from, to }: Extract<Move, { do: 'step' }>): Promise<void> {
    // Units that have just marched are still selected.
    await this.#page.keyboard.press('Escape');
    await this.press(this.#area(from));
    const chips = this.#page.locator('[data-guide^="unit:"]:enabled');
    if ((await chips.count()) > 0) await makeUp(chips, 'unit:', units, { swaps: units.length === 1 });
    // The tip by the mouse tells the cost and what a battle there would be.
    await this.press(this.#area(to), 1300);
  }

  #area(area: number): Locator {
    return this.#page.locator(`button[data-area="${area}"]`);
  }

  #guided(guide: string): Locator {
    return this.#page.locator(`[data-guide="${guide}"]`).first();
  }
}
