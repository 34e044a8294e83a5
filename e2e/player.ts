import { expect, type Page } from '@playwright/test';
import { type AnySetup, type Game, type Seat, swiftRandom } from '@sanguine/kernel';
import type { Known } from './known.ts';

/** Games have hundreds of moves, so the polling interval decides how long a test takes. */
const OFTEN = [20, 20, 40, 40, 80];

/** Makes a move on a page. */
export type Touch<Move> = (page: Page, move: Move, notation: string) => Promise<void>;

/** A player on a page: decides as a Recruit would from what the page may know, and acts on what it shows. */
export class Player<State, Move> {
  readonly page: Page;
  readonly seat: Seat;
  readonly #game: Game<AnySetup, State, Move, unknown>;
  readonly #look: () => Promise<Known<State>> | Known<State>;
  readonly #touch: Touch<Move>;

  constructor(
    page: Page,
    seat: Seat,
    game: Game<AnySetup, State, Move, unknown>,
    look: () => Promise<Known<State>> | Known<State>,
    touch: Touch<Move>,
  ) {
    this.page = page;
    this.seat = seat;
    this.#game = game;
    this.#look = look;
    this.#touch = touch;
  }

  async look(): Promise<Known<State>> {
    return this.#look();
  }

  /** Waits until the player is asked or the game is over; returns true if asked. */
  async asked(): Promise<boolean> {
    return (await this.#ready()).outcome === null;
  }

  async #ready(): Promise<Known<State>> {
    let known: Known<State> | undefined;
    const ready = async (): Promise<boolean> => {
      await hurry(this.page);
      known = await this.look();
      if (known.outcome !== null) return true;
      // An answer ordered in advance is played by the shell.
      const ordered = this.#game.engine.ordered(known.view, this.seat) !== null;
      return known.deciders.includes(this.seat) && !ordered;
    };
    await expect.poll(ready, { message: 'somebody is asked', intervals: OFTEN }).toBe(true);
    return known ?? this.look();
  }

  /** Makes a move on the page and waits until the table has it. */
  async does(move: Move): Promise<void> {
    await this.#plays(move, await this.look());
  }

  async #plays(move: Move, before: Known<State>): Promise<void> {
    await shows(this.page, before.number);
    await clear(this.page);
    const words = this.#game.engine.notation.print(before.view, this.seat, move);
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

  /** The move a Recruit would choose now. */
  async chooses(): Promise<Move> {
    return this.#choice(await this.look());
  }

  #choice({ view, number }: Known<State>): Move {
    const bot = this.#game.bots['recruit'];
    if (bot === undefined) throw new Error('no Recruit');
    return bot.choose(view, this.seat, swiftRandom(`e2e ${number}`)).move;
  }

  /** Makes one decision; returns false if the game is over. */
  async decides(): Promise<boolean> {
    const known = await this.#ready();
    if (known.outcome !== null) return false;
    await this.#plays(this.#choice(known), known);
    return true;
  }
}

/** Buttons that may appear between two moves: confirming a warning, a battle's report, hurrying bots. */
const BETWEEN = [
  'warning:go',
  'hurry',
  'battle:skip',
  'battle:next',
  'battle:close',
  'age:on',
  'reveal:on',
  'round:on',
]
  .map((guide) => `[data-guide="${guide}"]`)
  .join();

/** Presses them and returns how many there were. Called all the time, and a locator would search every shadow tree. */
function hurry(page: Page): Promise<number> {
  return page.evaluate((between) => {
    const buttons = document.querySelectorAll<HTMLElement>(between);
    for (const button of buttons) button.click();
    return buttons.length;
  }, BETWEEN);
}

/** Waits until the page shows a row: what is stored or sent may be ahead of what is drawn, and typed words would be lost. */
async function shows(page: Page, row: number): Promise<void> {
  const shown = (): Promise<number> =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>('[data-row]')?.dataset['row'] ?? -1));
  await expect.poll(shown, { message: `row ${row} is shown`, intervals: OFTEN }).toBeGreaterThanOrEqual(row);
}

/** Dismisses everything that covers the table. */
export async function clear(page: Page): Promise<void> {
  const lying = (): Promise<number> => hurry(page);
  await expect.poll(lying, { message: 'nothing lies over the table', intervals: OFTEN }).toBe(0);
}
