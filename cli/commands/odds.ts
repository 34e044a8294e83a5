import { deskOf } from '@sanguine/registry/desks.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed } from '../games.ts';
import { CommandProblem } from '../problem.ts';
import { showOptions } from '../option-list.ts';
import { answersFrom, questionsOf } from '../questions.ts';

const QUESTIONS = questionsOf((game) => deskOf(game).odds.values);

export const command: Command = {
  words: '<game> [--VALUE …]',
  options: { json: {} },
  questions: QUESTIONS,
  run({ args, locale, out, say }) {
    const game = gameNamed(args.atMost(1).positionals[0]);
    const { odds } = deskOf(game);
    const values = answersFrom(args, QUESTIONS, odds.values);
    if (Object.keys(values).length === 0) {
      out.line(say('odds.ask', { game: game.engine.id }));
      showOptions({ out, say, locale }, QUESTIONS(game));
      return EXIT.ok;
    }
    const answer = odds.ask(locale, values);
    if (!answer.ok) throw new CommandProblem('problem.odds', { why: answer.problem });
    if (args.has('json')) out.json(answer.result);
    else out.lines(answer.lines);
    return EXIT.ok;
  },
};
