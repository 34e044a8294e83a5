import { game } from '@sanguine/blood-stone/game.ts';
import { PUZZLES } from '@sanguine/blood-stone/puzzles/index.ts';
import { moveOf, viewOf } from '@sanguine/bots';
import { moveSchema } from '@sanguine/blood-stone/rules/moves.ts';
import { check, type Puzzle } from '@sanguine/kernel';
import { byMouse } from './blood-stone/touching.ts';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { puzzles } from './words.ts';

/** A move of the puzzle, as the test makes it. */
function read(puzzle: Puzzle, name: string) {
  const view = viewOf(game, puzzle);
  if (view === null) throw new Error('the position does not load');
  const move = check(moveSchema, moveOf(game, view, puzzle, name));
  if (!move.ok) throw new Error(move.problem);
  return move.value;
}

test('a wrong answer is played out and told what it costs; then the right one is found, and the list knows it', async ({
  page,
}) => {
  const walks = (name: string): boolean => name.startsWith('move ');
  const at = PUZZLES.puzzles.findIndex(({ answer, runnerUp }) => walks(answer) && walks(runnerUp));
  const puzzle = PUZZLES.puzzles[at];
  if (puzzle === undefined) throw new Error('no puzzle of walking');
  await page.goto('/puzzles');
  await page.getByRole('link', { name: 'Blood Stone', exact: true }).first().click();
  await page
    .getByRole('link', { name: new RegExp(`^${puzzles('en', 'table', { number: at + 1 })},`) })
    .click();
  const card = page.getByRole('region', { name: puzzles('en', 'card'), exact: true });
  await byMouse(page, read(puzzle, puzzle.runnerUp), puzzle.runnerUp);
  await expect(card).toContainText(`${Math.round(puzzle.losses[puzzle.runnerUp] ?? 0)} points`);
  // The verdict tells everything that followed, including the reply.
  const followed = card.getByRole('list', { name: puzzles('en', 'followed') });
  expect(await followed.getByRole('listitem').count()).toBeGreaterThan(1);
  await card.getByRole('button', { name: puzzles('en', 'again') }).click();
  await byMouse(page, read(puzzle, puzzle.answer), puzzle.answer);
  await expect(card).toContainText(`${Math.round(puzzle.chance)}%`);
  await card.getByRole('link', { name: puzzles('en', 'all') }).click();
  await expect(page.getByRole('link', { name: new RegExp(puzzles('en', 'mark.later')) })).toHaveCount(1);
});
