import { describe, expect, test } from 'vitest';
import { BATTLE_TILES } from '../content/battle-tiles.ts';
import { type Faction, FACTION_FACTS } from '../content/factions.ts';
import { fullBag, pipSum, tileFacts } from '../rules/tiles.ts';

/** By faction: total pips, tiles of cost 0, 1 and 2, blanks, hand size, VP at the start. */
const CARDS: readonly (readonly [Faction, readonly number[]])[] = [
  ['dragonRiders', [123, 8, 15, 11, 2, 6, 0]],
  ['horseLords', [129, 4, 17, 12, 3, 7, 0]],
  ['hillFolk', [123, 8, 19, 7, 2, 6, 0]],
  ['necromancers', [125, 12, 11, 13, 0, 6, 0]],
  ['corsairs', [136, 4, 25, 3, 4, 6, 0]],
  ['chaosHorde', [128, 20, 12, 2, 2, 6, 10]],
];

describe('the tiles', () => {
  test.each(CARDS)('of the %s are 36 and add up as printed', (faction, printed) => {
    const bag = fullBag(faction);
    const costing = (cost: number | null) =>
      bag.filter((tile) => tileFacts(faction, tile).cost === cost).length;
    const { handSize, startVp } = FACTION_FACTS[faction];
    expect(bag).toHaveLength(36);
    expect([
      pipSum(faction, bag),
      costing(0),
      costing(1),
      costing(2),
      costing(null),
      handSize,
      startVp,
    ]).toEqual(printed);
  });

  test('differ in cost or pips only where a faction card says so', () => {
    expect(tileFacts('hillFolk', 'castle')).toEqual({ count: 6, cost: 1, pips: 4 });
    expect(tileFacts('corsairs', 'castle')).toEqual({ count: 2, cost: 2, pips: 4 });
    expect(tileFacts('chaosHorde', 'cavalry')).toEqual({ count: 10, cost: 1, pips: 4 });
    expect(tileFacts('horseLords', 'cavalry')).toEqual({ count: 6, cost: 2, pips: 3 });
  });

  test('show two to five pips, as do the eight battle tiles', () => {
    const pips = CARDS.flatMap(([faction]) => fullBag(faction).map((tile) => tileFacts(faction, tile).pips));
    expect([...new Set(pips)].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
    expect(BATTLE_TILES.toSorted((a, b) => a - b)).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
  });
});
