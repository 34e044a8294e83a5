import { type AnyGame, dashed, type Locale } from '@sanguine/kernel';
import type { Arguments } from './args.ts';
import { type GameOptions, ofAllGames } from './command.ts';
import { CommandProblem } from './problem.ts';

type Explained = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Options whose values each game defines and explains itself. */
export const questionsOf =
  (valuesOf: (game: AnyGame) => Explained): GameOptions =>
  (game) =>
    Object.fromEntries(
      Object.entries(valuesOf(game)).map(([name, about]) => [dashed(name), { value: '…', about }]),
    );

/** The values given for them. Throws if an option of another game is among them. */
export function answersFrom(
  args: Arguments,
  questions: GameOptions,
  known: Explained,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(known)) {
    const value = args.text(dashed(name));
    if (value !== undefined) values[name] = value;
  }
  const own = new Set(Object.keys(known).map(dashed));
  const foreign = Object.keys(ofAllGames(questions)).find((option) => args.has(option) && !own.has(option));
  if (foreign !== undefined) throw new CommandProblem('problem.option', { option: `--${foreign}` });
  return values;
}
