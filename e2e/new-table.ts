import type { Page } from '@playwright/test';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import type { AnyGame } from '@sanguine/kernel';
import { shell, type ShellPhrase } from './words.ts';

export interface Wish {
  /** Default: Bloodstones. */
  readonly game?: AnyGame;
  /** Default: solo. */
  readonly way?: 'solo' | 'shared' | 'online';
  /** `me`, `open`, `bot.recruit`; at a shared screen a person's name, empty if unnamed. */
  readonly seats: readonly string[];
  /** `{ regroupTarget: 'short' }` */
  readonly options?: Readonly<Record<string, string>>;
  /** A board's id. Default: the one the page proposes. */
  readonly board?: string;
  readonly name?: string;
}

const say = (key: ShellPhrase, values = {}): string => shell('en', key, values);

/** Fills in the page for a new table and submits it; an online table then shows its waiting room. */
export async function layTable(
  page: Page,
  { game = bloodstones, way = 'solo', seats, options = {}, board, name }: Wish,
): Promise<void> {
  await page.goto(`/new/${game.engine.id}`);
  await page.getByRole('radio', { name: new RegExp(`^${say(`new.${way}`)}`) }).check();
  await seatCount(page, seats.length);
  for (const [at, who] of seats.entries()) {
    const known = who === 'me' || who === 'open' || who.startsWith('bot.');
    await page
      .getByLabel(say('new.seat', { number: at + 1 }), { exact: true })
      .selectOption(known ? who : 'person');
    if (!known) await page.getByLabel(say('new.seat.name', { number: at + 1 })).fill(who);
  }
  if (board !== undefined) {
    const words = game.boards.find(({ id }) => id === board)?.name.en ?? board;
    await page.getByRole('radio', { name: new RegExp(`^${words}`) }).check();
  }
  const { given } = game.seating;
  const side = given?.sides.find((one) => given.value(0, one) === options[given.option]);
  if (side !== undefined) await page.getByLabel('Side of seat 1').selectOption(side);
  if (Object.keys(options).some((option) => option !== given?.option)) {
    const more = page.locator('details', { hasText: say('new.options.open') });
    if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
    for (const [option, value] of Object.entries(options)) {
      if (option === given?.option) continue;
      const words = game.speech.option('en', option);
      await page.getByRole('combobox', { name: new RegExp(`^${words}$`, 'i') }).selectOption(value);
    }
  }
  if (name !== undefined) await page.getByLabel(say('new.name'), { exact: true }).fill(name);
  await page.getByRole('button', { name: say(way === 'online' ? 'new.open' : 'new.start') }).click();
  await page.waitForURL(way === 'online' ? /\/table\// : /\/local\//);
}

async function seatCount(page: Page, wanted: number): Promise<void> {
  const seats = page.getByRole('combobox', { name: /^Seat \d+$/ });
  await seats.first().waitFor();
  for (let now = await seats.count(); now !== wanted; now = await seats.count()) {
    const button = say(now < wanted ? 'new.seats.more' : 'new.seats.fewer');
    await page.getByRole('button', { name: button }).click();
  }
}
