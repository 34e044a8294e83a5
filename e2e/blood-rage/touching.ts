import type { Locator, Page } from '@playwright/test';
import { guides } from '@sanguine/blood-rage/board/guides.ts';
import type { AnyMove } from '@sanguine/blood-rage/rules/moves.ts';
import { click, enter, makeUp, type Press } from '../make-up.ts';
import type { Touch } from '../player.ts';

type Of<Verb extends AnyMove['do']> = Extract<AnyMove, { do: Verb }>;

const guided = (page: Page, guide: string): Locator => page.locator(`[data-guide="${guide}"]`);

/** Clicks a place where it is bare: its centre may be under a figure, which would be selected instead. */
async function pressPlace(page: Page, place: string, press: Press): Promise<void> {
  const button = guided(page, `place:${place}`);
  if (press === enter) return enter(button);
  const spot = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    for (const down of steps)
      for (const across of steps) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y) === element) return { x, y };
      }
    return null;
  });
  return spot === null ? enter(button) : page.mouse.click(spot.x, spot.y);
}

const cards = (page: Page): Locator => page.locator('[data-guide^="card:"]');
const chips = (page: Page): Locator =>
  page.locator('[data-guide="chips"] [data-guide^="chip:"][aria-pressed]');

/** Buttons that act on the selection come first; the one that does nothing comes last. */
const doing = (page: Page, verb: string, something: boolean): Locator => {
  const buttons = guided(page, `action:${verb}`);
  return something ? buttons.first() : buttons.last();
};

/** Selects the province a troop leaves, its figures, and its destination. */
async function march(page: Page, { from, to, figures }: Of<'march'>, press: Press): Promise<void> {
  await pressPlace(page, from, press);
  await press(guided(page, 'action:march').first());
  await makeUp(chips(page), 'chip:', figures, { press });
  return pressPlace(page, to, press);
}

/** §8: if there is no room, the card to be replaced is named. */
async function upgrade(page: Page, { card, replaces }: Of<'upgrade'>, press: Press): Promise<void> {
  await makeUp(cards(page), 'card:', [card], { press });
  return press(guided(page, `action:upgrade${replaces === null ? '' : `:${replaces}`}`));
}

async function pressFigures(page: Page, figures: Of<'sacrifice'>['figures'], press: Press): Promise<void> {
  for (const { figure, at } of figures)
    await press(
      guided(page, `chip:${figure}`)
        .and(page.locator(`[data-at="${at}"][aria-pressed="false"]`))
        .first(),
    );
}

async function sacrifice(page: Page, { figures, stat }: Of<'sacrifice'>, press: Press): Promise<void> {
  await press(guided(page, 'action:sacrifice'));
  await pressFigures(page, figures, press);
  return press(guided(page, `action:sacrifice:${stat ?? 'none'}`));
}

/** A single step is made at once; several are combined first. */
async function grow(page: Page, { stats }: Of<'grow'>, press: Press): Promise<void> {
  let together = stats.length === 0;
  for (const stat of stats) {
    const step = guided(page, `action:grow:${stat}`).or(guided(page, `action:step:${stat}`));
    together = (await step.getAttribute('data-guide'))?.startsWith('action:step:') ?? false;
    await press(step);
  }
  if (together) await press(guided(page, 'action:grow').first());
}

/** Makes moves on the drawn table: selects cards or figures, then where they go or what they are for. */
const touchingBy =
  (press: Press): Touch<AnyMove> =>
  async (page, move) => {
    // Clears the selection, and moves the mouse to where it points at nothing.
    await page.mouse.move(1, 1);
    await page.keyboard.press('Escape');
    switch (move.do) {
      case 'draft':
      case 'regain':
        await makeUp(cards(page), 'card:', move.cards, { press });
        return press(doing(page, move.do, move.cards.length > 0));
      case 'upgrade':
        return upgrade(page, move, press);
      case 'invade':
        await press(
          guided(page, `action:invade:${move.figure}`).or(guided(page, `action:take:${move.figure}`)),
        );
        return pressPlace(page, move.to, press);
      case 'march':
        return march(page, move, press);
      case 'sacrifice':
        return sacrifice(page, move, press);
      case 'rescue':
        await pressFigures(page, move.figures, press);
        if (move.retreat) await press(guided(page, 'action:flee'));
        return press(doing(page, 'rescue', move.figures.length > 0 || move.retreat));
      case 'grow':
        return grow(page, move, press);
      default:
        for (const guide of guides(move)) {
          const [kind, name = ''] = guide.split(':');
          if (kind === 'place') await pressPlace(page, name, press);
          else await press(guided(page, guide).first());
        }
    }
  };

export const byMouse: Touch<AnyMove> = touchingBy(click);
export const byKeys: Touch<AnyMove> = touchingBy(enter);
