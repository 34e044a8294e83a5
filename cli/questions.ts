import { type AnyGame, dashed, type Locale } from '@sanguine/kernel';
import type { Arguments } from './args.ts';
import { type GameOptions, ofAllGames } from './command.ts';
import { CommandProblem } from './problem.ts';

type Explained = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** The options of a command whose values games define and explain themselves: each game's own. */
export const questionsOf =
  (valuesOf: (game: AnyGame) => Explained): GameOptions =>
  (game) =>
    Object.fromEntries(
      Object.entries(valuesOf(game)).map(([name, about]) => [dashed(name), { value: '…', about }]),
    );

/** What was given for these values. Throws if another game's value is among them. */
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
