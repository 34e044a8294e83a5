import type { KitChance, Sighting } from '@sanguine/kernel/conformance';
import { DEALT } from '../../content/ages.ts';
import { type Age, CARDS, deckOf } from '../../content/cards.ts';
import { CLANS } from '../../content/clan.ts';
import { OUTER, OUTER_TOKENS } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';

/** One of these, weighted by how often it occurs in the list. */
function sighting(what: string, fell: string | number, among: readonly (string | number)[]): Sighting {
  const odds: Record<string, number> = {};
  for (const one of among) odds[`${what} ${one}`] = (odds[`${what} ${one}`] ?? 0) + 1 / among.length;
  return { fell: `${what} ${fell}`, odds };
}

/** §2: first player, clans, tokens and doomed provinces are each drawn independently. */
const setUp: KitChance<State, Event> = {
  name: 'the set-up',
  observe(before, { clans, doomed, first, options }, events) {
    if (before !== null) return [];
    const [clan] = clans;
    const [fate] = doomed;
    const token = events.find((event) => event.e === 'token.placed');
    return [
      ...(options.firstPlayer === 'random'
        ? [sighting(`first of ${clans.length}`, first, [...clans.keys()])]
        : []),
      ...(clan !== undefined && clan.name !== 'none' ? [sighting('clan', clan.name, CLANS)] : []),
      ...(token === undefined ? [] : [sighting('token', token.token, OUTER_TOKENS)]),
      ...(fate === undefined ? [] : [sighting('doomed', fate, OUTER)]),
    ];
  },
};

/** Few enough that the location of one says little about the next. */
const FOLLOWED = 5;

/** Cards with exactly one copy, whatever the number of players. */
function followed(age: Age): string[] {
  return CARDS.filter(({ age: own, kind: { copies } }) => {
    const [always, three, four] = copies[age] ?? [];
    return own === age && always === 1 && three === 0 && four === 0;
  })
    .map(({ card }): string => card)
    .slice(0, FOLLOWED);
}

/** §4.1: each card of the deck is equally likely to be dealt to anybody, or to nobody. */
const deals: KitChance<State, Event> = {
  name: 'the deal',
  observe(_before, after, events) {
    const dealt = events.filter((event) => event.e === 'cards.dealt');
    if (dealt.length === 0) return [];
    const players = after.clans.length;
    const size = deckOf(after.age, players).length;
    const among = Array.from({ length: size }, (_, at) =>
      at < players * DEALT ? `seat ${Math.floor(at / DEALT)}` : 'nobody',
    );
    return followed(after.age).map((card) => {
      const owner = dealt.find(({ cards }) => cards.some((one) => one === card));
      return sighting(`${players} players:`, owner === undefined ? 'nobody' : `seat ${owner.seat}`, among);
    });
  },
};

export const chance = [setUp, deals];
