import { describe, expect, test } from 'vitest';
import type { Faction } from '../../content/factions.ts';
import { battleForecast } from '../../rules/forecast.ts';
import { prospectsOf } from '../../rules/prospects.ts';
import { swapFrame } from '../../test/fortune.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { battleActions } from '../battle/actions.ts';
import { assumption, likelyLine, sharesOf, wholeLine } from '../battle/chances.ts';
import { standChoices, swapChoices } from '../battle/choices.ts';
import { drawReason, effectOf, modifierRows } from '../battle/modifiers.ts';
import { openBattle, ownRole } from '../battle/open-battle.ts';
import { rulingOf } from '../battle/ruling.ts';
import { stakesOf } from '../battle/stakes.ts';
import { rolesOf } from '../hand/roles.ts';
import { NOTHING } from '../plan/selection.ts';

/** Hill Folk attack Corsairs in a forest: the battle of the drawing board. */
function thornmere(): Scene {
  return new Scene({ factions: ['hillFolk', 'corsairs', 'dragonRiders'] })
    .units('hillFolk', 2, 'giant leader reivers 2 cavalry')
    .units('corsairs', 2, '2 axes skirmishers shield')
    .hand('hillFolk', 'castle giant cavalry reivers shield blank')
    .hand('corsairs', '4 axes ship leader')
    .rig('hillFolk', 5, 4, 3, 2)
    .rig('corsairs', 5, 4, 2)
    .does('hillFolk', 'battle @2 seat 1')
    .asks('hillFolk', 'swap');
}

const whole = (chance: number): number => Math.round(chance * 100);

describe('chances', () => {
  test('each swap is told with the exact chance it leads to', () => {
    const choices = swapChoices(seen(thornmere(), 0), 0);
    const told = choices.map(({ key, total, forecast }) => [key, total, whole(forecast.odds.victory)]);
    expect(told).toEqual([
      ['keep', 12, 71],
      ['swap:giant', 14, 96],
      ['swap:blank', 14, 96],
      ['swap:castle', 13, 89],
      ['swap:shield', 12, 71],
      ['swap:cavalry', 12, 71],
      ['swap:reivers', 12, 71],
    ]);
  });

  test('the tiles in hand tell it too: ringed where a swap gains, and one that is picked says so', () => {
    const view = seen(thornmere(), 0);
    const hand = (picked: string | null): string[] =>
      rolesOf('en', view, 0, { ...NOTHING, picked }, null, new Set()).map(
        ({ kind, says, note }, place) =>
          `${view.players[0]?.hand[place]}: ${kind}${says === '' ? '' : ` (${says})`}, ${note}`,
      );
    expect(hand(null).toSorted()).toEqual([
      'blank: may, swap in: win 96%',
      'castle: may, swap in: win 89%',
      'cavalry: idle, gains nothing',
      'giant: may, swap in: win 96%',
      'reivers: idle, gains nothing',
      'shield: idle, gains nothing',
    ]);
    expect(hand('swap:castle')).toContain('castle: builds (swap in), swap in: win 89%');
  });

  test('a tie that a Shield takes is a share of its own, and the whole adds up to one', () => {
    const [keep] = swapChoices(seen(thornmere(), 0), 0);
    if (keep === undefined) throw new Error('nothing to choose');
    const shares = sharesOf('en', keep.forecast, 'attacker', 0);
    expect(shares.map(({ tone, chance, says }) => [tone, whole(chance), says])).toEqual([
      ['win', 71, 'win'],
      ['tie', 18, 'tie: their Shield wins'],
      ['lose', 11, 'lose'],
    ]);
    expect(wholeLine('en', keep.forecast, 'attacker')).toBeNull();
    const held = battleForecast(seen(thornmere(), 1), keep.forecast, 1);
    expect(sharesOf('en', held, 'defender', 1)[1]?.says).toBe('tie: your Shield wins');
    expect(wholeLine('en', held, 'defender')).toMatch(/^\d+% with the ties that the Shield wins$/);
  });

  test('without a Shield the bar tells the round and a line the whole', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 14, '2 swords')
      .units('horseLords', 14, '2 swords');
    const forecast = battleForecast(seen(scene, 0), { area: 14, attacker: 0, defender: 1 }, 0);
    expect(sharesOf('en', forecast, 'attacker', 0)[1]?.says).toBe('tie: fought again');
    expect(wholeLine('en', forecast, 'attacker')).toBe('50% including rematches');
  });

  test('what is assumed about a hand nobody sees is said', () => {
    const view = seen(thornmere(), 0);
    const [keep] = swapChoices(view, 0);
    if (keep === undefined) throw new Error('nothing to choose');
    expect(assumption('en', keep.forecast, 0)).toBe('exact, if the Corsairs swap nothing');
    expect(likelyLine('en', keep.forecast, 'attacker', 0)).toMatch(
      /^If they swap in a 5, as is likely: \d+% to win\.$/,
    );
    const onlooker = battleForecast(seen(thornmere(), 2), keep.forecast, 2);
    expect(assumption('en', onlooker, 2)).toBe('exact, if nobody swaps');
    const bare = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 14, 'swords')
      .units('horseLords', 14, 'swords');
    const empty = battleForecast(seen(bare, 0), { area: 14, attacker: 0, defender: 1 }, 0);
    expect(assumption('en', empty, 0)).toBe('exact');
    const held = battleForecast(seen(bare.hand('dragonRiders', 'leader'), 0), empty, 0);
    expect(assumption('en', held, 0)).toBe('exact; you swap in your best tile where it helps');
    expect(likelyLine('en', empty, 'attacker', 0)).toBeNull();
  });

  test('a swap made unseen is reckoned with and named', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 14, '2 swords')
      .units('horseLords', 14, 'castle')
      .hand('dragonRiders', 'leader')
      .hand('horseLords', 'leader')
      .does('dragonRiders', 'battle @14 seat 1', 'swap leader');
    const forecast = battleForecast(seen(scene, 1), swapFrame(scene.state), 1);
    expect(assumption('en', forecast, 1)).toMatch(
      /^the Dragon Riders have swapped in a tile, likely of \d pips;/,
    );
  });

  test('looking ahead, a step is reckoned with all who would be there', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 15, '2 swords')
      .units('dragonRiders', 14, 'leader')
      .units('horseLords', 14, 'swords')
      .hand('dragonRiders', 'castle');
    const [prospect] = prospectsOf(seen(scene, 0), 0, {
      do: 'step',
      units: ['swords', 'swords'],
      from: 15,
      to: 14,
    });
    expect(prospect?.forecast.sides.attacker.units).toEqual(['swords', 'swords', 'leader']);
    expect(prospectsOf(seen(scene, 0), 0, { do: 'step', units: ['swords'], from: 15, to: 16 })).toEqual([]);
  });
});

describe('the reckoning', () => {
  test('every kind is listed with its reason, also where it adds nothing', () => {
    const view = seen(thornmere(), 0);
    const { sides } = battleForecast(view, swapFrame(view), 0);
    const rows = modifierRows(sides.attacker.units, sides.attacker.items);
    expect(
      rows.map(({ source, count, bonus, when, applies }) => [source, count, bonus, when, applies]),
    ).toEqual([
      ['cavalry', 2, 0, 'plains', false],
      ['reivers', 1, 1, 'attacking', true],
      ['leader', 1, 1, 'always', true],
      ['giant', 1, 2, 'always', true],
    ]);
  });

  test('the Corsairs at sea have a line of their own', () => {
    const scene = new Scene({ factions: ['corsairs', 'hillFolk', 'dragonRiders'] })
      .units('corsairs', 8, 'ship')
      .units('hillFolk', 8, 'ship');
    const { sides } = battleForecast(seen(scene, 0), { area: 8, attacker: 0, defender: 1 }, 0);
    expect(modifierRows(sides.attacker.units, sides.attacker.items).at(-1)).toMatchObject({
      source: 'corsairsAtSea',
      bonus: 1,
    });
  });

  test('why a side draws as many tiles as it does', () => {
    expect(drawReason(['swords', 'swords'], ['swords'])).toBe('larger');
    expect(drawReason(['giant'], ['swords', 'swords'])).toBe('giant');
    expect(drawReason(['swords'], ['swords'])).toBe('equal');
    expect(drawReason(['swords'], ['swords', 'swords'])).toBe('smaller');
  });

  test('what a unit does besides its number depends on the side it is on', () => {
    expect(effectOf('shield', 'defender')).toBe('shield');
    expect(effectOf('shield', 'attacker')).toBeNull();
    expect(effectOf('dragon', 'attacker')).toBe('dragon');
    expect(effectOf('dragon', 'defender')).toBeNull();
  });
});

describe('rulings and stakes', () => {
  const clash = { area: 14, attacker: 0, defender: 1 };
  const ruled = (
    factions: readonly Faction[],
    attackers: string,
    defenders: string,
    late = false,
  ): { text: string; section: string } => {
    const [first, second] = factions;
    if (first === undefined || second === undefined) throw new Error('two are needed');
    const scene = new Scene({ factions }).units(first, 14, attackers).units(second, 14, defenders);
    return rulingOf('en', seen(scene, null), clash, late);
  };

  test('who may withdraw, who not, and why', () => {
    const duel = ['dragonRiders', 'horseLords'] as const;
    expect(ruled(duel, 'swords', 'swords')).toMatchObject({
      text: 'The Horse Lords may withdraw to',
      areas: [4, 5, 13, 15, 21, 22],
      section: '10.1',
    });
    expect(ruled(duel, 'swords', 'swords', true).text).toBe(
      'The Horse Lords could have withdrawn and stood.',
    );
    expect(ruled(duel, '2 cavalry', 'cavalry').text).toBe(
      'The Horse Lords cannot withdraw: 1 cavalry against 2.',
    );
    expect(ruled(duel, 'dragon', 'cavalry').text).toContain('a Dragon attacks');
    expect(ruled(duel, 'swords', 'castle swords').text).toContain('Castle or Citadel');
    expect(ruled(['hillFolk', 'corsairs', 'horseLords'], 'cavalry', 'axes').text).toContain(
      'no way out over their ships',
    );
  });

  test('a ship of the attacking Corsairs next door is counted in words', () => {
    const scene = new Scene({ factions: ['corsairs', 'hillFolk', 'horseLords'] })
      .units('corsairs', 18, 'axes')
      .units('corsairs', 8, 'ship')
      .units('hillFolk', 18, 'swords');
    const { text } = rulingOf('en', seen(scene, null), { area: 18, attacker: 0, defender: 1 }, false);
    expect(text).toBe(
      'The Hill Folk cannot withdraw: 0 cavalry against 1, a Corsair ship next door counted as one.',
    );
  });

  test('what winning and losing would mean', () => {
    const scene = new Scene({ factions: ['corsairs', 'necromancers', 'horseLords'] })
      .units('corsairs', 14, '3 axes')
      .units('necromancers', 14, 'citadel castle necromancer');
    const view = seen(scene, 0);
    const forecast = battleForecast(view, clash, 0);
    expect(stakesOf(view, forecast, 'attacker')).toMatchObject({
      points: 4,
      corsairs: true,
      citadel: true,
      raise: 0,
      walls: [],
      rest: 'exits',
    });
    expect(stakesOf(view, forecast, 'defender')).toMatchObject({
      points: 3,
      corsairs: false,
      raise: 1,
      walls: ['castle', 'citadel'],
      rest: 'exits',
    });
  });

  test('a single unit has nobody left to retreat', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 14, 'dragon')
      .units('horseLords', 14, '2 swords');
    const view = seen(scene, 0);
    expect(stakesOf(view, battleForecast(view, clash, 0), 'attacker')).toMatchObject({
      rest: 'none',
      dragon: true,
    });
  });
});

describe('the action bar', () => {
  test('before the reveal: what is picked, the way back, and the withdrawal that is past', () => {
    const view = seen(thornmere(), 0);
    const bar = (picked: string | null): string[] =>
      battleActions('en', view, 0, picked).map(({ tone, title, detail }) => `${tone}: ${title} (${detail})`);
    expect(bar('keep')).toEqual([
      'go: Keep my tiles (12 + 4 = 16, win 71%)',
      'off: Withdraw (only the defender may)',
    ]);
    // Before anything is picked the best is offered: of two that win as often, the Blank and not the Giant.
    const best = [
      'go: Swap in Blank (14 + 4 = 18, win 96%)',
      'plain: Keep my tiles (12 + 4 = 16, win 71%)',
      'off: Withdraw (only the defender may)',
    ];
    expect(bar(null)).toEqual(best);
    expect(bar('swap:blank')).toEqual(best);
  });

  test('only who is asked has anything to press', () => {
    const scene = thornmere();
    expect(battleActions('en', seen(scene, 1), 1, null)).toEqual([]);
    expect(battleActions('en', seen(scene, null), null, null)).toEqual([]);
    expect(swapChoices(seen(scene, 1), 1)).toEqual([]);
  });

  test('stand or withdraw, with the losses on the way', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .units('horseLords', 22, '2 swords')
      .units('dragonRiders', 22, 'dragon swords')
      .does('horseLords', 'battle @22 seat 1')
      .asks('dragonRiders', 'stand');
    const view = seen(scene, 1);
    expect(standChoices(view, 1).map(({ key, losses }) => [key, losses])).toEqual(
      expect.arrayContaining([
        ['stand', []],
        ['withdraw:14', []],
        ['withdraw:23', ['swords']],
      ]),
    );
    const actions = battleActions('en', view, 1, 'withdraw:23');
    expect(actions.find(({ tone }) => tone === 'go')).toMatchObject({
      title: "Withdraw to Tyrant's Crag (23)",
      detail: 'loses Swords on the way',
      move: { do: 'withdraw', area: 23 },
    });
  });

  test('after a defeat: the casualty, then the way out', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .units('horseLords', 22, '4 swords')
      .units('dragonRiders', 22, 'swords skirmishers lizardmen')
      .rig('horseLords', 5, 5, 4, 4)
      .rig('dragonRiders', 2, 2, 3)
      .does('horseLords', 'battle @22 seat 1')
      .does('dragonRiders', 'stand');
    expect(openBattle(scene.state)).toEqual({ area: 22, attacker: 0, defender: 1, stage: 'losses' });
    expect(battleActions('en', seen(scene, 1), 1, null).map(({ key }) => key)).toEqual([
      'lose:skirmishers',
      'lose:swords',
      'lose:lizardmen',
    ]);
    scene.does('dragonRiders', 'lose swords');
    const [first] = battleActions('en', seen(scene, 1), 1, null);
    expect(first).toMatchObject({ key: 'retreat:14', title: 'Retreat to Larkfield (14)' });
  });
});

test("chances are the viewer's own, else the attacker's", () => {
  const clash = { area: 1, attacker: 3, defender: 5 };
  expect([ownRole(clash, 3), ownRole(clash, 5), ownRole(clash, 4), ownRole(clash, null)]).toEqual([
    'attacker',
    'defender',
    'attacker',
    'attacker',
  ]);
});
