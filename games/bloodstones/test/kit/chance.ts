import type { KitChance } from '@sanguine/kernel/conformance';
import { BATTLE_TILES } from '../../content/battle-tiles.ts';
import { FACTION_FACTS } from '../../content/factions.ts';
import { descending } from '../../rules/battle-tiles.ts';
import type { Event } from '../../rules/events.ts';
import { countOf } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { kindsIn } from '../../rules/tiles.ts';

/** All draws of this many battle tiles, with their odds. */
function drawOdds(count: number): Record<string, number> {
  const ways = new Map<string, number>();
  let all = 0;
  const choose = (from: number, drawn: readonly number[]): void => {
    if (drawn.length === count) {
      const key = descending(drawn).join(' ');
      ways.set(key, (ways.get(key) ?? 0) + 1);
      all++;
      return;
    }
    for (const [offset, tile] of BATTLE_TILES.slice(from).entries())
      choose(from + offset + 1, [...drawn, tile]);
  };
  choose(0, []);
  return Object.fromEntries([...ways].map(([key, way]) => [key, way / all]));
}

const ODDS = { 3: drawOdds(3), 4: drawOdds(4) };

const battleDraws: KitChance<State, Event> = {
  name: 'battle tiles drawn',
  observe: (_before, _after, events) =>
    events.flatMap((event) => {
      if (event.e !== 'battle.drew') return [];
      return [{ fell: event.tiles.join(' '), odds: event.tiles.length === 4 ? ODDS[4] : ODDS[3] }];
    }),
};

/** A hand refilled by one tile: each tile of the bag was equally likely. */
const singleDraws: KitChance<State, Event> = {
  name: 'a tile drawn from the bag',
  observe(before, _after, events) {
    return events.flatMap((event) => {
      if (event.e !== 'tiles.drawn' || event.tiles.length !== 1) return [];
      const bag = before?.players[event.seat]?.bag ?? [];
      const odds = Object.fromEntries(kindsIn(bag).map((kind) => [kind, countOf(bag, kind) / bag.length]));
      const [fell] = event.tiles;
      return fell === undefined || bag.length === 0 ? [] : [{ fell, odds }];
    });
  },
};

/** Opening hands: how many blanks, leaders and the like come among the nine. */
const deals: KitChance<State, Event> = {
  name: 'leaders in an opening hand',
  observe(before, after, events) {
    const dealt = before === null || before.frames[0]?.step === 'pick';
    if (!dealt) return [];
    return events.flatMap((event) => {
      if (event.e !== 'tiles.drawn' || event.tiles.length !== 9) return [];
      const faction = after.players[event.seat]?.faction ?? 'none';
      if (faction === 'none' || FACTION_FACTS[faction].tiles.leader?.count !== 1) return [];
      return [{ fell: event.tiles.includes('leader') ? 'yes' : 'no', odds: { yes: 9 / 36, no: 27 / 36 } }];
    });
  },
};

export const chance = [battleDraws, singleDraws, deals];
