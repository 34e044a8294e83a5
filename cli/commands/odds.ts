import { GAMES } from '@sanguine/registry';
import type { OptionSet } from '../args.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import { CommandProblem } from '../problem.ts';
import { padded } from '../width.ts';

/** `attackerFaction` becomes `--attacker-faction`. */
function optionOf(value: string): string {
  return value.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const QUESTIONS: OptionSet = Object.fromEntries(
  GAMES.flatMap(({ odds }) =>
    Object.entries(odds.values).map(([name, about]) => [optionOf(name), { value: '…', about }]),
  ),
);

export const command: Command = {
  words: '<game> [--VALUE …]',
  options: { json: {} },
  questions: QUESTIONS,
  run({ args, locale, out, say }) {
    const game = gameNamed(args.atMost(1).positionals[0]);
    const known = Object.entries(game.odds.values);
    const values: Record<string, string> = {};
    for (const [name] of known) {
      const value = args.text(optionOf(name));
      if (value !== undefined) values[name] = value;
    }
    const foreign = Object.keys(QUESTIONS).find(
      (option) => args.has(option) && !known.some(([name]) => optionOf(name) === option),
    );
    if (foreign !== undefined) throw new CommandProblem('problem.option', { option: `--${foreign}` });
    if (Object.keys(values).length === 0) {
      out.line(say('odds.ask', { game: game.engine.id }));
      for (const [name, text] of known) out.line(`  ${padded(`--${optionOf(name)}`, 20)}  ${text[locale]}`);
      return EXIT.ok;
    }
    const answer = game.odds.ask(locale, values);
    if (!answer.ok) throw new CommandProblem('problem.odds', { why: answer.problem });
    if (args.has('json')) out.json(answer.result);
    else out.lines(answer.lines);
    return EXIT.ok;
  },
};
