import type { Page } from '@playwright/test';
import type { KeyOf } from '@sanguine/kernel';
import { game } from '@sanguine/bloodstones/game.ts';
import { atlasOf } from '@sanguine/bloodstones/rules/atlas.ts';
import type { Move } from '@sanguine/bloodstones/rules/moves.ts';
import type { State } from '@sanguine/bloodstones/rules/state.ts';
import { expect, test } from './fixtures.ts';
import { seesTable, sitDown } from './joining.ts';
import { Overheard } from './known.ts';
import { cut, withCuttableLine } from './line.ts';
import { Player } from './player.ts';
import { touching } from './touching.ts';
import { table } from './words.ts';

const tab = (page: Page, key: KeyOf<typeof table>) =>
  page.getByRole('tab', { name: new RegExp(`^${table('en', key)}`) });

interface Draw {
  readonly e: string;
  readonly tiles: readonly (string | number)[];
}

/** Tiles drawn from a bag, or battle tiles. */
function isDraw(event: unknown): event is Draw {
  const { e } = event as { readonly e: string };
  return e === 'tiles.drawn' || e === 'battle.drew';
}

/** Two players at a table of two, each with a browser, and a spectator. */
async function seated(host: Page, guest: Page, watcher: Page) {
  const [hostHears, guestHears, watcherHears] = [host, guest, watcher].map(
    (page) => new Overheard<State>(page),
  );
  if (hostHears === undefined || guestHears === undefined || watcherHears === undefined) throw new Error();
  await sitDown(host, guest, {
    seats: ['me', 'open'],
    options: { factionPick: 'random' },
    board: 'widows-sound',
    name: 'The Ford',
  });
  await watcher.goto(new URL(host.url()).pathname);
  await seesTable(watcher);
  const player = (page: Page, heard: Overheard<State>) =>
    new Player(page, heard.known.viewer ?? -1, game, () => heard.known, touching);
  return {
    players: [player(host, hostHears), player(guest, guestHears)],
    hostHears,
    guestHears,
    watcherHears,
  };
}

/** Plays like a Recruit but settles close to the other player, so that fighting starts soon. */
async function boldly(player: Player<State, Move>): Promise<Move> {
  const { view } = await player.look();
  const castle = view.units.findIndex((units) => units.some(({ kind }) => kind === 'citadel'));
  const chosen = await player.chooses();
  if (chosen.do !== 'found' || castle < 0) return chosen;
  const atlas = atlasOf(view);
  const far = new Map([[castle, 0]]);
  for (const [area, steps] of far) {
    for (const next of atlas.neighbours(area)) if (!far.has(next)) far.set(next, steps + 1);
  }
  const [nearest = chosen] = game.engine
    .moves(view, player.seat)
    .filter((move) => move.do === 'found')
    .toSorted((one, other) => (far.get(one.area) ?? 0) - (far.get(other.area) ?? 0));
  return nearest;
}

/** Lets the deciders play until `until` holds. */
async function play(
  players: readonly Player<State, Move>[],
  until: () => boolean,
  most: number,
): Promise<void> {
  for (let count = 0; !until(); count++) {
    expect(count, 'decisions').toBeLessThan(most);
    const next = async (): Promise<Player<State, Move> | undefined> => {
      for (const player of players) {
        if ((await player.look()).deciders.includes(player.seat)) return player;
      }
      return undefined;
    };
    await expect.poll(next, { message: 'somebody is asked', intervals: [30, 60, 100] }).toBeDefined();
    const player = await next();
    await player?.does(await boldly(player));
  }
}

test('two browsers and a spectator: turns, a battle, a lost line, a reload, chat, a take-back', async ({
  invite,
}) => {
  const [host, guest, watcher] = [await invite('Ann'), await invite('Bela'), await invite('Cleo')];
  await withCuttableLine(guest);
  const { players, hostHears, guestHears, watcherHears } = await seated(host, guest, watcher);

  await test.step('they play until somebody has fought', async () => {
    const fought = (): boolean =>
      watcherHears.told('update').some(({ events }) => JSON.stringify(events).includes('battle.revealed'));
    await play(players, fought, 250);
  });

  await test.step('who watches was never told a hidden tile', async () => {
    const { view, viewer } = watcherHears.known;
    expect(viewer).toBeNull();
    for (const { hand, bag } of view.players) {
      expect(new Set(hand)).toEqual(new Set(hand.length > 0 ? ['hidden'] : []));
      expect(new Set(bag)).toEqual(new Set(bag.length > 0 ? ['hidden'] : []));
    }
    for (const frame of watcherHears.frames) expect(frame).not.toMatch(/"(?:salts?|token|seed|secret":")/);
    const drawn = watcherHears.told('update').flatMap(({ events }) => events.filter(isDraw));
    expect(drawn.length, 'tiles were drawn').toBeGreaterThan(4);
    for (const { tiles } of drawn) expect(tiles.every((tile) => tile === 'hidden' || tile === 0)).toBe(true);
    await expect(watcher.locator('[data-guide^="tile:"]')).toHaveCount(0);
    const own = hostHears.known;
    const foe = own.view.players[own.viewer === 0 ? 1 : 0];
    expect(new Set(foe?.hand)).toEqual(new Set((foe?.hand.length ?? 0) > 0 ? ['hidden'] : []));
  });

  await test.step('a line that breaks comes back by itself, and nothing is lost', async () => {
    await guest.context().setOffline(true);
    await cut(guest);
    await expect(guest.getByText(table('en', 'status.reconnecting'))).toBeVisible();
    const { deciders } = hostHears.known;
    const [ann] = players;
    if (ann !== undefined && deciders.includes(ann.seat)) await ann.does(await boldly(ann));
    await guest.context().setOffline(false);
    await expect(guest.getByText(table('en', 'status.reconnecting'))).toBeHidden();
    await expect.poll(() => guestHears.known.number).toBe(hostHears.known.number);
    const { number } = hostHears.known;
    await play(players, () => guestHears.known.number >= number + 2, 10);
  });

  await test.step('a reload in the middle finds the same table', async () => {
    const { number } = hostHears.known;
    await host.reload();
    await expect(host.locator('[data-guide="prompt"]')).toBeVisible();
    await expect.poll(() => hostHears.known.number).toBe(number);
  });

  await test.step('what is said is text and nothing else', async () => {
    const words = '<img src=x onerror="document.title=1"> & hello';
    await tab(host, 'side.chat').click();
    await host.getByLabel(table('en', 'chat.field')).fill(words);
    await host.getByRole('button', { name: table('en', 'chat.send') }).click();
    await tab(guest, 'side.chat').click();
    await expect(guest.getByText(words)).toBeVisible();
    await expect(guest.locator('img[src="x"]')).toHaveCount(0);
  });

  await test.step('a move is taken back when the other agrees', async () => {
    const { deciders } = hostHears.known;
    const asker = players.find(({ seat }) => !deciders.includes(seat)) ?? players[0];
    const other = players.find((player) => player !== asker);
    if (asker === undefined || other === undefined) throw new Error();
    await asker.page.locator('[data-guide="action:undo"]').click();
    await asker.page.locator('[data-guide="undo:go"]').click();
    await other.page.getByRole('button', { name: table('en', 'vote.yes') }).click();
    await expect.poll(() => watcherHears.told('update').at(-1)?.did.do).toBe('rewind');
  });
});
