import type { KitChance } from '@sanguine/kernel/conformance';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';

function die(sides: 4 | 6): KitChance<State, Event> {
  const odds = Object.fromEntries(Array.from({ length: sides }, (_, at) => [String(at + 1), 1 / sides]));
  return {
    name: `a die of ${sides}`,
    observe: (_before, _after, events) =>
      events.flatMap((event) =>
        event.e === 'die.rolled' && event.die === sides ? [{ fell: String(event.fell), odds }] : [],
      ),
  };
}

/** A hand refilled by one card: each card of the deck was equally likely. */
const draws: KitChance<State, Event> = {
  name: 'a card drawn',
  observe(before, _after, events) {
    return events.flatMap((event) => {
      if (event.e !== 'cards.drawn' || event.cards.length !== 1 || before === null) return [];
      if (events.some((other) => other.e === 'deck.shuffled' && other.seat === event.seat)) return [];
      const { deck } = event.seat === before.witch ? before.blood : before.phantom;
      const odds: Record<string, number> = {};
      for (const card of deck) odds[card] = (odds[card] ?? 0) + 1 / deck.length;
      const [fell] = event.cards;
      return fell === undefined || deck.length === 0 ? [] : [{ fell, odds }];
    });
  },
};

export const chance = [die(4), die(6), draws];
