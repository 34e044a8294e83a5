import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { rules } from '../rules/rules.ts';
import type { Player } from '../rules/state.ts';
import { Scene } from './scene.ts';

const THREE: readonly Faction[] = ['horseLords', 'hillFolk', 'dragonRiders'];
const FOUR: readonly Faction[] = [...THREE, 'chaosHorde'];

/** Everybody but one has regrouped often enough, and that one's bag is empty: the end of that turn ends the game. */
function lastTurn(scene: Scene, faction: Faction, target = 2): Scene {
  for (const player of scene.state.players) player.regroups = target;
  scene.player(faction).regroups = target - 1;
  return scene.bag(faction, '');
}

const ranks = (scene: Scene) => rules.outcome(scene.state)?.map(({ rank }) => rank);
const scores = (scene: Scene) => rules.outcome(scene.state)?.map(({ score }) => score);

describe('the end', () => {
  test('comes with the last regroup; that player scores, fills the hand, and nobody has another turn (#146)', () => {
    const scene = new Scene({ factions: THREE }).villages('horseLords', 20, 2).villages('hillFolk', 54);
    lastTurn(scene, 'horseLords').does('horseLords', 'end');
    expect(scene.events.map(({ e }) => e)).toEqual([
      'regrouped',
      'tiles.drawn',
      'end.triggered',
      'game.ended',
    ]);
    expect(scene.player('horseLords')).toMatchObject({ vp: 2, regroups: 2 });
    expect(scene.player('horseLords').hand).toHaveLength(7);
    expect(scene.step).toBe('over');
    expect(rules.deciders(scene.state)).toEqual([]);
  });

  test('waits for everybody: what one has regrouped too often helps nobody else (#146)', () => {
    const scene = new Scene({ factions: THREE }).bag('horseLords', '');
    scene.player('horseLords').regroups = 2;
    scene.player('dragonRiders').regroups = 2;
    scene.player('hillFolk').regroups = 1;
    scene.does('horseLords', 'end').asks('hillFolk', 'main');
    expect(rules.outcome(scene.state)).toBeNull();
  });

  test('needs two regroups each, with two players three (#170)', () => {
    const three = new Scene({ factions: THREE });
    lastTurn(three, 'horseLords').does('horseLords', 'end');
    expect(three.step).toBe('over');
    const tooEarly = new Scene({ factions: ['horseLords', 'hillFolk'] });
    lastTurn(tooEarly, 'horseLords').does('horseLords', 'end').asks('hillFolk', 'main');
    const two = new Scene({ factions: ['horseLords', 'hillFolk'] });
    lastTurn(two, 'horseLords', 3).does('horseLords', 'end');
    expect(two.step).toBe('over');
  });

  test.each(['30', '45', '60'] as const)(
    'comes after round %s where the table limits it (#141)',
    (roundLimit) => {
      const scene = new Scene({ factions: THREE, options: { roundLimit }, first: 'hillFolk' });
      scene.villages('horseLords', 20, 2).villages('dragonRiders', 47, 1);
      scene.state.round = Number(roundLimit) - 1;
      scene.does('horseLords', 'end').does('hillFolk', 'end').does('dragonRiders', 'end');
      scene.asks('horseLords', 'main');
      expect(scene.state.round).toBe(Number(roundLimit));
      // The seat before the first player is the last of a round; it triggers the end, and villages do not score for it.
      scene.does('horseLords', 'end', 'end');
      expect(scene.told('end.triggered')).toEqual([{ e: 'end.triggered', seat: 0 }]);
      expect(scores(scene)).toEqual([0, 0, 0]);
    },
  );

  test('does not come by rounds otherwise (#141)', () => {
    const scene = new Scene({ factions: THREE, first: 'hillFolk' });
    scene.state.round = 60;
    scene.does('horseLords', 'end').asks('hillFolk', 'main');
    expect(scene.state.round).toBe(61);
  });
});

describe('final captures', () => {
  test('are free, without limit, and everybody’s at once, the Chaos Horde’s too (#150, #209)', () => {
    const scene = new Scene({ factions: FOUR })
      .villages('horseLords', 20, 2)
      .villages('horseLords', 21, 2)
      .villages('horseLords', 30)
      .villages('hillFolk', 47, 2)
      .villages('dragonRiders', 54, 2)
      .units('hillFolk', 20, 'swords')
      .units('hillFolk', 21, 'reivers')
      .units('hillFolk', 30, 'castle')
      .units('chaosHorde', 47, 'hordes')
      .units('dragonRiders', 54, 'swords');
    lastTurn(scene, 'horseLords').does('horseLords', 'end');
    expect(scene.told('villages.claimed')).toMatchObject([
      { seat: 1, from: 0, area: 20, count: 2 },
      { seat: 1, from: 0, area: 21, count: 2 },
      { seat: 1, from: 0, area: 30, count: 1 },
      { seat: 3, from: 1, area: 47, count: 2 },
    ]);
    expect(scene.state.players.map(({ capturedVillages }) => capturedVillages)).toEqual([0, 5, 0, 2]);
    expect(scene.state.villages[54]).toBe(2);
    expect(scores(scene)).toEqual([5, 5, 0, 14]);
  });

  test('come before the tie-break looks at villages on the map (#151)', () => {
    const scene = new Scene({ factions: THREE })
      .villages('horseLords', 20)
      .villages('hillFolk', 47, 2)
      .units('dragonRiders', 47, 'swords');
    lastTurn(scene, 'dragonRiders').turn('dragonRiders');
    Object.assign(scene.player('horseLords'), { vp: 8 });
    Object.assign(scene.player('hillFolk'), { vp: 8 });
    scene.does('dragonRiders', 'end');
    expect([scores(scene), ranks(scene)]).toEqual([
      [8, 8, 2],
      [1, 2, 3],
    ]);
  });

  test('spare units in the desert: only the own phase 5 kills there (#152)', () => {
    const scene = new Scene({ factions: THREE })
      .units('hillFolk', 71, 'swords')
      .units('horseLords', 72, 'swords');
    lastTurn(scene, 'horseLords').does('horseLords', 'end');
    expect(scene.told('unit.lost')).toMatchObject([{ seat: 0, area: 72, why: 'desert' }]);
    expect(scene.force('hillFolk', 71)).toBe('swords');
  });
});

describe('the score', () => {
  test('is the track, one for each captured village, five for each citadel; own villages add nothing (#210)', () => {
    const scene = new Scene({ factions: FOUR }).villages('hillFolk', 54, 2);
    lastTurn(scene, 'dragonRiders').turn('dragonRiders');
    Object.assign(scene.player('hillFolk'), { vp: 7, capturedVillages: 3, capturedCitadels: 1 });
    Object.assign(scene.player('chaosHorde'), { vp: 12, capturedVillages: 3, capturedCitadels: 1 });
    scene.does('dragonRiders', 'end');
    expect(scores(scene)).toEqual([0, 15, 0, 23]);
    expect(scene.told('game.ended')).toEqual([{ e: 'game.ended', scores: [0, 15, 0, 23] }]);
  });

  type Tally = Partial<Player> & { villages?: number };
  test.each<[string, Tally, Tally, number[]]>([
    ['the higher score', { vp: 9, villages: 0 }, { vp: 8, villages: 2 }, [1, 2]],
    ['then villages on the map', { vp: 9, villages: 2 }, { vp: 4, capturedCitadels: 1, villages: 1 }, [1, 2]],
    [
      'then points from captures',
      { vp: 9, villages: 1 },
      { vp: 4, capturedCitadels: 1, villages: 1 },
      [2, 1],
    ],
    ['captures of either kind', { vp: 4, capturedCitadels: 1 }, { vp: 4, capturedVillages: 5 }, [1, 1]],
    ['else a shared place', { vp: 9, villages: 1 }, { vp: 9, villages: 1 }, [1, 1]],
  ])('decides, %s (#153, #154)', (_, one, other, expected) => {
    const scene = new Scene({ factions: THREE });
    for (const [faction, area, { villages = 0, ...tally }] of [
      ['horseLords', 20, one],
      ['hillFolk', 54, other],
    ] as const) {
      if (villages > 0) scene.villages(faction, area, villages);
      Object.assign(scene.player(faction), tally);
    }
    lastTurn(scene, 'dragonRiders').turn('dragonRiders').does('dragonRiders', 'end');
    expect(ranks(scene)).toEqual([...expected, 3]);
  });

  test('counts the Chaos Horde’s captures double in the tie-break as well (#153)', () => {
    const scene = new Scene({ factions: FOUR });
    Object.assign(scene.player('chaosHorde'), { vp: 10, capturedVillages: 2 });
    Object.assign(scene.player('hillFolk'), { vp: 11, capturedVillages: 3 });
    lastTurn(scene, 'dragonRiders').turn('dragonRiders').does('dragonRiders', 'end');
    expect([scores(scene), ranks(scene)]).toEqual([
      [0, 14, 0, 14],
      [3, 2, 3, 1],
    ]);
  });

  test('can be worked out by everybody: captures, piles and bag counts are open, hands are not (#155)', () => {
    const scene = new Scene({ factions: THREE }).hand('hillFolk', '2 giant').discards('hillFolk', 'leader');
    Object.assign(scene.player('hillFolk'), { capturedVillages: 3, capturedCitadels: 1, vp: 4 });
    for (const viewer of [scene.seat('horseLords'), null]) {
      const seen = rules.mask(scene.state, viewer).players[scene.seat('hillFolk')];
      expect(seen).toMatchObject({ capturedVillages: 3, capturedCitadels: 1, vp: 4, discard: ['leader'] });
      expect(seen?.bag).toEqual(Array.from({ length: 33 }, () => 'hidden'));
      expect(seen?.hand).toEqual(['hidden', 'hidden']);
    }
    expect(rules.mask(scene.state, scene.seat('hillFolk')).players[1]?.hand).toEqual(['giant', 'giant']);
  });
});
