import { expect, test } from 'vitest';
import { battleForecast } from '../rules/forecast.ts';
import { battleOdds } from '../rules/odds.ts';
import { Scene } from './scene.ts';
import { randomGame, seen, TABLES } from './spoken.ts';

const CLASH = { area: 14, attacker: 0, defender: 1 };

test('the own hand is known, the enemy hand is guessed from the tiles nobody has seen', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '2 swords')
    .units('horseLords', 14, 'swords')
    .hand('dragonRiders', 'castle skirmishers')
    .hand('horseLords', '3 skirmishers');
  const { sides, odds, likelyOdds } = battleForecast(seen(scene, 0), CLASH, 0);
  expect(sides.attacker).toMatchObject({ strength: 2, draws: 4, swaps: [4, 2], likelySwap: 0, prize: 1 });
  expect(sides.defender).toMatchObject({ strength: 1, draws: 3, swaps: null, likelySwap: 4, prize: 2 });
  const attacker = { strength: 2, draws: 4, swaps: [4, 2] } as const;
  const defender = { strength: 1, draws: 3 } as const;
  expect(odds).toEqual(battleOdds({ attacker, defender: { ...defender, swaps: [] }, shield: false }));
  expect(likelyOdds).toEqual(battleOdds({ attacker, defender: { ...defender, swaps: [4] }, shield: false }));
});

test('a hand is guessed by what it holds more likely than not', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '2 swords')
    .units('horseLords', 14, 'swords');
  const guess = (): number => battleForecast(seen(scene, 0), CLASH, 0).sides.defender.likelySwap;
  expect(guess()).toBe(0);
  scene.hand('horseLords', 'skirmishers');
  // 35 unseen tiles: 5 of five pips, 14 of four or more less the one on the map.
  expect(guess()).toBe(4);
  scene.bag('horseLords', '2 skirmishers');
  expect(guess()).toBe(2);
});

test('an empty hand swaps nothing, and no second opinion is given', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '2 swords')
    .units('horseLords', 14, 'swords');
  expect(battleForecast(seen(scene, 0), CLASH, 0).likelyOdds).toBeNull();
});

test('in the middle of a battle each side reckons with the tiles it sees', () => {
  const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, '2 swords')
    .units('horseLords', 14, 'swords castle')
    .hand('dragonRiders', 'leader')
    .hand('horseLords', 'skirmishers')
    .rig('dragonRiders', 5, 4, 2)
    .rig('horseLords', 5, 5, 4)
    .does('dragonRiders', 'battle @14 seat 1')
    .asks('dragonRiders', 'swap');
  const chance = (viewer: number): number => battleForecast(seen(scene, viewer), CLASH, viewer).odds.victory;
  const fresh = { strength: 4, draws: 3, swaps: [] } as const;
  const drawn = { strength: 2, draws: 3, swaps: [5], drawn: [5, 4, 2] } as const;
  expect(chance(0)).toBe(battleOdds({ attacker: drawn, defender: fresh, shield: false }).victory);
  scene.does('dragonRiders', 'swap leader').asks('horseLords', 'swap');
  const put = { strength: 2, draws: 3, swaps: [], drawn: [5, 5, 4], swapped: null } as const;
  expect(chance(0)).toBe(battleOdds({ attacker: put, defender: fresh, shield: false }).victory);
  // The defender holds 14 + 4 against at most 15 + 2.
  expect(chance(1)).toBe(0);
  expect(battleForecast(seen(scene, 1), CLASH, 1).sides.attacker).toMatchObject({ swap: 'made' });
});

test('a force without a way out is trapped, unless the casualty is all of it', () => {
  const beaten = (units: string) => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', 7, '3 swords')
      .villages('dragonRiders', 6)
      .villages('dragonRiders', 17)
      .units('horseLords', 7, units);
    return battleForecast(seen(scene, null), { area: 7, attacker: 0, defender: 1 }, null);
  };
  expect(beaten('2 swords').withdrawal).toEqual({ areas: [], barred: 'noArea' });
  expect(beaten('2 swords').sides.defender).toMatchObject({ exits: [], trapped: true });
  expect(beaten('castle swords').sides.defender.trapped).toBe(true);
  expect(beaten('swords').sides.defender.trapped).toBe(false);
  expect(beaten('2 castle').sides.defender.trapped).toBe(false);
  expect(beaten('2 swords').sides.attacker).toMatchObject({ exits: [6, 17], trapped: false });
});

test.each(TABLES)('in a random game of $seats points and traps come as foretold', (context) => {
  const foretold: unknown[] = [];
  const happened: unknown[] = [];
  for (const { view, events } of randomGame(context)) {
    const won = events.filter((event) => event.e === 'battle.won');
    const before = view(null);
    const frame = before.frames.at(-1);
    if (won.length !== 1 || frame?.step !== 'swap') continue;
    const { sides } = battleForecast(before, frame, null);
    for (const { seat, area, vp } of won) {
      const attackerWon = seat === frame.attacker;
      const [winner, loser] = attackerWon
        ? [sides.attacker, sides.defender]
        : [sides.defender, sides.attacker];
      foretold.push({ seat: winner.seat, area: frame.area, vp: winner.prize, trapped: loser.trapped });
      const trapped = events.some((event) => event.e === 'unit.lost' && event.why === 'trapped');
      happened.push({ seat, area, vp, trapped });
    }
  }
  expect(happened.length).toBeGreaterThan(0);
  expect(foretold).toEqual(happened);
});
