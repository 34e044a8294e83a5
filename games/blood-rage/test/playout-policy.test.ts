import { RowContext, swiftRandom, swiftStreams } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { insight } from '../bot/index.ts';
import { playoutPolicy } from '../bot/playout-policy.ts';
import { provinceViews } from '../bot/province-views.ts';
import { ranking } from '../bot/ranking.ts';
import { evaluatePlayout } from '../bot/playout-evaluation.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { bloodRage } from '../index.ts';
import { printMove } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import { strengthOf } from '../rules/strength.ts';
import { Scene, type Who } from './scene.ts';

/** What the play-out policy does in a scene, in notation. */
const does = (scene: Scene, who: Who): string =>
  printMove(playoutPolicy(scene.state, scene.seat(who), swiftRandom('scene')));

/** Every state of a game played by the play-out policy, right before a decision. */
function* states(seats: number, seed: string): Generator<State> {
  const streams = swiftStreams(seed);
  const state = bloodRage.start({ seats, options: DEFAULT_OPTIONS }, new RowContext(streams, 0));
  for (let row = 1; bloodRage.deciders(state).length > 0; row++) {
    yield state;
    const chosen = bloodRage.deciders(state).map((seat) => {
      const move = playoutPolicy(state, seat, swiftRandom(`${seed} ${row} ${seat}`));
      expect(bloodRage.refuse(state, seat, move), printMove(move)).toBeNull();
      return { seat, move };
    });
    for (const { seat, move } of chosen) bloodRage.play(state, seat, move, new RowContext(streams, row));
  }
}

describe('the play-out policy', () => {
  test('pillages where nobody can stop it', () => {
    const scene = new Scene('wolf gimle 2 warrior leader, hand tyrs-bash; bear; serpent; raven', {
      pillaged: 'yggdrasil',
    });
    expect(does(scene, 'wolf')).toBe('pillage gimle');
  });

  test('does not pillage into certain defeat', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-bash; bear gimle leader 3 warrior, nw ship, hand tyrs-smash; serpent; raven',
    );
    expect(does(scene, 'wolf')).not.toBe('pillage gimle');
  });

  test('commits a Quest that is met', () => {
    const scene = new Scene('wolf gimle 2 warrior leader, hand alfheim; bear; serpent; raven', {
      pillaged: 'gimle',
    });
    expect(does(scene, 'wolf')).toBe('quest alfheim-1');
  });

  test('brings the Leader, who costs nothing', () => {
    const scene = new Scene('wolf hand tyrs-bash; bear; serpent; raven');
    expect(does(scene, 'wolf')).toMatch(/^invade leader /);
  });

  test.each([2, 3, 4])(
    'plays a whole game of %i by the rules, and sees everybody as strong as they are',
    (seats) => {
      let seen = 0;
      for (const state of states(seats, `land ${seats}`)) {
        for (const seat of state.clans.keys()) {
          for (const { province, own, there } of provinceViews(state, seat)) {
            const rivals = [...state.clans.keys()].filter((other) => other !== seat);
            expect(own).toBe(strengthOf(state, seat, province));
            expect(there).toBe(Math.max(...rivals.map((other) => strengthOf(state, other, province))));
            seen += own > 0 ? 1 : 0;
          }
        }
      }
      expect(seen).toBeGreaterThan(100);
    },
  );
});

describe('the evaluation at the end of an Age', () => {
  test('shares one game among all', () => {
    let ended = 0;
    let age = 1;
    for (const state of states(4, 'shares')) {
      if (state.age === age) continue;
      age = state.age;
      ended++;
      const all = state.clans.map((_, seat) => evaluatePlayout(state, seat));
      expect(all.reduce((sum, one) => sum + one)).toBeCloseTo(1, 9);
      expect(new Set(all).size).toBe(4);
    }
    expect(ended).toBe(2);
  });

  test('likes Glory, steps, upgrades that last and figures that stay', () => {
    const chance = (clans: string): number => {
      const { state }: { state: State } = new Scene(clans, { age: 2 });
      state.phase = 'gifts';
      return evaluatePlayout(state, 0);
    };
    const even = chance('wolf; bear; serpent; raven');
    expect(even).toBeCloseTo(1 / 4, 9);
    expect(chance('wolf glory 5; bear; serpent; raven')).toBeGreaterThan(even);
    expect(chance('wolf steps 2 1 1; bear; serpent; raven')).toBeGreaterThan(even);
    expect(chance('wolf sheet friggas-succor; bear; serpent; raven')).toBeGreaterThan(even);
    expect(chance('wolf gimle leader; bear; serpent; raven')).toBeGreaterThan(even);
  });

  test('minds nothing but Glory when the game is over', () => {
    const { state }: { state: State } = new Scene(
      'wolf glory 30; bear glory 20, steps 5 5 5; serpent; raven',
      {
        age: 3,
      },
    );
    state.frames = [];
    expect(evaluatePlayout(state, 0)).toBeGreaterThan(evaluatePlayout(state, 1));
  });
});

describe('what Warlord looks into', () => {
  test('is a few acts, the one a Veteran would choose in front', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior leader, hand tyrs-bash troll; bear utgard warrior; serpent; raven',
      { pillaged: 'yggdrasil' },
    );
    const moves = ranking(scene.state, scene.seat('wolf')).map(({ move }) => printMove(move));
    expect(moves[0]).toBe('pillage gimle');
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.length).toBeLessThan(6);
  });

  test('is an Age at a time', () => {
    const chapters = new Set<number | undefined>();
    for (const state of states(2, 'chapters')) chapters.add(insight.chapter?.(state, 0));
    expect([...chapters]).toEqual([1, 2, 3]);
  });
});
