import {
  type Choice,
  type Full,
  LOCALES,
  type Masked,
  phrasebook,
  RowTable,
  type Seat,
  swiftRandom,
  swiftStreams,
} from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../bot/appraisal.ts';
import { REASONS } from '../bot/choice.ts';
import { BOTS, insight } from '../bot/index.ts';
import { GLADES } from '../content/glades/index.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { bloodStone } from '../index.ts';
import type { AnyMove } from '../rules/moves.ts';
import { printMove } from '../rules/notation.ts';
import { HIDDEN, type State } from '../rules/state.ts';
import english from '../text/bot.en.json' with { type: 'json' };
import japanese from '../text/bot.ja.json' with { type: 'json' };
import { Scene, type Side } from './scene.ts';

type Level = keyof typeof BOTS;

function full(state: State): Full<State> {
  const loaded = bloodStone.load(state);
  if (loaded === null) throw new Error('no state of this game');
  return loaded;
}

/** What a level does in a scene, in notation. */
function chooses(level: Level, scene: Scene, side: Side): string {
  const seat = scene.seat(side);
  const view = bloodStone.mask(full(scene.state), seat);
  return printMove(view, BOTS[level].choose(view, seat, swiftRandom('scene')).move);
}

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

const say = phrasebook({ en: english, ja: japanese });

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
    expect(chooses('veteran', scene, 'witch')).toMatch(/^cast zombify archer/);
  });

  test('plans for two puppets: both walk up and strike', () => {
    const scene = new Scene('witch e1, wolf c4, raven g4, swordsman e7 3, archer e11', { turn: 'witch' });
    scene.hand('witch', 'manipulate');
    const moves = turn(scene, 'witch');
    expect(moves).toContain('cast manipulate');
    expect(moves.filter((move) => move.startsWith('attack'))).toHaveLength(2);
  });

  test('throws away what is of no use before her turn ends', () => {
    const scene = new Scene('witch e1, wolf d2, archer e11 5', { turn: 'witch' });
    scene.hand('witch', 'siphon zombify transfuse');
    const moves = turn(scene, 'witch');
    expect(moves).toEqual(expect.arrayContaining(['discard siphon', 'discard zombify']));
  });

  test('leaves the archer’s line', () => {
    const scene = new Scene('witch e4 3, archer e8, spearman e9', { turn: 'witch' });
    expect(chooses('veteran', scene, 'witch')).toMatch(/^move witch [^e]/);
  });
});

describe('the appraisal', () => {
  test('is a chance, and the other side has the rest of it', () => {
    const { state } = new Scene('witch e1, wolf d5, raven f5, swordsman e9 3, archer e11');
    const soldiers = evaluate(state, 1 - state.witch);
    expect(soldiers).toBeGreaterThan(0);
    expect(soldiers).toBeLessThan(1);
    expect(evaluate(state, state.witch)).toBeCloseTo(1 - soldiers, 12);
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

/** A game between bots, with every decision handed to the witness. */
function watch(
  glade: string,
  levels: readonly [Level, Level],
  witness: (view: Masked<State>, seat: Seat, choice: Choice<AnyMove>, row: number) => void,
): number {
  const streams = swiftStreams(`watched ${glade}`);
  const state = bloodStone.start({ seats: 2, glade, options: DEFAULT_OPTIONS }, new RowTable(streams, 0));
  let row = 0;
  for (let [seat] = bloodStone.deciders(state); seat !== undefined; [seat] = bloodStone.deciders(state)) {
    row++;
    const view = bloodStone.mask(state, seat);
    const choice = BOTS[levels[seat] ?? 'recruit'].choose(view, seat, swiftRandom(`whim ${row}`));
    expect(bloodStone.refuse(state, seat, choice.move), printMove(view, choice.move)).toBeNull();
    witness(view, seat, choice, row);
    bloodStone.play(state, seat, choice.move, new RowTable(streams, row));
  }
  return row;
}

describe.each(GLADES.map(({ id }) => id))('on %s', (glade) => {
  test.each([
    ['veteran', 'recruit'],
    ['recruit', 'veteran'],
    ['veteran', 'veteran'],
  ] as const)('%s and %s come to an end, see only their own cards and change nothing', (...levels) => {
    const random = swiftRandom('imagined');
    const rows = watch(glade, levels, (view, seat, choice, row) => {
      const theirs = seat === view.witch ? view.phantom : view.blood;
      expect(theirs.deck.every((card) => card === HIDDEN)).toBe(true);
      if (row % 9 !== 0) return;
      const before = JSON.stringify(view);
      const other = bloodStone.mask(bloodStone.imagine(view, seat, random), seat);
      const again = BOTS[levels[seat] ?? 'recruit'].choose(other, seat, swiftRandom(`whim ${row}`));
      expect(again).toEqual(choice);
      expect(JSON.stringify(view)).toBe(before);
    });
    expect(rows).toBeLessThan(5000);
  });

  test('prospects are legal moves, there always is one, and the quick policy plays legal ones', () => {
    const random = swiftRandom('policy');
    watch(glade, ['recruit', 'recruit'], (view, seat) => {
      const moves = insight.prospects?.(view, seat) ?? [];
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(bloodStone.refuse(view, seat, move), printMove(view, move)).toBeNull();
      const move = insight.policy?.(view, seat, random);
      expect(bloodStone.refuse(view, seat, move)).toBeNull();
    });
  });
});

describe('reasons', () => {
  test('every one given can be said in both languages', () => {
    const spoken = new Set<string>();
    for (const { id } of GLADES) {
      watch(id, ['veteran', 'recruit'], (_view, _seat, { reason }) => {
        spoken.add(reason.key);
        for (const locale of LOCALES) {
          const line = say(locale, reason.key, reason.values);
          expect(line).not.toBe(reason.key);
          expect(line).not.toMatch(/[{}]/);
        }
      });
    }
    expect(spoken.size).toBeGreaterThan(15);
  });

  test('all have words in both languages, and no words are left over', () => {
    const keys = [...REASONS, 'random', 'warlord'].map((why) => `bot.${why}`).toSorted();
    expect(Object.keys(english).toSorted()).toEqual(keys);
    expect(Object.keys(japanese).toSorted()).toEqual(keys);
    const names = (text: string): string[] => [...new Set(text.match(/\{\w+(?=[,}])/g))].toSorted();
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      expect(names(japanese[key]), key).toEqual(names(english[key]));
      expect(japanese[key]).toMatch(/[ぁ-んァ-ン一-龯]/);
    }
  });
});
