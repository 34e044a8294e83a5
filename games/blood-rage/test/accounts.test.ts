import { expect, test } from 'vitest';
import { ZONES } from '../content/provinces.ts';
import { clanOf } from '../rules/clans.ts';
import { upgrades } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { type Account, Accounts } from './accounts.ts';
import { randomGame, TABLES } from './spoken.ts';

const listed = (items: readonly string[]): string => items.toSorted().join(' ');

const booked = ({ name, glory, rage, steps, figures, cards }: Account): unknown => ({
  name,
  glory,
  rage,
  steps,
  figures: ZONES.map((zone) => listed(figures[zone])),
  cards: [cards.hand, cards.quests, cards.sheet].map(listed),
});

/** The same facts about a clan, as its owner sees it. */
const seen = (clan: Clan): unknown => ({
  name: clan.name,
  glory: clan.glory,
  rage: clan.rage,
  steps: clan.stats,
  figures: ZONES.map((zone) => listed(clan.figures[zone])),
  cards: [clan.hand, clan.quests, upgrades(clan)].map(listed),
});

/** The cards a clan has on the table of a battle. */
const laid = ({ battle }: State, seat: number): string =>
  listed((battle?.played ?? []).filter((one) => one.seat === seat && !one.home).map(({ card }) => card));

/** The table as its players see it, each with their own hand; to compare with the books. */
const tableOf = (view: (viewer: number | null) => State, seats: number): unknown => {
  const { destroyed, pillaged, discard } = view(null);
  const clans = Array.from({ length: seats }, (_, seat) => [
    seen(clanOf(view(seat), seat)),
    laid(view(seat), seat),
  ]);
  return { clans, destroyed, pillaged, discard: listed(discard) };
};
const booksOf = ({ clans, destroyed, pillaged, discard }: Accounts): unknown => ({
  clans: clans.map((account) => [booked(account), listed(account.cards.table)]),
  destroyed: [...destroyed],
  pillaged: [...pillaged],
  discard: listed(discard),
});

test.each(TABLES)('whatever changes in a game of $seats ($seed) is told', (context) => {
  const books = new Accounts(context.seats);
  let before = booksOf(books);
  let ending: readonly number[] = [];
  for (const { row, view, events } of randomGame(context)) {
    // The first play includes the set-up's events, so the books are valid only after it.
    expect(row === 1 ? before : tableOf(view, context.seats), `before row ${row}`).toEqual(before);
    for (const event of events) {
      books.take(event);
      if (event.e === 'game.ended') ending = event.glory;
    }
    before = booksOf(books);
  }
  expect(books.clans.map(({ glory }) => glory)).toEqual(ending);
  expect(books.destroyed).toHaveLength(8 - context.seats);
});
