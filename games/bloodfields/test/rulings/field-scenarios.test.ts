import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import type { ScenarioId } from '../../content/options.ts';
import { pointsFrom } from '../../rules/round/points.ts';
import type { Source } from '../../rules/state.ts';
import { Scene } from '../scene.ts';

/** Both sides do nothing until the round is over and scored. */
function idle(scene: Scene): Scene {
  const { round } = scene.state;
  for (let plays = 0; scene.state.round === round && plays < 40; plays += 1) {
    const who = scene.deciders[0] === 0 ? 'south' : 'north';
    const [move] = scene.moves(who, scene.step === 'act' ? 'end' : '');
    if (scene.step === 'exit' || scene.step === 'over' || move === undefined) break;
    scene.does(who, move);
  }
  return scene;
}

const scored = (scene: Scene, source: Source): number[] =>
  [0, 1].map((seat) => pointsFrom(scene.state, seat, source));

const stage = (scenario: ScenarioId, round: number, south: string, north: string): Scene =>
  new Scene(south, north, { options: { scenario }, round });

describe('flags and caches', () => {
  it('flags count from the scenario’s round on; equal numbers hold nothing, supports are one', () => {
    const south = 'pike 22.5,13; pike 21,14; pike 24,14; maud 9,13';
    const at = (round: number, north: string): number[] =>
      scored(idle(stage('three-standards', round, south, north)), 'flag');
    expect(at(3, 'cray 44,29')).toEqual([0, 0]);
    expect(at(4, 'cray 44,29')).toEqual([50, 0]);
    expect(at(4, 'cray 22.5,17')).toEqual([25, 0]);
    expect(at(4, 'cray 22.5,17; brine 21,16.5')).toEqual([25, 25]);
  });

  it('a cache is scored once and is gone; those in one’s own half not before the fourth round', () => {
    const caches = (round: number): Scene => {
      const scene = stage(
        'cache-run',
        round,
        'orlen 11.25,9; maud 11.25,21; kessa 22.5,15',
        'cray 33.75,9; brine 33.75,21',
      );
      scene.state.caches = Object.freeze([0, 1, 2, 3, 4]);
      return idle(scene);
    };
    const early = caches(3);
    expect([scored(early, 'cache'), early.state.caches]).toEqual([
      [60, 30],
      [0, 4],
    ]);
    const late = caches(4);
    expect([scored(late, 'cache'), late.state.caches]).toEqual([[90, 60], []]);
    expect(scored(idle(late), 'cache')).toEqual([90, 60]);
  });
});

describe('champions', () => {
  it('#130 of several equally dear units the owner names one; a single dearest is not asked for', () => {
    const scene = Scene.opening('hollow', { scenario: 'champions-wager', points: '100' });
    scene.does('south', 'muster hask spear').rolls('6 6 1 1').does('north', 'muster pike*2 mossling');
    scene.does('south', 'take token').does('north', 'take north').asks('north', 'champion');
    expect(scene.moves('north')).toEqual(['name pike', 'name pike.2']);
    scene.refuses('north', 'name mossling', 'name.none');
    scene.does('north', 'name pike.2').asks('south', 'deploy');
    expect(scene.state.players.map(({ champion }) => champion)).toEqual([
      scene.id('hask'),
      scene.id('pike.2'),
    ]);
  });

  it('what its items cost counts', () => {
    const scene = Scene.opening('hollow', { scenario: 'champions-wager', points: '100' });
    scene.does('south', 'muster kessa maud+stone').rolls('6 6 1 1').does('north', 'muster hask');
    scene.does('south', 'take token').does('north', 'take north');
    expect(scene.state.players[0]?.champion).toBe(scene.id('maud'));
  });

  it('the enemy’s champion counts more, and what one’s own champion destroys does', () => {
    const scene = new Scene('orlen 10,10; maud 5,25', 'cray 11.26,10 damage 5; husk 30,25', {
      options: { scenario: 'champions-wager' },
      players: [{ champion: 0 }, { champion: 2 }],
    });
    scene
      .rolls('skull blank blank blank blank blank 6 6')
      .does('south', 'activate orlen', 'attack marshals-sword cray', 'keep');
    expect([
      scored(scene, 'kill'),
      scored(scene, 'champion'),
      scored(scene, 'slayer'),
      scored(scene, 'first'),
    ]).toEqual([
      [UNIT_COSTS.cray, 0],
      [40, 0],
      [10, 0],
      [15, 0],
    ]);
  });
});

describe('holding the ground', () => {
  it('three quarters are worth ten, all four twenty-five; whoever straddles a line is in none', () => {
    const presence = (south: string, north = 'cray 22.5,15'): number[] =>
      scored(idle(stage('hold-the-ground', 1, south, north)), 'presence');
    expect(presence('orlen 10,10; maud 10,20; kessa 30,10')).toEqual([20, 0]);
    expect(presence('orlen 10,10; maud 10,20; kessa 30,10; tobren 30,20')).toEqual([40, 0]);
    expect(presence('orlen 10,10; maud 10,20; kessa 22.5,10')).toEqual([0, 0]);
  });

  it('a unit beyond the centre line counts double; all supports together are one unit there, too', () => {
    const south = 'orlen 10,10; kessa 30,10';
    const presence = (more: string, north: string): number[] =>
      scored(idle(stage('hold-the-ground', 1, `${south}; ${more}`, north)), 'presence');
    expect(presence('maud 10,20', 'cray 12,22')).toEqual([20, 0]);
    expect(presence('maud 10,20', 'cray 12,22; brine 8,22')).toEqual([0, 0]);
    expect(presence('pike 10,20; pike 8,20; pike 12,20', 'cray 12,22')).toEqual([20, 0]);
    expect(presence('pike 10,20; pike 8,20; pike 12,20', 'cray 12,22; brine 8,22')).toEqual([0, 0]);
  });
});

describe('the shrine', () => {
  const rites = (south: string, north = 'cray 44,29'): Scene => stage('drowned-shrine', 1, south, north);

  it('a rite is an action within 2 inches, not in combat, once a turn', () => {
    const scene = rites('orlen 22.5,12.37; maud 26,12').does('south', 'activate orlen', 'rite');
    expect(scored(scene, 'rite')).toEqual([8, 0]);
    scene.refuses('south', 'rite', 'rite.once');
    scene.does('south', 'end').does('north', 'end').refuses('south', 'rite', 'rite.far');
    const fight = rites('orlen 22.5,15; maud 5,5', 'cray 23.76,15').does('south', 'activate orlen');
    fight.refuses('south', 'rite', 'rite.combat');
  });

  it('three a round for each player, and one for all supports', () => {
    const scene = rites('pike 22.5,15; pike 21,15; orlen 22.5,13; maud 21,13; kessa 24,13').does(
      'south',
      'supports',
      'activate pike',
      'rite',
      'end',
    );
    scene.refuses('south', 'rite', 'rite.supports');
    scene
      .does('south', 'end')
      .does('north', 'end')
      .does('south', 'activate orlen', 'rite', 'end', 'activate maud', 'rite', 'end');
    scene.refuses('south', 'rite', 'rite.most');
    expect(scored(scene, 'rite')).toEqual([24, 0]);
  });
});

describe('the wagon', () => {
  it('is scored by who controls it, then rolls on; in the enemy’s zone it is won, on top of the rest', () => {
    const wagon = (x: number): Scene => {
      const scene = stage('toll-wagon', 1, 'orlen 22.5,15; maud 30,15; kessa 35,15', 'cray 10,5');
      scene.state.wagon = Object.freeze({ x, y: 15_000 });
      return idle(scene);
    };
    const first = wagon(22_500);
    expect([scored(first, 'wagon'), first.state.wagon]).toEqual([[12, 0], { x: 26_500, y: 15_000 }]);
    const last = wagon(34_500);
    expect([scored(last, 'wagon'), last.state.wagon]).toEqual([[72, 0], null]);
    expect(scored(idle(last), 'wagon')).toEqual([72, 0]);
  });

  it('rolls towards the edge of whoever does not control it, and stays where nobody does', () => {
    const scene = stage('toll-wagon', 1, 'orlen 5,5', 'cray 22.5,15');
    scene.state.wagon = Object.freeze({ x: 22_500, y: 15_000 });
    idle(scene);
    expect([scored(scene, 'wagon'), scene.state.wagon?.x]).toEqual([[0, 12], 18_500]);
    const nobody = stage('toll-wagon', 1, 'orlen 5,5', 'cray 40,15');
    nobody.state.wagon = Object.freeze({ x: 22_500, y: 15_000 });
    expect(idle(nobody).state.wagon?.x).toBe(22_500);
  });
});
