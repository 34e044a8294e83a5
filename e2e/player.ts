import { expect, type Locator, type Page } from '@playwright/test';
import { game } from '@sanguine/bloodstones/game.ts';
import type { Move } from '@sanguine/bloodstones/rules/moves.ts';
import { type Seat, swiftRandom } from '@sanguine/kernel';
import type { Known } from './known.ts';
import { battle, table } from './words.ts';

/** Games have hundreds of moves: how soon one is seen to be played decides how long a test takes. */
const OFTEN = [20, 20, 40, 40, 80];

/** A way of making a move on a page. */
export type Touch = (page: Page, move: Move, notation: string) => Promise<void>;

/** Somebody who plays by a page: decides as a Recruit would from what the page may know, acts by what it shows. */
export class Player {
  readonly page: Page;
  readonly seat: Seat;
  readonly #look: () => Promise<Known> | Known;
  readonly #touch: Touch;

  constructor(page: Page, seat: Seat, look: () => Promise<Known> | Known, touch: Touch) {
    this.page = page;
    this.seat = seat;
    this.#look = look;
    this.#touch = touch;
  }

  async look(): Promise<Known> {
    return this.#look();
  }

  /** Waits until it is asked or the game is over; says which. */
  async asked(): Promise<boolean> {
    let known = await this.look();
    const ready = async (): Promise<boolean> => {
      await hurry(this.page);
      known = await this.look();
      return known.deciders.includes(this.seat) || known.outcome !== null;
    };
    await expect.poll(ready, { message: 'somebody is asked', intervals: OFTEN, timeout: 30_000 }).toBe(true);
    return known.outcome === null;
  }

  /** Makes a move on the page and waits until the table has it. */
  async does(move: Move): Promise<void> {
    const before = await this.look();
    await clear(this.page);
    const words = wordsOf(move, before);
    await this.#touch(this.page, move, words);
    await expect
      .poll(
        async () => {
          await hurry(this.page);
          return (await this.look()).number;
        },
        {
          message: `played: ${words}`,
          intervals: OFTEN,
        },
      )
      .toBeGreaterThan(before.number);
  }

  /** What a Recruit would do now. */
  async chooses(): Promise<Move> {
    const { view, number } = await this.look();
    const bot = game.bots['recruit'];
    if (bot === undefined) throw new Error('no Recruit');
    return bot.choose(view, this.seat, swiftRandom(`e2e ${number}`)).move;
  }

  /** One decision, if the game goes on. */
  async decides(): Promise<boolean> {
    if (!(await this.asked())) return false;
    await this.does(await this.chooses());
    return true;
  }
}

/** What may lie between a move and the next: a warning that is read and waved away, a battle's report, bots at work. */
function between(page: Page): Locator {
  const report = page.locator('[data-guide="battle"]');
  const said = (name: string): Locator => report.getByRole('button', { name, exact: true });
  return page
    .locator('[data-guide="doubt:go"]')
    .or(page.getByRole('button', { name: table('en', 'status.hurry') }))
    .or(said(battle('en', 'skip')))
    .or(said(battle('en', 'next')))
    .or(said(battle('en', 'close')));
}

async function hurry(page: Page): Promise<void> {
  await between(page).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

/** Takes away whatever lies over the table. */
export async function clear(page: Page): Promise<void> {
  const lying = async (): Promise<number> => {
    await hurry(page);
    return between(page).count();
  };
  await expect.poll(lying, { message: 'nothing lies over the table', intervals: OFTEN }).toBe(0);
}

function wordsOf(move: Move, { view, viewer }: Known): string {
  return game.engine.notation.print(view, viewer ?? 0, move);
}
