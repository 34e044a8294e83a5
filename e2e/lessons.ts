import type { Locator, Page } from '@playwright/test';
import type { AnySetup, Game, KeyOf, Match } from '@sanguine/kernel';
import type { Tutorial } from '@sanguine/ui';
import { openTutorial } from '@sanguine/ui/lessons.ts';
import { expect } from './fixtures.ts';
import { clear, type Touch } from './player.ts';
import { tutorial } from './words.ts';

/** Makes a free choice that a lesson leaves open (`pay *`). */
type AnyOf = (page: Page, text: string) => Promise<void>;

/** Any payment will do: takes the one already selected. */
const laidOut: AnyOf = (page) => page.locator('[data-guide="action:pay"]').first().click();

export class Course<Setup extends AnySetup, State, Move> {
  readonly page: Page;
  readonly #game: Game<Setup, State, Move, unknown>;
  readonly #lessons: Tutorial<Setup>;
  readonly #touch: Touch<Move>;
  readonly #anyOf: AnyOf;
  /** What has been done so far, since names in notation may depend on what is on the table. */
  readonly #done: string[] = [];

  constructor(
    page: Page,
    game: Game<Setup, State, Move, unknown>,
    lessons: Tutorial<Setup>,
    touch: Touch<Move>,
    anyOf: AnyOf = laidOut,
  ) {
    this.page = page;
    this.#game = game;
    this.#lessons = lessons;
    this.#touch = touch;
    this.#anyOf = anyOf;
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: tutorial('en', 'card') });
  }

  button(key: KeyOf<typeof tutorial>): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${tutorial('en', key)}`) });
  }

  says(lesson: string, part: 'title' | 'text' | 'hint'): string {
    return this.#lessons.say('en', lesson, part);
  }

  async open(): Promise<void> {
    await this.page.goto(`/learn/${this.#game.engine.id}/${this.#lessons.id}`);
  }

  /** Does what a lesson wants, once the other seats have played. */
  async does(text: string): Promise<void> {
    await expect(this.card).not.toContainText(tutorial('en', 'waiting'));
    await clear(this.page);
    if (text.endsWith('*')) await this.#anyOf(this.page, text);
    else await this.#touch(this.page, this.#moveOf(text), text);
    this.#done.push(text);
  }

  /** Takes every lesson before `until`. Default: all. */
  async take(until?: string): Promise<void> {
    const { lessons } = this.#lessons;
    for (const { id, wants } of lessons) {
      if (id === until) return;
      const heading = this.card.getByRole('heading', { name: this.says(id, 'title'), exact: true });
      await expect(heading).toBeVisible();
      for (const text of wants) await this.does(text);
      if (wants.length === 0 && id !== lessons.at(-1)?.id) await this.button('continue').click();
    }
  }

  #moveOf(text: string): Move {
    const { engine } = this.#game;
    const { seat } = this.#lessons;
    const parsed = engine.notation.parse(this.#match().viewFor(seat), seat, text);
    if (!parsed.ok) throw new Error(parsed.problem);
    return parsed.move;
  }

  /** The table after what was done, as far as free choices leave it certain. */
  #match(): Match<Setup, State, Move, unknown> {
    const { engine } = this.#game;
    const { seat: pupil, script } = this.#lessons;
    const match = openTutorial(engine, this.#lessons);
    const [own, others] = [[...this.#done], [...script]];
    for (;;) {
      const [seat = pupil] = match.deciders();
      const text = (seat === pupil ? own : others).shift();
      if (text === undefined) return match;
      const parsed = engine.notation.parse(match.viewFor(seat), seat, text);
      if (!parsed.ok || !match.submit(seat, parsed.move).ok) return match;
    }
  }
}
