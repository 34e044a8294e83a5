import { botConformance, type BotGame, choosing, watchBots } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { REASONS } from '../bot/choice.ts';
import { Evaluation } from '../bot/evaluation.ts';
import { Payments } from '../bot/payments.ts';
import { payMarch } from '../bot/phase-end.ts';
import { Survey } from '../bot/survey.ts';
import { TEMPERS } from '../bot/tempers.ts';
import { FACTIONS } from '../content/factions.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { MAPS } from '../content/maps/index.ts';
import { game } from '../game.ts';
import { atlasOf } from '../rules/atlas.ts';
import { HIDDEN, type Setup } from '../rules/state.ts';
import en from '../text/bot.en.json' with { type: 'json' };
import ja from '../text/bot.ja.json' with { type: 'json' };
import { Scene } from './scene.ts';

const LEVELS = ['recruit', 'veteran'];

const chooses = choosing(game);

describe.each(LEVELS)('a %s', (level) => {
  const duel = (): Scene =>
    new Scene({ factions: ['horseLords', 'hillFolk'] })
      .units('horseLords', 21, 'citadel')
      .units('hillFolk', 47, 'citadel');

  test('walks into an open village next door', () => {
    const scene = duel()
      .units('horseLords', 20, 'cavalry')
      .villages('hillFolk', 28, 2)
      .hand('horseLords', '3 swords');
    expect(chooses(level, scene, 'horseLords')).toBe('step cavalry 20>28');
  });

  test('attacks a lone unit with three, and not three with one', () => {
    const strong = duel()
      .units('horseLords', 20, '3 swords')
      .units('hillFolk', 28, 'swords')
      .villages('hillFolk', 28, 2);
    strong.hand('horseLords', '3 ship blank');
    expect(chooses(level, strong, 'horseLords')).toBe('step 3 swords 20>28');
    const weak = duel()
      .units('horseLords', 20, 'swords')
      .units('hillFolk', 28, '2 swords leader')
      .villages('hillFolk', 28, 2);
    weak.hand('horseLords', '3 ship blank').hand('hillFolk', '2 giant 4 shield');
    expect(chooses(level, weak, 'horseLords')).not.toContain('>28');
  });

  test('takes every village one tile can pay for, with the smallest tile that will do', () => {
    const scene = duel().units('horseLords', 28, 'cavalry').villages('hillFolk', 28, 2);
    scene.hand('horseLords', 'skirmishers swords leader').turn('horseLords');
    expect(chooses(level, scene, 'horseLords')).toBe('capture @28');
    scene.does('horseLords', 'capture @28');
    expect(chooses(level, scene, 'horseLords')).toBe('capture @28');
    scene.does('horseLords', 'capture @28');
    expect(chooses(level, scene, 'horseLords')).toBe('pay skirmishers');
  });

  test('builds as many villages as the best tile pays for', () => {
    const scene = duel().hand('horseLords', 'skirmishers leader').does('horseLords', 'end');
    for (let village = 0; village < 5; village++) {
      const move = chooses(level, scene, 'horseLords');
      expect(move).toMatch(/^settle/);
      scene.does('horseLords', move);
    }
    expect(chooses(level, scene, 'horseLords')).toBe('pay leader');
    scene.does('horseLords', 'pay leader');
    expect(chooses(level, scene, 'horseLords')).toBe('end');
  });

  test('withdraws one unit before six, and stands behind good odds', () => {
    const few = duel().units('hillFolk', 20, '2 swords leader 3 reivers').units('horseLords', 20, 'swords');
    few.state.active = few.seat('hillFolk');
    few.does('hillFolk', 'battle @20 seat 0');
    expect(chooses(level, few, 'horseLords')).toMatch(/^withdraw/);
    const many = duel().units('hillFolk', 20, 'swords').units('horseLords', 20, '3 swords shield');
    many.state.active = many.seat('hillFolk');
    many.does('hillFolk', 'battle @20 seat 0');
    expect(chooses(level, many, 'horseLords')).toBe('stand');
  });

  test('swaps a tile in when that turns the battle, and keeps it when nothing can', () => {
    const close = duel()
      .units('horseLords', 20, '2 swords')
      .units('hillFolk', 20, 'castle')
      .villages('hillFolk', 20, 3);
    close.hand('horseLords', 'blank').rig('horseLords', 3, 3, 4, 2).rig('hillFolk', 3, 4, 4);
    close.does('horseLords', 'battle @20 seat 1');
    expect(chooses(level, close, 'horseLords')).toBe('swap blank');
    const sure = duel().units('horseLords', 20, '6 swords 2 leader').units('hillFolk', 20, 'giant');
    sure.hand('horseLords', 'blank').rig('horseLords', 5, 4, 3, 5).rig('hillFolk', 3, 4, 4, 2);
    sure.does('horseLords', 'battle @20 seat 1').does('hillFolk', 'stand');
    expect(chooses(level, sure, 'horseLords')).toBe('keep');
  });

  test('gives up the unit worth least', () => {
    const scene = duel()
      .units('horseLords', 20, 'skirmishers cavalry leader')
      .units('hillFolk', 20, '2 giant castle');
    scene.rig('horseLords', 2, 2, 3).rig('hillFolk', 5, 5, 4, 4).does('horseLords', 'battle @20 seat 1');
    scene.asks('horseLords', 'casualty');
    expect(chooses(level, scene, 'horseLords')).toBe('lose skirmishers');
  });

  test('raises every Undead it can', () => {
    const scene = new Scene({ factions: ['necromancers', 'hillFolk'] })
      .units('necromancers', 20, 'necromancer 8 goblins')
      .units('hillFolk', 20, '2 castle');
    scene.rig('necromancers', 5, 5, 4, 4).rig('hillFolk', 2, 2, 3).does('necromancers', 'battle @20 seat 1');
    scene.asks('necromancers', 'raise');
    expect(chooses(level, scene, 'necromancers')).toBe('raise 2');
  });

  test('as the Horde, marches in and captures in the same turn', () => {
    const scene = new Scene({ factions: ['chaosHorde', 'hillFolk', 'horseLords', 'necromancers'] })
      .units('chaosHorde', 20, 'cavalry')
      .villages('hillFolk', 28, 2)
      .hand('chaosHorde', '2 hordes cavalry');
    const moves: string[] = [];
    while (scene.state.active === 0 && moves.length < 30) {
      const move = chooses(level, scene, 'chaosHorde');
      moves.push(move);
      scene.does('chaosHorde', move);
    }
    expect(moves).toContain('step cavalry 20>28');
    expect(moves.filter((move) => move === 'capture @28')).toHaveLength(2);
    expect(scene.player('chaosHorde').capturedVillages).toBe(2);
  });

  test('never lets a turn pass without a tile while it could spend one', () => {
    const scene = duel().units('horseLords', 21, 'cavalry').hand('horseLords', '2 blank');
    scene.player('horseLords').supply = 0;
    expect(chooses(level, scene, 'horseLords')).not.toBe('end');
  });
});

test.each([2, 4, 6])('no unit of a Veteran goes back where it came from, in a whole game of %i', (seats) => {
  const levels = Array.from({ length: seats }, () => 'veteran');
  let marched = 0;
  watchBots(game, { setup: game.setup(seats, {}), levels, seed: `trail ${seats}` }, ({ choice, past }) => {
    const { move } = choice;
    if (move.do !== 'step') return;
    marched++;
    const back = past.filter(
      (step) =>
        step.do === 'step' && step.from === move.to && step.units.some((kind) => move.units.includes(kind)),
    );
    expect(back).toEqual([]);
  });
  expect(marched).toBeGreaterThan(50);
});

describe('a Veteran', () => {
  test('builds a Necromancer rather than pay with it, and villages with what else there is', () => {
    const scene = new Scene({ factions: ['necromancers', 'hillFolk'] })
      .units('necromancers', 21, 'citadel')
      .units('hillFolk', 47, 'citadel')
      .hand('necromancers', 'necromancer 2 skirmishers castle');
    expect(chooses('veteran', scene, 'necromancers')).toBe('build necromancer @21');
    const poor = new Scene({ factions: ['necromancers', 'hillFolk'] })
      .units('necromancers', 21, 'citadel')
      .units('hillFolk', 47, 'citadel')
      .hand('necromancers', 'necromancer castle')
      .does('necromancers', 'end');
    for (let village = 0; village < 4; village++)
      poor.does('necromancers', chooses('veteran', poor, 'necromancers'));
    expect(chooses('veteran', poor, 'necromancers')).toBe('pay castle');
  });

  test('spreads its villages: one raider takes all of an area', () => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
      .units('horseLords', 21, 'citadel')
      .units('hillFolk', 47, 'citadel')
      .hand('horseLords', 'leader');
    scene.does('horseLords', 'end');
    for (let village = 0; village < 5; village++)
      scene.does('horseLords', chooses('veteran', scene, 'horseLords'));
    expect(Math.max(...scene.state.villages)).toBe(1);
  });

  describe('with raiders next to its citadel', () => {
    const beset = (): Scene =>
      new Scene({ factions: ['horseLords', 'hillFolk', 'necromancers', 'chaosHorde'] })
        .units('horseLords', 21, 'citadel')
        .units('chaosHorde', 28, '3 cavalry')
        .hand('horseLords', 'leader');
    const sites = (scene: Scene): number[] => {
      const chosen: number[] = [];
      scene.does('horseLords', 'end');
      for (;;) {
        const choice = chooses('veteran', scene, 'horseLords');
        if (!choice.startsWith('settle @')) return chosen;
        chosen.push(Number(choice.slice('settle @'.length)));
        scene.does('horseLords', choice);
      }
    };

    test('builds villages all the same, out of their reach', () => {
      const scene = beset();
      const chosen = sites(scene);
      expect(chosen.length).toBeGreaterThanOrEqual(4);
      expect(chooses('veteran', scene, 'horseLords')).toBe('pay leader');
      for (const site of chosen) expect(atlasOf(scene.state).distance(site, 28)).toBeGreaterThanOrEqual(3);
    });

    test('builds them around it when they score before anybody can come', () => {
      const scene = beset().bag('horseLords', '');
      for (const site of sites(scene)) expect(atlasOf(scene.state).distance(site, 21)).toBeLessThanOrEqual(2);
    });
  });

  test('keeps the tile its villages are paid with out of marches', () => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
      .units('horseLords', 21, 'citadel')
      .units('hillFolk', 47, 'citadel')
      .hand('horseLords', 'blank 3 skirmishers');
    const paid = (): unknown => payMarch(new Survey(scene.state, scene.seat('horseLords')), 5).move;
    expect(paid()).toEqual({ do: 'pay', tiles: ['skirmishers', 'skirmishers', 'skirmishers'] });
    scene.player('horseLords').supply = 0;
    expect(paid()).toEqual({ do: 'pay', tiles: ['blank'] });
  });

  test('keeps it out of a battle for one unit, too', () => {
    const answer = (supply: number): string => {
      const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
        .units('horseLords', 21, 'citadel')
        .units('hillFolk', 47, 'citadel')
        .units('horseLords', 28, 'swords')
        .units('hillFolk', 28, 'shield')
        .hand('horseLords', 'blank');
      scene.player('horseLords').supply = supply;
      scene.rig('horseLords', 3, 3, 2).rig('hillFolk', 3, 3, 2).does('horseLords', 'battle @28 seat 1');
      scene.does('hillFolk', 'stand').asks('horseLords', 'swap');
      return chooses('veteran', scene, 'horseLords');
    };
    expect(answer(20)).toBe('keep');
    expect(answer(0)).toBe('swap blank');
  });

  test('guards villages against the Horde even when they score no more', () => {
    const worth = (raider: 'chaosHorde' | 'corsairs'): number => {
      const factions = ['horseLords', 'hillFolk', 'necromancers', raider] as const;
      const scene = new Scene({ factions })
        .villages('horseLords', 20, 2)
        .units(raider, 28, 'leader')
        .hand(raider, '2 blank');
      scene.player('horseLords').regroups = 2;
      const evaluation = new Evaluation(new Survey(scene.state, scene.seat('horseLords')));
      return evaluation.joining(20, ['swords']);
    };
    expect(worth('chaosHorde')).toBeGreaterThan(worth('corsairs') + 1);
  });

  test('knows that an army can only be in one place', () => {
    const risk = (targets: readonly number[]): number => {
      const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
        .units('horseLords', 21, 'citadel')
        .units('hillFolk', 28, '2 swords leader cavalry')
        .units('hillFolk', 47, 'citadel')
        .hand('hillFolk', '4 ship 2 blank');
      for (const area of targets)
        scene.units('horseLords', area, 'skirmishers').villages('horseLords', area, 1);
      const evaluation = new Evaluation(new Survey(scene.state, scene.seat('horseLords')));
      return evaluation.danger(20, ['skirmishers']);
    };
    expect(risk([20])).toBeGreaterThan(0.5);
    expect(risk([20, 27, 29, 36])).toBeLessThan(risk([20]) * 0.6);
  });

  test.each(Object.entries(TEMPERS))('values no force above its worth in peace, as a %s', (_, tempers) => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk', 'chaosHorde'] })
      .units('horseLords', 21, 'citadel')
      .units('hillFolk', 28, '2 swords leader cavalry')
      .units('chaosHorde', 36, '3 hordes')
      .villages('horseLords', 20, 2)
      .villages('hillFolk', 29, 1);
    const evaluation = new Evaluation(new Survey(scene.state, scene.seat('horseLords'), tempers));
    const force = ['swords', 'cavalry'] as const;
    const values = atlasOf(scene.state).areas.map((area) => evaluation.of(area, force));
    const most = values.map((_value, area) => evaluation.atMost(area, force));
    expect(values.filter((value, area) => value > (most[area] ?? 0))).toEqual([]);
    expect(values.filter((value, area) => value < (most[area] ?? 0))).not.toEqual([]);
  });

  test('counts the loss of whoever is ahead most', () => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk', 'necromancers'] });
    scene.player('hillFolk').vp = 30;
    const survey = new Survey(scene.state, scene.seat('horseLords'));
    const [ahead, behind] = [
      survey.rivalry(scene.seat('hillFolk')),
      survey.rivalry(scene.seat('necromancers')),
    ];
    expect(ahead).toBeGreaterThan(5 * behind);
    expect(ahead + behind).toBeCloseTo(1);
  });

  test('expects the Corsairs to win more in battles than others, and counts their loss for more', () => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk', 'corsairs'] })
      .villages('hillFolk', 20, 1)
      .villages('corsairs', 47, 1);
    const survey = new Survey(scene.state, scene.seat('horseLords'));
    expect(survey.rivalry(scene.seat('corsairs'))).toBeGreaterThan(survey.rivalry(scene.seat('hillFolk')));
  });

  test('is of one temper with every faction, though the Horde and the Corsairs have it in their own way', () => {
    const { raider, marshal } = TEMPERS;
    expect(FACTIONS.map((faction) => raider[faction].prize)).toEqual(FACTIONS.map(() => 1.3));
    expect(marshal.chaosHorde.care).not.toBe(marshal.hillFolk.care);
    expect(marshal.corsairs.daring).toBeLessThan(marshal.hillFolk.daring);
  });

  test('beats the force that threatens its villages rather than one that threatens nothing', () => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
      .units('horseLords', 21, 'citadel 2 cavalry swords')
      .villages('horseLords', 20, 2)
      .units('hillFolk', 20, 'skirmishers')
      .units('hillFolk', 47, 'citadel')
      .hand('horseLords', '2 swords');
    expect(chooses('veteran', scene, 'horseLords')).toContain('>20');
  });
});

test('pays with what is missed least and wastes no pips', () => {
  const purse = new Payments({
    faction: 'horseLords',
    hand: ['swords', 'skirmishers', 'skirmishers', 'leader'],
  });
  expect(purse.best(4)?.tiles).toEqual(['swords']);
  expect(purse.best(2)?.tiles).toEqual(['skirmishers']);
  expect(purse.best(6)?.tiles).toEqual(['swords', 'skirmishers']);
  expect(purse.best(14)).toBeNull();
  expect(purse.single(5)?.tiles).toEqual(['leader']);
  expect(purse.single(6)).toBeNull();
});

function table(seats: number, map: string, options: Partial<Options> = {}): BotGame<Setup> {
  return {
    name: `at a table of ${seats} on ${map}`,
    setup: { seats, map, options: { ...DEFAULT_OPTIONS, ...options } },
    levels: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'veteran' : 'recruit')),
    seed: `watched ${seats}`,
  };
}

botConformance(game, {
  watched: {
    games: [2, 3, 4, 5, 6].map((seats) => {
      const map = MAPS.find(({ players: [least, most] }) => least <= seats && seats <= most);
      return table(seats, map?.id ?? '', { cutiecorn: seats % 2 === 0 ? 'on' : 'off' });
    }),
    every: 7,
    length: [100, 6000],
    faceDown: ({ players }, seat) =>
      players.every(({ hand }, other) => other === seat || hand.every((tile) => tile === HIDDEN)),
  },
  thought: { games: [table(2, 'tyrants-lament'), table(5, 'crowfeast', { cutiecorn: 'on' })] },
  reasons: {
    games: [table(4, 'tyrants-lament')],
    heard: 15,
    known: [...REASONS, 'random'],
    catalogues: { en, ja },
  },
});
