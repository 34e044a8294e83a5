import type { Line } from '../../content/lines.ts';
import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Tokens the south hands out at the beginning of the next round. */
const tokens = (south: string, loyal: Line | null): number => {
  const scene = new Scene(south, 'cray 40,25 activated', { players: [{ loyal }] });
  scene.does('south', 'activate orlen', 'end', 'first south').asks('south', 'inspire');
  const frame = scene.state.frames.at(-1);
  return frame?.step === 'inspire' ? frame.left : 0;
};

describe('lamps-lit', () => {
  it('brings a token more each round', () => {
    expect([
      tokens('orlen 10,10; maud 5,5 activated', 'wardens'),
      tokens('orlen 10,10; maud 5,5 activated', null),
    ]).toEqual([3, 2]);
  });

  it('lets Wardens keep two Shields in the clean-up, and nobody else', () => {
    const south =
      'orlen 10,10 shields 3; perrin 5,5 shields 3 activated; vell 5,9 shields 2 activated; pike 5,13 shields 2 activated; maud 9,13 activated';
    const kept = (loyal: Line | null): number[] => {
      const scene = new Scene(south, 'maud 40,25 shields 2 activated', {
        players: [{ loyal, supportsDone: true }],
      }).does('south', 'activate orlen', 'end');
      expect(scene.state.round).toBe(2);
      return ['orlen', 'perrin', 'vell', 'pike', 'north-maud'].map((name) => scene.unit(name).shields);
    };
    expect(kept('wardens')).toEqual([2, 1, 1, 2, 1]);
    expect(kept(null)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('no-grave-below', () => {
  const killed = (north: string, loyal: Line | null = 'drowned', raised = false): Scene =>
    new Scene('kessa 10,10; maud 5,5', north, { players: [{}, { loyal, raised }] })
      .rolls('mastery blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut cray');

  it('leaves a Bilge Husk beside a Drowned that is destroyed', () => {
    const scene = killed('cray 11.26,10 damage 5; brine 40,25').asks('north', 'summon');
    scene.refuses('north', 'stay', 'summon.must');
    scene.refuses('north', 'summon 13,10', 'summon.far');
    scene.rolls('3 3').does('north', 'summon 12.52,10').asks('south', 'act');
    expect([scene.at('husk'), scene.unit('cray').state, scene.unrolled]).toEqual([
      '12.52,10',
      'destroyed',
      0,
    ]);
  });

  it('once a round, for the loyal alone, and not for a Support', () => {
    killed('cray 11.26,10 damage 5; brine 40,25', 'drowned', true).asks('south', 'act');
    killed('cray 11.26,10 damage 5; brine 40,25', null).asks('south', 'act');
    const husk = new Scene('kessa 10,10; maud 5,5', 'husk 11.26,10 damage 3; brine 40,25', {
      players: [{}, { loyal: 'drowned' }],
    });
    husk
      .rolls('mastery blank  blank')
      .does('south', 'activate kessa', 'attack quick-cut husk')
      .asks('south', 'act');
    expect([husk.unit('husk').state, husk.state.players[1]?.raised]).toEqual(['destroyed', false]);
  });

  it('is ready again in the next round', () => {
    const scene = new Scene('kessa 10,10; maud 5,5 activated', 'cray 40,25 activated', {
      players: [{}, { loyal: 'drowned', raised: true }],
    }).does('south', 'activate kessa', 'end');
    expect([scene.state.round, scene.state.players[1]?.raised]).toEqual([2, false]);
  });

  it('comes with Fenn’s own Last Orders, as far as there are Husks', () => {
    const scene = new Scene(
      'kessa 10,10; maud 5,5',
      'fenn 11.26,10 damage 5; brine 40,25; husk 30,25; husk 32,25',
      { players: [{}, { loyal: 'drowned' }] },
    );
    scene.rolls('mastery blank  blank').does('south', 'activate kessa', 'attack quick-cut fenn');
    scene.does('north', 'summon 12.52,10').refuses('north', 'summon 12.52,10', 'summon.end');
    scene.rolls('3 3').does('north', 'summon 11.26,11.26').asks('south', 'act');
    expect(scene.state.units.filter(({ kind, state }) => kind === 'husk' && state === 'board')).toHaveLength(
      4,
    );
  });

  it('brings a token more each round', () => {
    expect(tokens('orlen 10,10; cray 5,5 activated', 'drowned')).toBe(3);
  });
});

describe('unquenched', () => {
  const burns = (dice: string, loyal: Line | null): readonly number[] => {
    const scene = new Scene('kessa 10,10 dot 2; maud 5,5', 'irix 40,25', { players: [{}, { loyal }] })
      .rolls(dice)
      .does('south', 'activate kessa', 'end');
    expect(scene.unrolled).toBe(0);
    return [scene.unit('kessa').damage, scene.unit('kessa').dot];
  };

  it('lets fire on enemies go out on a six only', () => {
    expect([burns('5 6', 'choir'), burns('5 6', null), burns('4 5', 'choir')]).toEqual([
      [0, 1],
      [0, 0],
      [1, 2],
    ]);
  });

  it('not on the choir itself, and an action still puts it out', () => {
    const own = new Scene('irix 10,10 dot 1; suun 5,5', 'kessa 40,25', { players: [{ loyal: 'choir' }] })
      .rolls('5')
      .does('south', 'activate irix', 'end');
    expect(own.unit('irix').dot).toBe(0);
    const doused = new Scene('kessa 10,10 dot 2; maud 5,5', 'irix 40,25', {
      players: [{}, { loyal: 'choir' }],
    }).does('south', 'activate kessa', 'douse');
    expect(doused.unit('kessa').dot).toBe(0);
  });

  it('brings a token more each round', () => {
    expect(tokens('orlen 10,10; irix 5,5 activated', 'choir')).toBe(3);
  });
});

describe('creeping-wood', () => {
  const mustered = (layout: string, south: string, north: string, options = {}): Scene => {
    const scene = Scene.opening(layout, options)
      .does('south', `muster ${south}`)
      .rolls('6 6 1 1')
      .does('north', `muster ${north}`);
    return scene.does('south', 'take token').does('north', 'take north');
  };

  it('grows a forest of 4 by 3 inches before deployment, away from terrain, edges and flags', () => {
    const scene = mustered('made/large/rock:rock-1:20,5_22,5_22,7_20,7', 'yew rook', 'orlen maud').asks(
      'south',
      'terrain',
    );
    scene.refuses('south', 'lay 0 26.9,6', 'lay.gap');
    scene.refuses('south', 'lay 0 4.9,10', 'lay.edge');
    scene.refuses('south', 'lay 0 13.9,15', 'lay.flag');
    scene.does('south', 'lay 0 14,15').asks('south', 'deploy');
    expect(scene.state.grown).toMatchObject([
      {
        kind: 'forest',
        corners: [
          [12_000, 13_500],
          [16_000, 13_500],
          [16_000, 16_500],
          [12_000, 16_500],
        ],
      },
    ]);
  });

  it('may stand exactly 3 inches from terrain and the edge', () => {
    const scene = mustered('made/large/rock:rock-1:20,5_22,5_22,7_20,7', 'yew rook', 'orlen maud');
    expect(scene.does('south', 'lay 0 27,4.5').state.grown).toHaveLength(1);
  });

  it('may be turned, and is a forest like any other', () => {
    const scene = mustered('made/large/', 'yew rook', 'orlen maud')
      .does('south', 'lay 0 14,10 90')
      .asks('south', 'deploy');
    expect(scene.state.grown[0]?.corners).toEqual(
      expect.arrayContaining([
        [15_500, 8_000],
        [12_500, 12_000],
      ]),
    );
  });

  it('does not grow for mixed rosters; mercenaries do no harm', () => {
    const mixed = mustered('made/large/', 'yew orlen', 'orlen maud').asks('south', 'deploy');
    const hired = mustered('made/large/', 'yew vell', 'orlen maud').asks('south', 'terrain');
    expect([mixed.state.players[0]?.loyal, hired.state.players[0]?.loyal]).toEqual([null, 'mossback']);
  });

  it('grows for both, the holder’s first, and not where there is no room left', () => {
    const scene = mustered('made/large/', 'yew rook', 'yew rook')
      .asks('south', 'terrain')
      .does('south', 'lay 0 14,10')
      .asks('north', 'terrain');
    scene.refuses('north', 'lay 0 14,10', 'lay.gap');
    scene.does('north', 'lay 0 30,20').asks('south', 'deploy');
    const east = 'rock:rock-1:14,5_15,5_15,10_14,10';
    const tight = mustered(`made/pit/${east}`, 'ssil rook', 'ssil rook', { scenario: 'pit', points: 60 });
    tight.asks('south', 'terrain').does('south', 'lay 0 5,7.5').asks('south', 'deploy');
  });

  it('brings a token more each round', () => {
    expect(tokens('orlen 10,10; yew 5,5 activated', 'mossback')).toBe(3);
  });
});
