import type { Locator, Page } from '@playwright/test';
import { verbOf } from '@sanguine/bloodfields/board/actions/playing.ts';
import { printRoster } from '@sanguine/bloodfields/rules/roster/text.ts';
import type { AnyMove } from '@sanguine/bloodfields/rules/moves.ts';
import { click, enter, type Press } from '../make-up.ts';
import type { Touch } from '../player.ts';
import { changeSettings } from '../settings.ts';

type Of<Verb extends AnyMove['do']> = Extract<AnyMove, { do: Verb }>;
interface Point {
  readonly x: number;
  readonly y: number;
}

const guided = (page: Page, guide: string): Locator => page.locator(`[data-guide="${guide}"]`).first();
const unit = (page: Page, id: number): Locator => page.locator(`button[data-place="unit:${id}"]`);

/** The pixel of the page where a point of the table is drawn. */
async function pixelOf(page: Page, { x, y }: Point, table: Point): Promise<Point> {
  const field = guided(page, 'field');
  const box = await field.boundingBox();
  if (box === null) throw new Error('there is no table');
  const upright = (await field.getAttribute('data-upright')) === 'true';
  const [across, down] = upright ? [y / table.y, x / table.x] : [x / table.x, 1 - y / table.y];
  return { x: box.x + across * box.width, y: box.y + down * box.height };
}

/** How a person acts: presses an element, or a point of the ground, in mil, on a table of this size. */
interface Ways {
  readonly press: Press;
  readonly pressAt: (page: Page, at: Point, table: Point) => Promise<void>;
  /** Whether moves are also made by dragging. */
  readonly drags: boolean;
}

/** Makes moves on a drawn table: selects, points at the ground, confirms. */
const touchingBy =
  ({ press, pressAt, drags }: Ways, table: Point): Touch<AnyMove> =>
  async (page, move) => {
    const hit = (guide: string): Promise<void> => press(guided(page, guide));
    const ground = async (at: Point): Promise<void> => {
      const spot = guided(page, `spot:${at.x},${at.y}`);
      // A spot under the base of the moving unit cannot be pressed by a pointer, but by a key.
      if ((await spot.count()) === 0) await pressAt(page, at, table);
      else await ((await isOnTop(spot)) ? press(spot) : enter(spot));
    };
    switch (move.do) {
      case 'muster':
        await guided(page, 'roster:text').fill(printRoster(move.roster));
        return hit('action:muster');
      case 'place':
        await press(page.locator('[data-guide^="reserve:"]').nth(await waiting(page, move.unit)));
        await ground(move.at);
        return hit('action:place');
      case 'move':
        if (drags && move.path.length === 1) await drag(page, move, table);
        else await ground(lastOf(move));
        return hit('action:move');
      case 'lay':
        await press(guided(page, `piece:${move.piece}`));
        await ground(move.at);
        return hit('action:lay');
      case 'contact':
      case 'summon':
      case 'aim':
        await ground(move.at);
        return hit(`action:${move.do}`);
      case 'fan':
        await press(page.locator('[data-place^="spot:"]').first());
        return hit('action:fan');
      case 'attack':
      case 'charge':
        if (move.target !== null) await choose(unit(page, move.target), press);
        return hit(`action:${verbOf(move)}`);
      case 'activate':
        await choose(unit(page, move.unit), press);
        return hit(`action:${verbOf(move)}`);
      case 'reroll':
        await pick(page, move.dice, press);
        return hit(`action:${verbOf(move)}`);
      case 'turn':
        await press(guided(page, `die:${move.die}:0`));
        return hit(`action:${verbOf(move)}`);
      default:
        return hit(`action:${verbOf(move)}`);
    }
  };

const lastOf = ({ path }: Of<'move'>): Point => path.at(-1) ?? { x: 0, y: 0 };

/** Which chip in the tray is this unit's: they are in the order of the units. */
async function waiting(page: Page, id: number): Promise<number> {
  const ids = await page
    .locator('[data-guide^="reserve:"]')
    .evaluateAll((chips) => chips.map((chip) => Number(chip.getAttribute('data-unit'))));
  return ids.indexOf(id);
}

/** Another press would deselect what is already in hand. */
async function choose(what: Locator, press: Press): Promise<void> {
  if ((await what.getAttribute('aria-pressed')) === 'true') return;
  await ((await isOnTop(what)) ? press(what) : enter(what));
}

/** Whether a pointer at the middle of an element would hit the element itself. */
const isOnTop = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

/** Drags the unit that moves; the prompt's unit is the one in hand. */
async function drag(page: Page, move: Of<'move'>, table: Point): Promise<void> {
  const box = await page.locator('button[data-place^="unit:"][aria-pressed="true"]').first().boundingBox();
  if (box === null) throw new Error('nobody is in hand');
  const to = await pixelOf(page, lastOf(move), table);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 4 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await page.mouse.move(1, 1);
}

async function pick(page: Page, dice: readonly number[], press: Press): Promise<void> {
  for (const [face, count] of dice.entries())
    for (let index = 0; index < count; index += 1) await press(guided(page, `die:${face}:${index}`));
}

/** The Pit in mil. */
const PIT: Point = { x: 20_000, y: 15_000 };

async function clickAt(page: Page, at: Point, table: Point): Promise<void> {
  const { x, y } = await pixelOf(page, at, table);
  await page.mouse.click(x, y);
}

async function tapAt(page: Page, at: Point, table: Point): Promise<void> {
  const { x, y } = await pixelOf(page, at, table);
  await page.touchscreen.tap(x, y);
}

/** Keys go from spot to spot, so the spot nearest to the point will do. */
async function enterNear(page: Page, at: Point): Promise<void> {
  const guides = await page
    .locator('[data-guide^="spot:"]')
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-guide') ?? ''));
  const [nearest] = guides
    .map((guide) => {
      const [x = 0, y = 0] = guide.slice('spot:'.length).split(',').map(Number);
      return { guide, far: Math.hypot(x - at.x, y - at.y) };
    })
    .toSorted((one, other) => one.far - other.far);
  if (nearest === undefined) throw new Error('there is no spot to go to');
  await enter(guided(page, nearest.guide));
}

/** By mouse, on a table of this size in mil. */
export const byMouseOn = (table: Point): Touch<AnyMove> =>
  touchingBy({ press: click, pressAt: clickAt, drags: true }, table);

export const byMouse: Touch<AnyMove> = byMouseOn(PIT);
export const byKeys: Touch<AnyMove> = touchingBy({ press: enter, pressAt: enterNear, drags: false }, PIT);
export const byTouch: Touch<AnyMove> = touchingBy(
  {
    press: (what) => what.tap(),
    pressAt: tapAt,
    drags: false,
  },
  PIT,
);

/** Asks about windows in which nothing can change as well, since a player by notation answers every one. */
export const askAlways = (page: Page): Promise<void> => changeSettings(page, { forced: false });
