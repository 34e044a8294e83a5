import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { pointsFrom } from '../../rules/round/points.ts';
import { inspireFor } from '../../rules/round/round.ts';
import type { Source } from '../../rules/state.ts';
import { openTable } from '../position.ts';
import { Scene } from '../scene.ts';

const scored = (scene: Scene, source: Source): number[] =>
  [0, 1].map((seat) => pointsFrom(scene.state, seat, source));

describe('those who wait', () => {
  const layout = openTable('rock 0,0 8.6,0 8.6,4 0,4; rock 11.4,0 20,0 20,4 11.4,4', 'pit');

  it('#147 without room a unit waits, alive and inspiring; when there is room its owner deploys it', () => {
    const scene = new Scene('cray 10,2; ironlung reserve', 'orlen 10,13', {
      layout,
      options: { scenario: 'pit' },
    });
    expect([inspireFor(scene.state, 0), scene.moves('south')]).toEqual([2, ['activate cray']]);
    scene.does('south', 'activate cray', 'end').does('north', 'end').asks('south', 'initiative');
    expect(scene.told('unit.waits')).toMatchObject([{ unit: '0:ironlung.1' }]);
    scene.does('south', 'first south', 'inspire cray', 'inspire cray').does('north', 'inspire orlen');
    scene.does('south', 'move 10,6', 'end').does('north', 'end').asks('south', 'deploy');
    scene.refuses('south', 'place ironlung 10,6', 'place.zone');
    scene.does('south', 'place ironlung 10,1.5').asks('north', 'initiative');
    expect([scene.at('ironlung'), scene.state.round]).toEqual(['10,1.5', 3]);
  });

  it('#147 who waits is left: no Bloodbath', () => {
    const scene = new Scene('cray 10,6 damage 5; ironlung reserve', 'orlen 11.26,6', {
      layout,
      options: { scenario: 'pit' },
    });
    scene.does('south', 'activate cray', 'end').rolls('skull blank blank blank blank blank 1 1');
    scene.does('north', 'attack marshals-sword cray', 'keep');
    expect([scene.unit('cray').state, scored(scene, 'bloodbath'), scene.step]).toEqual([
      'destroyed',
      [0, 0],
      'act',
    ]);
  });

  it('#148 all supports are one deployment: the opponent waits until the last of them stands', () => {
    const scene = Scene.opening('pit', { scenario: 'pit' });
    scene.does('south', 'muster sorrow husk*3').rolls('6 6 1 1').does('north', 'muster orlen pike');
    scene
      .does('south', 'take token')
      .does('north', 'take north')
      .does('south', 'place husk 10,2')
      .asks('south', 'deploy');
    scene.refuses('south', 'place sorrow 5,2', 'place.supports');
    scene.refuses('south', 'place husk.2 10.5,2', 'place.end');
    scene.does('south', 'place husk.3 12,2', 'place husk.2 14,2').asks('north', 'deploy');
    scene
      .does('north', 'place orlen 10,13')
      .does('south', 'place sorrow 5,2')
      .does('north', 'place pike 8,13')
      .asks('south', 'initiative');
  });

  it('#131 a roster of mercenaries alone has no line and no token for loyalty', () => {
    const scene = Scene.opening('pit', { scenario: 'pit' });
    scene.does('south', 'muster vell spear*2').rolls('6 6 1 1').does('north', 'muster orlen pike*2');
    expect([0, 1].map((seat) => [scene.state.players[seat]?.loyal, inspireFor(scene.state, seat)])).toEqual([
      [null, 2],
      ['wardens', 3],
    ]);
  });
});

describe('leaving the table', () => {
  const breakthrough = (round: number, south: string, north: string): Scene =>
    new Scene(south, north, { options: { scenario: 'breakthrough' }, round });

  it('from the third round on, wholly in the enemy’s zone and not in combat', () => {
    const early = breakthrough(2, 'orlen 10,27', 'cray 30,27')
      .does('south', 'activate orlen', 'end')
      .does('north', 'end');
    early.asks('south', 'initiative');
    const scene = breakthrough(3, 'orlen 10,27; maud 20,24.5; kessa 31.26,27; pike 15,27', 'cray 30,27');
    scene
      .does('south', 'supports', 'end')
      .does('north', 'end')
      .does('south', 'activate orlen', 'end', 'activate maud', 'end', 'end');
    scene.asks('south', 'exit');
    expect(scene.moves('south')).toEqual(['exit orlen', 'exit pike', 'stay']);
    scene.does('south', 'exit orlen', 'exit pike');
    expect([scored(scene, 'exit'), scene.unit('orlen').state, inspireFor(scene.state, 0)]).toEqual([
      [40, 0],
      'exited',
      2,
    ]);
  });

  it('#150 the last one’s exit ends the battle, and nobody is wiped out by it', () => {
    const scene = breakthrough(3, 'orlen 10,27', 'cray 30,20')
      .does('south', 'activate orlen', 'end')
      .does('north', 'end');
    scene.does('south', 'exit orlen');
    expect([scene.step, scored(scene, 'exit'), scored(scene, 'bloodbath')]).toEqual([
      'over',
      [30, 0],
      [0, 0],
    ]);
  });

  it('#150 whose others have left is not wiped out either: the round is played to its end', () => {
    const scene = breakthrough(3, 'orlen 10,27; maud 20,10 damage 4', 'cray 30,20; rook 20,20; brine 35,20');
    scene.does('south', 'activate orlen', 'end').does('north', 'activate cray', 'end').does('south', 'end');
    scene.does('north', 'activate rook', 'end', 'end').does('south', 'exit orlen', 'first north');
    scene
      .does('north', 'inspire rook', 'inspire rook', 'inspire rook')
      .does('south', 'inspire maud')
      .rolls('skull skull blank blank blank');
    scene.does('north', 'activate rook', 'attack whistling-arrow maud');
    expect([scene.unit('maud').state, scene.step, scored(scene, 'bloodbath')]).toEqual([
      'destroyed',
      'act',
      [0, 0],
    ]);
    scene.does('north', 'end', 'activate cray', 'end', 'end');
    expect([scene.step, scored(scene, 'kill')]).toEqual(['over', [0, UNIT_COSTS.maud]]);
  });
});

describe('the end', () => {
  it('Bloodbath: at once, after kill and last; the survivors’ cost, no flags', () => {
    const scene = new Scene('rook+vigour 10,10; yew 22.5,15', 'cray 15,10 damage 5', {
      options: { scenario: 'hold-the-ground' },
      round: 2,
    });
    scene
      .rolls('skull skull blank blank blank')
      .does('south', 'activate rook', 'attack whistling-arrow cray');
    expect(scene.step).toBe('over');
    const survivors = UNIT_COSTS.rook + ITEM_COSTS.vigour + UNIT_COSTS.yew;
    expect(
      (['kill', 'last', 'bloodbath', 'presence'] as const).map((source) => scored(scene, source)[0]),
    ).toEqual([UNIT_COSTS.cray, 15, survivors, 0]);
    const points = [UNIT_COSTS.cray + 15 + survivors, 0];
    expect(scene.told('game.ended')).toMatchObject([{ points, winner: 0 }]);
  });

  it('#151 both score Last when both lose somebody in the last such moment', () => {
    const scene = new Scene('rook 10,20; bogmaw 10,10 damage 11', 'bogmaw 12.362,10 damage 11; yew 30,25', {
      options: { scenario: 'hold-the-ground' },
      round: 6,
    });
    scene
      .rolls('skull mastery blank blank blank')
      .does('south', 'activate rook', 'attack whistling-arrow north-bogmaw', 'end')
      .does('north', 'end');
    expect([scene.step, scored(scene, 'last'), scored(scene, 'kill')]).toEqual([
      'over',
      [15, 15],
      [UNIT_COSTS.bogmaw, UNIT_COSTS.bogmaw],
    ]);
  });

  it('First goes to whoever fell first, Last to whom that brought down', () => {
    const scene = new Scene('rook 10,20; mossling 12,12 damage 1', 'bogmaw 10,10 damage 11; yew 30,25', {
      options: { scenario: 'champions-wager' },
      round: 6,
    });
    scene
      .rolls('skull skull blank blank blank blank blank')
      .does('south', 'activate rook', 'attack whistling-arrow bogmaw', 'end')
      .does('north', 'end');
    expect([scene.step, scored(scene, 'first'), scored(scene, 'last')]).toEqual(['over', [15, 0], [0, 15]]);
  });

  it('#152 one open die for a sixth round', () => {
    const fifth = (die: string): Scene =>
      new Scene('orlen 10,10', 'cray 30,20', { round: 5 })
        .rolls(die)
        .does('south', 'activate orlen', 'end')
        .does('north', 'end');
    expect(fifth('4').step).toBe('over');
    const more = fifth('5').asks('south', 'initiative');
    expect([more.state.round, more.told('extra.rolled')]).toMatchObject([
      6,
      [{ die: 5, needed: 5, more: true }],
    ]);
    more
      .does('south', 'first south', 'inspire orlen')
      .does('north', 'inspire cray')
      .does('south', 'end')
      .does('north', 'end');
    expect(more.step).toBe('over');
  });

  it('more points win; with as many, more for destroyed enemies', () => {
    const scene = new Scene('orlen 10,10; maud 22.5,15', 'cray 30,20', {
      options: { scenario: 'toll-wagon' },
      round: 6,
    });
    scene.state.wagon = Object.freeze({ x: 22_500, y: 15_000 });
    scene.does('south', 'activate orlen', 'end').does('north', 'end').does('south', 'end');
    expect(scene.told('game.ended')).toMatchObject([{ points: [12, 0], winner: 0 }]);
  });
});
