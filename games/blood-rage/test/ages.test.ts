import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { Scene } from './scene.ts';
import { passAll, through } from './season.ts';

const ranks = (state: State): number[] => rules.outcome(state)?.map(({ rank }) => rank) ?? [];

describe('Ragnarök', () => {
  test.each([
    [1, 'muspelheim', 2],
    [2, 'andlang', 3],
    [3, 'angerboda', 4],
  ] as const)('#103 in Age %d what stands in %s dies for %d Glory each', (age, province, glory) => {
    const scene = passAll(new Scene(`wolf ${province} leader warrior; bear ${province} warrior`, { age }));
    expect(scene.told('glory.gained').filter(({ source }) => source === 'ragnarok')).toMatchObject([
      { seat: 0, glory: 2 * glory },
      { seat: 1, glory },
    ]);
    expect(scene.state.destroyed).toContain(province);
  });

  test('#103 #159 a Ship dies with either side of its fjord, once, and pays once', () => {
    const scene = passAll(
      new Scene('wolf se ship sea-serpent, sheet sea-serpent lokis-dragons; bear se ship; serpent', {
        destroyed: 'elvagar utgard',
      }),
    );
    expect([scene.glory('wolf'), scene.glory('bear')]).toEqual([2 * 2 + 2 * 4, 2]);
    expect(scene.at('wolf', 'se')).toBe('');
    expect(scene.told('glory.gained').map(({ source, glory }) => [source, glory])).toEqual([
      ['ragnarok', 4],
      ['ships', 8],
      ['ragnarok', 2],
    ]);
  });

  test('#104 figures elsewhere stay, and count for Horns in the next Age', () => {
    const scene = passAll(new Scene('wolf gimle 3 warrior, nw ship, steps 1 1 1; bear'));
    through(scene, 'draft').does('bear', 'pass');
    scene.refuses('wolf', 'invade leader gimle', 'invade.horns');
  });

  test('#112 the doom moves on from Age to Age, and does nothing before its time', () => {
    const scene = new Scene('wolf muspelheim warrior; bear').does('wolf', 'pillage muspelheim');
    expect(scene.state.doomed[scene.state.age - 1]).toBe('muspelheim');
    passAll(scene);
    expect(scene.told('age.began')).toMatchObject([{ age: 2, doomed: 'andlang' }]);
  });

  test('#213 first the Witch, then all die together, Glory, Ship Glory, and the province is gone', () => {
    const scene = passAll(
      new Scene(
        `wolf angerboda volur-witch warrior, ne ship, sheet volur-witch eternal-dragons; bear passed; serpent passed`,
        { age: 3, destroyed: 'elvagar horgr' },
      ),
    ).asks('wolf', 'rescue');
    scene.does('wolf', 'rescue retreat');
    const told = scene.events.map(({ e }) => e);
    expect(told.slice(0, 6)).toEqual([
      'figure.rescued',
      'figures.destroyed',
      'glory.gained',
      'figures.destroyed',
      'glory.gained',
      'glory.gained',
    ]);
    expect(told[6]).toBe('province.destroyed');
    expect([scene.at('wolf', 'yggdrasil'), scene.glory('wolf')]).toEqual(['volur-witch', 4 + 4 + 12]);
  });
});

describe('the end of an Age', () => {
  test('#111 tokens turn back, the First Player token goes left, the next Age begins', () => {
    const scene = passAll(new Scene('wolf gimle warrior; bear; serpent', { pillaged: 'myrkulor gimle' }));
    expect([scene.state.pillaged, scene.state.first, scene.state.age, scene.state.phase]).toEqual([
      [],
      1,
      2,
      'gifts',
    ]);
    expect(scene.token('gimle')).toBe('glory');
    through(scene, 'draft').asks('bear', 'action');
  });

  test('#111 the phases come in their order', () => {
    const scene = passAll(
      new Scene('wolf muspelheim warrior, quests alfheim, hand tyrs-bash tyrs-smite; bear passed'),
    );
    expect([scene.step, scene.state.phase]).toEqual(['discard', 'discard']);
    scene.does('wolf', 'hold tyrs-bash-1');
    const phases = [
      'cards.shed',
      'quest.judged',
      'province.destroyed',
      'valhalla.released',
      'age.ended',
      'age.began',
    ];
    const told = scene.events.map(({ e }) => e).filter((e) => phases.includes(e));
    expect(told).toEqual(phases);
  });

  test('#111 the steps for Quests are still part of the Quest phase', () => {
    const scene = passAll(new Scene('wolf gimle warrior, quests alfheim; bear'));
    expect([scene.step, scene.state.phase]).toEqual(['growth', 'quest']);
  });

  test('#214 who dies in Ragnarök comes back in the same Age and pays Loki, too late for Glorious Death', () => {
    const scene = passAll(
      new Scene('wolf muspelheim 4 warrior, sheet lokis-domain, quests glorious-death; bear'),
    );
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: false }]);
    expect([scene.glory('wolf'), scene.at('wolf', 'valhalla')]).toEqual([4 * 2 + 4 * 1, '']);
  });

  test('#215 everybody comes back to the reserve, however many Horns there are', () => {
    const scene = passAll(
      new Scene('wolf gimle 4 warrior, valhalla leader 4 warrior, steps 1 1 1; bear valhalla ship'),
    );
    expect([scene.at('wolf', 'valhalla'), scene.at('bear', 'valhalla')]).toEqual(['', '']);
    expect(scene.told('valhalla.released').map(({ figures }) => figures.length)).toEqual([5, 1]);
  });

  test('#110 two cards with one benefit add up', () => {
    const scene = passAll(
      new Scene(
        'wolf valhalla 2 warrior, sheet lokis-domain lokis-eminence lokis-wrath; bear; serpent; raven',
        {
          age: 3,
        },
      ),
    );
    expect(scene.told('glory.gained').map(({ card, glory }) => [card, glory])).toEqual([
      ['lokis-domain-1', 2],
      ['lokis-eminence-2', 4],
      ['lokis-wrath-3', 6],
    ]);
  });
});

describe('the end of the game', () => {
  test('#105 the last Age has its Ragnarök and its release as well', () => {
    const scene = passAll(
      new Scene('wolf angerboda warrior, valhalla ship, sheet lokis-domain; bear', { age: 3 }),
    );
    expect([scene.step, scene.glory('wolf')]).toEqual(['over', 4 + 2]);
  });

  test("#106 #216 after it Thor's Conquest, then the legends, then the ranking", () => {
    const scene = passAll(
      new Scene(
        'wolf angerboda warrior, gimle 2 warrior, nw ship, yggdrasil leader, sheet thors-conquest, steps 4 1 1; bear',
        {
          age: 3,
        },
      ),
    );
    const sources = scene.told('glory.gained').map(({ source, glory }) => [source, glory]);
    expect(sources).toEqual([
      ['ragnarok', 4],
      ['conquest', 12],
      ['legend', 10],
    ]);
    expect(scene.events.at(-1)).toEqual({ e: 'game.ended', winners: [0], glory: [26, 0] });
  });

  test.each([
    ['3 3 3', 0],
    ['4 1 1', 10],
    ['5 1 1', 10],
    ['6 1 1', 20],
    ['4 5 6', 40],
  ])('#107 stats at steps %s are worth %d', (steps, glory) => {
    expect(passAll(new Scene(`wolf steps ${steps}; bear`, { age: 3 })).glory('wolf')).toBe(glory);
  });

  test('#108 equal Glory shares the place', () => {
    const scene = passAll(new Scene('wolf glory 9; bear glory 12; serpent glory 12', { age: 3 }));
    expect(ranks(scene.state)).toEqual([3, 1, 1]);
    expect(scene.told('game.ended')).toMatchObject([{ winners: [1, 2] }]);
  });

  test('#109 Glory goes beyond 99', () => {
    const scene = passAll(new Scene('wolf glory 99, steps 6 6 6; bear', { age: 3 }));
    expect([scene.glory('wolf'), rules.outcome(scene.state)?.[0]]).toEqual([159, { score: 159, rank: 1 }]);
  });

  test('#217 Glory never goes below nothing: a thief finds what is there', () => {
    const scene = new Scene('wolf gimle 3 warrior, glory 1; bear gimle warrior, hand lokis-backstab', {
      age: 2,
    });
    scene.does('wolf', 'pillage gimle');
    expect([
      scene.glory('bear'),
      scene.clan('wolf').ledger[1]?.stolen,
      scene.clan('wolf').ledger[1]?.battle,
    ]).toEqual([1, -1, 3]);
  });
});
