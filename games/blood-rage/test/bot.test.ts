import { choosing } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluation.ts';
import { ranking } from '../bot/ranking.ts';
import type { Card } from '../content/cards.ts';
import { game } from '../game.ts';
import { removeCard, sortCards } from '../rules/hand.ts';
import { printMove } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import { Scene, type Who } from './scene.ts';
import { seen } from './spoken.ts';

/** What the Veteran does in a scene, in notation. */
const chooses = (scene: Scene, who: Who, seed?: string): string =>
  choosing(game)('veteran', scene, who, seed);

/** The clan whose turn it is gets a pack to draft from, in a game of the same position. */
function drafting(scene: Scene, names: string): Scene {
  const { state } = scene;
  const packs = state.clans.map((): Card[] => []);
  packs[0] = sortCards(names.split(' ').map((name) => scene.card(name)));
  for (const card of packs[0]) removeCard(state.out, card);
  for (const pack of packs.slice(1)) {
    while (pack.length < packs[0].length) pack.push(state.out.pop() as Card);
  }
  state.phase = 'gifts';
  state.frames = [
    { step: 'age', turn: 0 },
    { step: 'draft', packs, kept: packs.map(() => null) },
  ];
  return scene;
}

describe('a Veteran in its turn', () => {
  test('pillages where nobody can stop it', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior leader, hand tyrs-bash; bear; serpent; raven utgard warrior',
      { pillaged: 'yggdrasil' },
    );
    expect(chooses(scene, 'wolf')).toBe('pillage gimle');
  });

  test('does not pillage into certain defeat', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-bash odins-smite; bear gimle leader 2 warrior, nw ship, hand tyrs-smash tyrs-smite; serpent; raven',
    );
    expect(chooses(scene, 'wolf')).not.toBe('pillage gimle');
  });

  test('commits the Quest it is sure of before its Rage is gone', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior leader, hand alfheim, rage 1; bear utgard warrior, passed; serpent passed; raven passed',
      { pillaged: 'gimle' },
    );
    expect(chooses(scene, 'wolf')).toBe('quest alfheim-1');
  });

  test('sends its Warriors to where Ragnarök pays double', () => {
    const scene = new Scene(
      'wolf sheet odins-inspiration, rage 2, hand tyrs-bash-1; bear passed; serpent passed; raven passed',
      { age: 3, pillaged: 'myrkulor angerboda horgr utgard gimle' },
    );
    const doomed = scene.state.doomed[2] ?? '';
    expect(chooses(scene, 'wolf')).toBe(`invade leader ${doomed}`);
    scene.does('wolf', `invade leader ${doomed}`);
    expect(chooses(scene, 'wolf')).toBe(`invade warrior ${doomed}`);
  });

  test('never passes while there is something better to do', () => {
    const scene = new Scene('wolf gimle leader, rage 2, hand tyrs-bash; bear; serpent; raven');
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      expect(chooses(scene, 'wolf', seed)).not.toBe('pass');
    }
  });

  test('does all that costs nothing before it is done', () => {
    const scene = new Scene(
      'wolf hand friggas-charm tyrs-bash, rage 1; bear passed; serpent passed; raven passed',
    );
    const moves: string[] = [];
    while (scene.step === 'action') {
      const move = chooses(scene, 'wolf');
      moves.push(move);
      scene.does('wolf', move);
    }
    expect(moves).toContain('upgrade friggas-charm-1');
    expect(moves.some((move) => move.startsWith('invade leader'))).toBe(true);
    expect(moves.some((move) => move.startsWith('pillage'))).toBe(true);
  });
});

describe('a Veteran in battle', () => {
  const fight = (wolf: string, bear: string, age: 1 | 2 | 3 = 2): Scene =>
    new Scene(`wolf ${wolf}; bear ${bear}; serpent; raven`, { age }).does('wolf', 'pillage gimle');

  test('plays to win where its card decides', () => {
    const scene = fight(
      'gimle leader warrior, hand tyrs-rage lokis-backstab',
      'gimle leader, hand tyrs-smash tyrs-bash-1',
    );
    expect(chooses(scene, 'wolf')).toMatch(/^play tyrs-rage-2/);
  });

  test('knows that losing pays with Loki', () => {
    const scene = fight(
      'gimle warrior, hand tyrs-smash lokis-backstab',
      'gimle leader 3 warrior, nw ship, hand tyrs-rage tyrs-crush, glory 9',
    );
    expect(chooses(scene, 'wolf')).toMatch(/^play lokis-backstab-2/);
  });

  test('sends help where it turns the battle', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, myrkulor leader, hand tyrs-rage tyrs-crush;
       bear gimle 2 warrior, hand tyrs-smash tyrs-bash-1; serpent; raven`,
      { age: 2, pillaged: 'myrkulor' },
    ).does('wolf', 'pillage gimle');
    expect(chooses(scene, 'wolf')).toBe('join leader myrkulor');
  });

  test('sends nobody where all is lost', () => {
    const scene = new Scene(
      `wolf gimle leader 3 warrior, nw ship, hand tyrs-rage tyrs-crush;
       bear yggdrasil warrior, hand tyrs-smash tyrs-bash-1; serpent; raven`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    expect(chooses(scene, 'bear')).toBe('stay');
  });
});

describe('a Veteran in the draft', () => {
  test('takes what doubles its Quests once it has them', () => {
    const scene = drafting(
      new Scene('wolf hand yggdrasil-2 alfheim-2, sheet troll; bear; serpent; raven', { age: 3 }),
      'odins-throne lokis-poison heimdalls-watch',
    );
    expect(chooses(scene, 'wolf')).toBe('draft odins-throne-3');
  });

  test('takes Ragnarök’s double Glory over a plain bonus', () => {
    const scene = drafting(
      new Scene('wolf; bear; serpent; raven', { age: 2 }),
      'odins-inspiration tyrs-smash lokis-backstab',
    );
    expect(chooses(scene, 'wolf')).toBe('draft odins-inspiration-2');
  });
});

describe('a Warlord in the draft', () => {
  const takes = (scene: Scene): string[] =>
    ranking(seen(scene, scene.seat('wolf')), scene.seat('wolf')).map(({ move }) => printMove(move));

  test('goes by what cards have brought, where a Veteran goes by what they promise', () => {
    const scene = drafting(
      new Scene('wolf; bear; serpent; raven', { age: 2 }),
      'tyrs-smite tyrs-challenge thors-domain',
    );
    expect(takes(scene)).toEqual(['draft tyrs-smite-2']);
    expect(chooses(scene, 'wolf')).toBe('draft tyrs-challenge-2');
  });

  test('minds what it has already', () => {
    const pack = (wolf: string): Scene =>
      drafting(new Scene(`${wolf}; bear; serpent; raven`, { age: 3 }), 'eternal-dragons tyrs-rage');
    expect(takes(pack('wolf'))).toEqual(['draft eternal-dragons-3']);
    expect(takes(pack('wolf sheet fire-dragons-2'))).toEqual(['draft tyrs-rage-3']);
  });
});

describe('a Veteran whose Quests are fulfilled', () => {
  test('raises the stat that becomes a legend', () => {
    const scene = new Scene('wolf steps 3 1 1; bear; serpent; raven', { age: 3 });
    scene.state.phase = 'quest';
    scene.state.frames = [
      { step: 'age', turn: 0 },
      { step: 'growth', due: [1, 0, 0, 0], chosen: [null, null, null, null], queue: [0] },
    ];
    expect(chooses(scene, 'wolf')).toBe('grow rage');
  });
});

describe('the evaluation', () => {
  const chance = (clans: string, age: 1 | 2 | 3 = 1): number => {
    const { state }: { state: State } = new Scene(clans, { age });
    return evaluate(state, 0);
  };

  test('shares one game among all', () => {
    const { state } = new Scene('wolf gimle leader; bear glory 12; serpent sheet lord-of-hammers; raven');
    const all = state.clans.reduce((sum, _, seat) => sum + evaluate(state, seat), 0);
    expect(all).toBeCloseTo(1, 9);
  });

  test('likes Glory, steps, Rage and figures', () => {
    const even = chance('wolf; bear; serpent; raven');
    expect(even).toBeCloseTo(1 / 4, 9);
    expect(chance('wolf glory 10; bear; serpent; raven')).toBeGreaterThan(even);
    expect(chance('wolf steps 2 1 1; bear; serpent; raven')).toBeGreaterThan(even);
    expect(chance('wolf rage 9; bear; serpent; raven')).toBeGreaterThan(even);
    expect(chance('wolf gimle leader; bear; serpent; raven')).toBeGreaterThan(even);
  });

  test('minds a lead the more the later it is', () => {
    expect(chance('wolf glory 10; bear; serpent; raven', 3)).toBeGreaterThan(
      chance('wolf glory 10; bear; serpent; raven', 1),
    );
  });
});
