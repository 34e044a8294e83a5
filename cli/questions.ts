import type { AnyGame, Locale } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import type { Arguments, OptionSet } from './args.ts';
import { CommandProblem } from './problem.ts';

type Explained = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** `attackerFaction` becomes `--attacker-faction`. */
export function optionOf(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The options of a command whose values games define and explain themselves. */
export const questionsOf = (valuesOf: (game: AnyGame) => Explained): OptionSet =>
  Object.fromEntries(
    GAMES.flatMap((game) =>
      Object.entries(valuesOf(game)).map(([name, about]) => [optionOf(name), { value: '…', about }]),
    ),
  );

/** What was given for these values. Throws if another game's value is among them. */
export function answersFrom(args: Arguments, questions: OptionSet, known: Explained): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(known)) {
    const value = args.text(optionOf(name));
    if (value !== undefined) values[name] = value;
  }
  const own = new Set(Object.keys(known).map(optionOf));
  const foreign = Object.keys(questions).find((option) => args.has(option) && !own.has(option));
  if (foreign !== undefined) throw new CommandProblem('problem.option', { option: `--${foreign}` });
  return values;
}
