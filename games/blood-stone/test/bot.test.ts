import { botConformance, type BotGame, choosing } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/evaluation.ts';
import { REASONS } from '../bot/choice.ts';
import { GLADES } from '../content/glades/index.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { game } from '../game.ts';
import { HIDDEN, type Setup } from '../rules/state.ts';
import en from '../text/bot.en.json' with { type: 'json' };
import ja from '../text/bot.ja.json' with { type: 'json' };
import { Scene, type Side } from './scene.ts';

type Level = 'veteran' | 'recruit';

const chooses = choosing(game);

/** A whole turn of the Veteran, in notation. */
function turn(scene: Scene, side: Side): string[] {
  const moves: string[] = [];
  const step = scene.step;
  while (scene.step !== 'over' && moves.at(-1) !== 'end') {
    const move = chooses('veteran', scene, side);
    moves.push(move);
    if (move === 'end') break;
    scene.does(side, move);
  }
  expect(step).toBe(side);
  return moves;
}

describe('a Veteran of the Soldiers', () => {
  test('strikes the Witch down when it can', () => {
    const scene = new Scene('witch e1 1, wolf e6, archer e5, swordsman d6');
    expect(chooses('veteran', scene, 'soldiers')).toBe('attack archer witch');
  });

  test('walks into reach first where that wins', () => {
    const scene = new Scene('witch e1 1, spearman e5, toad a1');
    expect(turn(scene, 'soldiers').at(-1)).toBe('attack spearman north');
    expect(scene.state.result).toBe('soldiers');
  });

  test('does not strike friends for nothing', () => {
    const scene = new Scene('witch a1, boar e5, swordsman e10, spearman e9, archer e11');
    expect(turn(scene, 'soldiers').filter((move) => move.startsWith('attack spearman south'))).toEqual([]);
  });
});

describe('a Veteran of the Witch', () => {
  test('takes the last free soldier for a zombie', () => {
    const scene = new Scene('witch e1 9, archer e4 2', { turn: 'witch' }).hand('witch', 'zombify siphon');
    expect(turn(scene, 'witch').at(-1)).toMatch(/^cast zombify archer/);
  });

  test('sends a puppet that can strike', () => {
    const scene = new Scene('witch e3, wolf c5, raven g5, swordsman e7 3, archer e11', { turn: 'witch' });
    scene.hand('witch', 'manipulate');
    const moves = turn(scene, 'witch');
    expect(moves).toContain('cast manipulate');
    expect(moves.filter((move) => move.startsWith('attack'))).toHaveLength(1);
  });

  test('makes the minion burst that stands among the Soldiers', () => {
    const pieces = 'witch e3 9, boar e6 11, swordsman e7 5, spearman d7 5, archer f7 4';
    const scene = new Scene(pieces, { turn: 'witch' }).hand('witch', 'bloodBoil siphon');
    expect(turn(scene, 'witch')).toContainEqual(expect.stringMatching(/^cast bloodBoil boar/));
  });

  test('throws away what is of no use before her turn ends', () => {
    const scene = new Scene('witch e1, wolf d2, archer e11 5', { turn: 'witch' });
    scene.hand('witch', 'siphon zombify transfuse');
    const moves = turn(scene, 'witch');
    expect(moves).toEqual(expect.arrayContaining(['discard siphon', 'discard zombify']));
  });

  test('keeps no spell she has no stones to offer to', () => {
    const scene = new Scene('witch e1 2, wolf d2, archer e5 2, spearman e11', { turn: 'witch' });
    scene.hand('witch', 'zombify zombify siphon');
    expect(turn(scene, 'witch')).toContain('discard zombify');
  });

  test('leaves the archer’s line', () => {
    const scene = new Scene('witch e4 3, archer e8, spearman e9', { turn: 'witch' });
    expect(chooses('veteran', scene, 'witch')).toMatch(/^move witch [^e]/);
  });
});

describe('the evaluation', () => {
  test('is a chance, and each side thinks more of what it threatens itself', () => {
    const { state } = new Scene('witch e1, wolf d5, raven f5, swordsman e9 3, archer e11');
    const [soldiers, witch] = [evaluate(state, 1 - state.witch), evaluate(state, state.witch)];
    for (const chance of [soldiers, witch]) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    expect(soldiers + witch).toBeGreaterThan(1);
  });

  test('likes a wounded Witch, and fewer minions', () => {
    const chance = (pieces: string): number => {
      const { state } = new Scene(pieces);
      return evaluate(state, 1 - state.witch);
    };
    const even = chance('witch e1, wolf d2, swordsman e9, archer e11');
    expect(chance('witch e1 4, wolf d2, swordsman e9, archer e11')).toBeGreaterThan(even);
    expect(chance('witch e1, swordsman e9, archer e11')).toBeGreaterThan(even);
    expect(chance('witch e1, wolf d2, archer e11')).toBeLessThan(even);
  });
});

const table = (glade: string, levels: readonly [Level, Level]): BotGame<Setup> => ({
  name: `on ${glade}, ${levels.join(' and ')}`,
  setup: { seats: 2, glade, options: DEFAULT_OPTIONS },
  levels,
  seed: `watched ${glade}`,
});

const PLACES = GLADES.map(({ id }) => id);

botConformance(game, {
  watched: {
    games: PLACES.flatMap((glade) => [
      table(glade, ['veteran', 'recruit']),
      table(glade, ['recruit', 'veteran']),
      table(glade, ['veteran', 'veteran']),
    ]),
    every: 9,
    length: [20, 5000],
    faceDown: ({ witch, phantom, blood }, seat) =>
      (seat === witch ? phantom : blood).deck.every((card) => card === HIDDEN),
  },
  thought: { games: PLACES.map((glade) => table(glade, ['recruit', 'recruit'])) },
  reasons: {
    games: PLACES.map((glade) => table(glade, ['veteran', 'recruit'])),
    heard: 15,
    known: [...REASONS, 'random'],
    catalogues: { en, ja },
  },
});
