import { moveOf, viewOf } from '@sanguine/bots';
import { type AnyGame, type Masked, type Puzzle, swiftRandom } from '@sanguine/kernel';
import { loadGame } from '@sanguine/registry/load.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { Attempt } from '../attempt.ts';
import { nextPuzzle } from '../next.ts';

let game: AnyGame;
let puzzles: readonly Puzzle[];
let puzzle: Puzzle;
let view: Masked<unknown>;

beforeAll(async () => {
  game = await loadGame('blood-stone');
  puzzles = (await game.loadPuzzles?.())?.puzzles ?? [];
  const [first] = puzzles;
  const seen = first === undefined ? null : viewOf(game, first);
  if (first === undefined || seen === null) throw new Error('no puzzle');
  puzzle = first;
  view = seen;
});

function attempt() {
  const solved: string[] = [];
  const due: (() => void)[] = [];
  const made = new Attempt({
    game,
    puzzle,
    view,
    name: 'Puzzle 1',
    you: 'You',
    later: (go) => void due.push(go),
    onSolved: (mark) => void solved.push(mark),
  });
  /** Runs what is due, and returns the highest number of rows the table had. */
  const wait = (things = Infinity): number => {
    let most = 0;
    for (let done = 0; done < things; done++) {
      const go = due.shift();
      if (go === undefined) break;
      go();
      most = Math.max(most, made.snapshot().table.number);
    }
    return most;
  };
  return { made, solved, wait };
}

describe('a puzzle', () => {
  test('solved at once: the answer is on the table and the device may note it', async () => {
    const { made, solved } = attempt();
    expect(made.snapshot().table.view).toEqual(view);
    expect(await made.play(moveOf(game, view, puzzle, puzzle.answer))).toBeNull();
    expect(made.snapshot().stage.at).toBe('right');
    expect(made.snapshot().table.number).toBe(1);
    expect(solved).toEqual(['first']);
  });

  test('a wrong answer is played out with the reply, costs what was proved, and the position comes back', async () => {
    const { made, solved, wait } = attempt();
    await made.play(moveOf(game, view, puzzle, puzzle.runnerUp));
    expect(made.snapshot().stage.at).toBe('refuting');
    expect(wait()).toBeGreaterThan(1);
    expect(made.snapshot().stage).toMatchObject({ at: 'refuted', loss: puzzle.losses[puzzle.runnerUp] });
    made.again();
    expect(made.snapshot()).toMatchObject({ stage: { at: 'asked' }, table: { number: 0 } });
    await made.play(moveOf(game, view, puzzle, puzzle.answer));
    expect(solved).toEqual(['later']);
  });

  test('who has seen enough goes to the end of it', async () => {
    const { made, wait } = attempt();
    await made.play(moveOf(game, view, puzzle, puzzle.runnerUp));
    made.skip();
    expect(made.snapshot().stage.at).toBe('refuting');
    const rows = wait();
    made.again();
    await made.play(moveOf(game, view, puzzle, puzzle.runnerUp));
    wait(1);
    made.skip();
    expect(made.snapshot()).toMatchObject({ stage: { at: 'refuted' }, table: { number: rows } });
    wait();
    expect(made.snapshot().table.number).toBe(rows);
  });

  test('what the rules refuse is no answer, and who looks the answer up has not solved it', async () => {
    const { made, solved } = attempt();
    const foreign = { do: 'place', unit: 'witch', at: 0 };
    expect(await made.play(foreign)).not.toBeNull();
    expect(made.snapshot().stage.at).toBe('asked');
    made.show();
    expect(made.snapshot().stage.at).toBe('shown');
    expect(solved).toEqual(['shown']);
  });

  test('the next is one that was not tried, of the same theme if wanted; null when all were', () => {
    const numbers = puzzles.flatMap(({ theme }, at) => (theme === puzzle.theme ? [at + 1] : []));
    expect(numbers.slice(0, -1).map((number) => nextPuzzle(puzzles, {}, number, puzzle.theme))).toEqual(
      numbers.slice(1),
    );
    expect(nextPuzzle(puzzles, {}, puzzles.length)).toBe(1);
    const all = Object.fromEntries(puzzles.map(({ id }) => [id, 'first' as const]));
    expect(nextPuzzle(puzzles, all, 1)).toBeNull();
    const open = puzzles[swiftRandom('open').int(puzzles.length - 1) + 1];
    const { [open?.id ?? '']: _, ...others } = all;
    expect(puzzles[(nextPuzzle(puzzles, others, 1) ?? 0) - 1]).toBe(open);
  });
});
