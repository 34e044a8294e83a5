import { Match, readRecord, swiftRandom, verify, writeRecord } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { bloodRage } from '../index.ts';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

describe('the call to battle', () => {
  test("#51 goes clockwise from the pillager's left, one figure at a time, the pillager last, and round again", () => {
    const scene = new Scene(
      `wolf gimle warrior, myrkulor 2 warrior; bear myrkulor warrior, yggdrasil warrior;
       serpent yggdrasil 2 warrior`,
    ).does('wolf', 'pillage gimle');
    scene.asks('bear', 'call').does('bear', 'join warrior myrkulor');
    scene.asks('serpent', 'call').does('serpent', 'stay');
    scene.asks('wolf', 'call').does('wolf', 'join warrior myrkulor');
    scene.asks('bear', 'call').does('bear', 'stay');
    scene.asks('serpent', 'call').does('serpent', 'join warrior yggdrasil');
    scene.asks('wolf', 'call');
    expect([scene.at('wolf', 'gimle'), scene.at('bear', 'gimle'), scene.at('serpent', 'gimle')]).toEqual([
      'warrior warrior',
      'warrior',
      'warrior',
    ]);
  });

  test('#52 ends at once when the last village is taken', () => {
    const scene = new Scene('wolf gimle 4 warrior, myrkulor warrior; bear myrkulor 2 warrior').does(
      'wolf',
      'pillage gimle',
    );
    scene.does('bear', 'join warrior myrkulor');
    expect([scene.told('battle.began').length, scene.result]).toEqual([1, 'wolf 4+0, bear 1+0: wolf']);
    expect(scene.at('bear', 'myrkulor')).toBe('warrior');
  });

  test('#52 ends when it has gone all the way round and nobody moved', () => {
    const scene = new Scene(
      'wolf gimle warrior, myrkulor warrior; bear yggdrasil 2 warrior; serpent yggdrasil warrior',
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'stay').does('serpent', 'stay').asks('wolf', 'call').does('wolf', 'stay');
    expect(scene.result).toBe('no battle');
    expect(scene.told('province.pillaged')).toHaveLength(1);
  });

  test('#52 a figure that moves lets everybody be asked once more, its owner as well', () => {
    const scene = new Scene('wolf gimle warrior; bear yggdrasil 2 warrior; serpent yggdrasil 2 warrior').does(
      'wolf',
      'pillage gimle',
    );
    scene.does('bear', 'stay').does('serpent', 'join warrior yggdrasil');
    scene.asks('bear', 'call').does('bear', 'stay');
    scene.asks('serpent', 'call').does('serpent', 'stay');
    expect(scene.result).toBe('wolf 1+0, serpent 1+0: tie');
  });

  test('#52 it takes a whole lap without a move: whoever stayed before the others did is asked once more', () => {
    const scene = new Scene('wolf gimle warrior, myrkulor warrior; bear yggdrasil 2 warrior; serpent').does(
      'wolf',
      'pillage gimle',
    );
    scene.does('bear', 'join warrior yggdrasil').does('wolf', 'stay');
    scene.does('bear', 'stay').asks('wolf', 'call');
    expect(scene.told('seat.stayed')).toEqual([{ e: 'seat.stayed', seat: 1, rest: false }]);
    scene.does('wolf', 'join warrior myrkulor').does('bear', 'stay');
    expect(scene.result).toBe('wolf 2+0, bear 1+0: wolf');
  });

  test('#53 #164 is made though no enemy is there; the pillager may reinforce, a Ship alone can call', () => {
    const scene = new Scene('wolf nw ship, yggdrasil warrior; bear').does('wolf', 'pillage gimle');
    scene.asks('wolf', 'call').does('wolf', 'join warrior yggdrasil');
    expect([scene.at('wolf', 'gimle'), scene.state.pillaged]).toEqual(['warrior', ['gimle']]);
  });

  test('#54 anybody may come, without presence, without Rage and after passing', () => {
    const scene = new Scene(
      'wolf gimle warrior; bear yggdrasil warrior, rage 0; serpent yggdrasil warrior, passed',
    );
    scene.does('wolf', 'pillage gimle').asks('bear', 'call').does('bear', 'join warrior yggdrasil');
    scene.asks('serpent', 'call').does('serpent', 'join warrior yggdrasil');
    expect(scene.result).toBe('wolf 1+0, bear 1+0, serpent 1+0: tie');
  });

  test('#55 is not made when the province is full', () => {
    const scene = new Scene('wolf utgard 3 warrior; bear yggdrasil warrior; serpent').does(
      'wolf',
      'pillage utgard',
    );
    expect([scene.told('seat.stayed'), scene.state.pillaged]).toEqual([[], ['utgard']]);
  });

  test('#55 a rest can be taken back before the laps end, once somebody has come since', () => {
    const scene = new Scene('wolf yggdrasil warrior; bear gimle 2 warrior; serpent angerboda 2 warrior').does(
      'wolf',
      'pillage yggdrasil',
    );
    scene.does('bear', 'rest').does('serpent', 'join warrior angerboda').does('serpent', 'stay');
    scene.asks('bear', 'call').does('bear', 'join warrior gimle');
    scene.asks('bear', 'call').does('bear', 'rest').does('serpent', 'join warrior angerboda');
    scene.asks('bear', 'call').does('bear', 'rest');
    expect(scene.result).toBe('wolf 1+0, bear 1+0, serpent 2+0: serpent');
  });

  test('#55 a rest can be taken back at any moment, whoever is asked', () => {
    const scene = new Scene(
      'wolf yggdrasil warrior; bear gimle 2 warrior; serpent angerboda 2 warrior; raven',
    ).does('wolf', 'pillage yggdrasil');
    scene.does('bear', 'rest').asks('serpent', 'call');
    expect(scene.moves('bear')).toEqual(['wake']);
    scene.refuses('bear', 'join warrior gimle', 'wake.only');
    scene.refuses('serpent', 'wake', 'wake.notResting');
    scene.does('bear', 'wake');
    expect(scene.told('seat.woke')).toEqual([{ e: 'seat.woke', seat: 1 }]);
    // Nobody else has come, but the lap does not end before Bear is asked.
    scene.asks('serpent', 'call').does('serpent', 'stay').asks('bear', 'call');
    scene
      .does('bear', 'join warrior gimle')
      .does('serpent', 'stay')
      .does('bear', 'rest')
      .does('serpent', 'stay');
    expect(scene.result).toBe('wolf 1+0, bear 1+0: tie');
  });

  test('#55 who rests and has nobody near has nothing to take back', () => {
    const scene = new Scene('wolf gimle warrior; bear yggdrasil warrior; serpent yggdrasil 2 warrior').does(
      'wolf',
      'pillage gimle',
    );
    scene.does('bear', 'join warrior yggdrasil').does('serpent', 'rest');
    expect(rules.volunteers?.(scene.state)).toEqual([]);
  });

  test('#55 who rested is not asked once more if nobody has come since', () => {
    const scene = new Scene('wolf yggdrasil warrior; bear gimle warrior; serpent angerboda warrior');
    scene.does('wolf', 'pillage yggdrasil').does('bear', 'rest').does('serpent', 'rest');
    expect(scene.state.pillaged).toEqual(['yggdrasil']);
  });

  test('#55 has no end of villages in Yggdrasil, and whoever rests is not asked again until the laps end', () => {
    const scene = new Scene('wolf yggdrasil warrior; bear gimle 5 warrior; serpent angerboda 2 warrior').does(
      'wolf',
      'pillage yggdrasil',
    );
    scene.does('bear', 'join warrior gimle').does('serpent', 'rest');
    for (let lap = 0; lap < 3; lap++) scene.asks('bear', 'call').does('bear', 'join warrior gimle');
    scene.asks('bear', 'call').does('bear', 'rest');
    scene.asks('serpent', 'call').does('serpent', 'rest');
    expect(scene.result).toBe('wolf 1+0, bear 4+0: bear');
  });

  test('#56 #165 brings figures from neighbours, doomed or pillaged or Yggdrasil, and from nowhere else', () => {
    const scene = new Scene(
      'wolf gimle warrior; bear andlang warrior, myrkulor warrior, yggdrasil warrior, utgard warrior, nw ship; serpent',
      { pillaged: 'myrkulor' },
    ).does('wolf', 'pillage gimle');
    scene.asks('bear', 'call');
    expect(scene.moves('bear', 'join').toSorted()).toEqual([
      'join warrior andlang',
      'join warrior myrkulor',
      'join warrior yggdrasil',
    ]);
    expect(scene.refuses('bear', 'join warrior utgard', 'join.far').rule).toBe('10.2');
    scene.refuses('bear', 'join ship gimle', 'join.ship');
    scene.refuses('bear', 'join leader andlang', 'join.notThere');
  });

  test('#57 whoever wants to lose may come', () => {
    const scene = new Scene('wolf gimle 4 warrior; bear myrkulor warrior, hand lokis-trickery').does(
      'wolf',
      'pillage gimle',
    );
    scene.does('bear', 'join warrior myrkulor');
    expect([scene.at('bear', 'valhalla'), scene.rage('wolf'), scene.rage('bear')]).toEqual(['warrior', 5, 7]);
  });

  test('#58 nobody can leave', () => {
    const scene = new Scene('wolf gimle warrior; bear gimle leader, yggdrasil warrior').does(
      'wolf',
      'pillage gimle',
    );
    scene.asks('bear', 'call');
    scene.refuses('bear', 'join leader gimle', 'join.far');
    expect(scene.moves('bear')).toEqual(['join warrior yggdrasil', 'stay', 'rest']);
  });

  test('#59 asks one after the other and skips who has nobody near', () => {
    const scene = new Scene(
      'wolf gimle warrior; bear utgard warrior; serpent yggdrasil warrior; raven myrkulor warrior',
    ).does('wolf', 'pillage gimle');
    scene.asks('serpent', 'call').does('serpent', 'stay').asks('raven', 'call');
  });

  test('#163 moves are seen by everybody and come before any card', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-bash tyrs-smash; bear yggdrasil warrior, hand troll manheim; serpent',
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'join warrior yggdrasil');
    expect(scene.told('figure.joined')).toEqual([
      { e: 'figure.joined', seat: 1, figure: 'warrior', from: 'yggdrasil', to: 'gimle' },
    ]);
    scene.asks('wolf bear', 'cards');
  });

  test('#166 without an enemy there the pillage succeeds without a battle', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-bash; bear yggdrasil warrior, hand troll; serpent',
    );
    scene.does('wolf', 'pillage gimle').does('bear', 'stay');
    expect(scene.told('battle.began')).toEqual([]);
    expect([scene.glory('wolf'), scene.hand('wolf'), scene.state.battle]).toEqual([5, 'tyrs-bash-1', null]);
  });

  test('#167 a destroyed province breaks the ring', () => {
    const scene = new Scene('wolf muspelheim warrior; bear utgard warrior, angerboda warrior; serpent').does(
      'wolf',
      'pillage muspelheim',
    );
    expect(scene.moves('bear', 'join')).toEqual(['join warrior angerboda']);
    scene.refuses('bear', 'join warrior utgard', 'join.far');
  });
});

test('#55 a rest taken back out of turn is a row of the record, and is proved like any other', () => {
  const dice = { generator: 'fair' as const, secret: '5a'.repeat(32), salts: [] };
  const match = Match.open(bloodRage, { setup: { seats: 3, options: DEFAULT_OPTIONS }, dice });
  const random = swiftRandom('rests');
  let woken = 0;
  for (let [seat] = match.deciders(); seat !== undefined && woken < 3; [seat] = match.deciders()) {
    const calls = match.viewFor(seat).frames.at(-1)?.step === 'call';
    const move = calls ? ({ do: 'rest' } as const) : bloodRage.sample(match.viewFor(seat), seat, random);
    expect(match.submit(seat, move).ok).toBe(true);
    const [rests] = bloodRage.volunteers(match.viewFor(seat));
    if (rests === undefined) continue;
    expect(match.deciders()).not.toContain(rests);
    expect(match.submit(rests, { do: 'wake' }).ok).toBe(true);
    woken += 1;
  }
  expect(woken).toBe(3);
  const read = readRecord(writeRecord(match, { showSecret: true }));
  expect(read.ok && verify(bloodRage, read.record).ok).toBe(true);
});
