import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnforced, moveOf, namedMoves, openPuzzle, prove, themeOf, viewOf } from '@sanguine/bots';
import { type AnyGame, type Masked, type Puzzle, swiftRandom } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { choosePuzzles } from '../puzzles/choice.ts';
import { commandOf } from '../puzzles/command.ts';
import { ownNumbers, readGames, writtenPart } from '../puzzles/part.ts';
import { type SearchedGame, searchGame } from '../puzzles/self-play.ts';

function loaded(game: AnyGame, puzzle: Puzzle): Masked<unknown> {
  const view = viewOf(game, puzzle);
  if (view === null) throw new Error(`${puzzle.id} does not load`);
  return view;
}

const bookOf = async (game: AnyGame) => (await game.loadPuzzles?.()) ?? { themes: [], puzzles: [] };

const MARGIN = 10;
const WORLDS = 32;

describe.each(GAMES.map((game) => ({ game, id: game.engine.id })))('puzzles of $id', ({ game }) => {
  const { engine } = game;

  test('each shows what its solver sees, leaves a choice, and has an answer of its theme', async () => {
    const { themes, puzzles } = await bookOf(game);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) {
      const { id, seat, answer, also, runnerUp, losses, margin, theme } = puzzle;
      const view = loaded(game, puzzle);
      expect(view, id).toEqual(puzzle.view);
      expect(isUnforced(game, view, seat), id).toBe(true);
      for (const name of [answer, ...also, runnerUp])
        expect(engine.refuse(view, seat, moveOf(game, view, puzzle, name)), `${id}: ${name}`).toBeNull();
      expect(themeOf(game, { themes }, view, seat, moveOf(game, view, puzzle, answer))?.id, id).toBe(theme);
      expect(margin, id).toBeGreaterThanOrEqual(MARGIN);
      expect(losses[runnerUp], id).toBeGreaterThanOrEqual(margin);
      expect(Object.keys(losses), id).not.toContain(answer);
    }
  });

  test('the one with the fewest rivals is proved again in worlds nobody has seen', async () => {
    const { puzzles } = await bookOf(game);
    const rivalsOf = ({ losses }: Puzzle): number => Object.keys(losses).length;
    const puzzle = puzzles.toSorted(
      (one, other) => rivalsOf(one) - rivalsOf(other) || other.margin - one.margin,
    )[0];
    if (puzzle === undefined) throw new Error('no puzzle');
    const { seat, answer, also } = puzzle;
    const view = loaded(game, puzzle);
    const moves = namedMoves(game, view, seat, swiftRandom(puzzle.id));
    const best = moves.find(({ name }) => name === answer);
    const others = moves.filter(({ name }) => name !== answer && !also.includes(name));
    if (best === undefined) throw new Error('the answer is not among the moves');
    const seed = `${puzzle.id} again`;
    const proof = prove(game, view, seat, best, others, { seed, worlds: WORLDS, margin: MARGIN / 2 });
    expect(proof?.rivals[0]?.least).toBeGreaterThanOrEqual(MARGIN / 2);
    // A world imagined from a mask has the same mask.
    expect(openPuzzle(game, view, puzzle, 0).viewFor(seat)).toEqual(view);
  });
});

describe('the finder', () => {
  test('finds one puzzle a theme in a game, names it by series, game and row, and proves it by the margin', async () => {
    const game = GAMES.find(({ engine }) => engine.id === 'blood-stone');
    if (game === undefined) throw new Error('no Blood Stone');
    const book = await bookOf(game);
    const plan = { seed: '1', number: 26, margin: 6, worlds: 32 };
    const searched = searchGame(game, book, plan);
    const puzzles = searched.found.map(({ puzzle }) => puzzle);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ theme }) => theme)).size).toBe(puzzles.length);
    for (const { id, margin, losses } of puzzles) {
      expect(id).toMatch(/^1-26-\d+-[01]$/);
      expect(margin).toBeGreaterThanOrEqual(plan.margin);
      expect(Math.min(...Object.values(losses))).toBeGreaterThanOrEqual(plan.margin);
    }
  });

  const puzzle = (id: string, theme: string): Puzzle => ({
    id,
    theme,
    seat: 0,
    view: {},
    answer: id,
    also: [],
    chance: 60,
    losses: { end: 20 },
    runnerUp: 'end',
    margin: 12,
    worlds: 64,
    difficulty: 2,
  });
  const found = ['kill', 'kill', 'kill', 'step'].map((theme, number): SearchedGame => ({
    number,
    players: 2,
    board: 'clearing',
    positions: 1,
    found: [{ puzzle: puzzle(`1-${number}`, theme), side: 'witch', when: 0.5 }],
  }));

  test('chooses what is spread: another theme goes before more of the same', () => {
    expect(choosePuzzles(found, 2).map(({ theme }) => theme)).toEqual(['kill', 'step']);
  });

  test('games that several machines have searched are joined to those of one', async () => {
    const asked = ['blood-stone', '--games', `${found.length}`, '--count', '2', '--seed', 'parts'];
    const folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
    const files = [1, 2, 3].map((number) => {
      const command = commandOf([...asked, '--shard', `${number}/3`]);
      if (typeof command === 'string') throw new Error(command);
      const file = join(folder, `${number}`);
      const own = ownNumbers(command).flatMap((game) => found[game] ?? []);
      writeFileSync(file, writtenPart(command, own));
      return file;
    });
    const joined = await readGames(files.toReversed());
    expect(joined).toMatchObject({ task: { count: 2, games: 4, seed: 'parts', shard: null }, pieces: found });
    expect(await readGames(files.slice(1))).toBe('part 1 of 3 is missing');
    rmSync(folder, { recursive: true });
  });

  test('reads its command line and says in one line what is wrong with it', () => {
    expect(commandOf(['blood-stone', '--shard', '2/3'])).toMatchObject({
      count: 50,
      shard: { number: 2, of: 3 },
    });
    expect(commandOf(['chess'])).toMatch(/^which game\?/);
    expect(commandOf(['blood-stone', '--shard', '4/3'])).toContain('4/3');
    expect(commandOf(['blood-stone', '--count', '0'])).toMatch(/^--count 0/);
  });
});
