import { randomUUID } from 'node:crypto';
import {
  type AnyGame,
  type AnySetup,
  type RosterAnswer,
  type RosterDesk,
  swiftRandom,
} from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { deskOf } from '@sanguine/registry/desks.ts';
import type { Arguments } from '../args.ts';
import { type Call, type Command, ofAllGames } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed, layTable } from '../games.ts';
import { CommandProblem } from '../problem.ts';
import { answersFrom, questionsOf } from '../questions.ts';
import { checkLines, flawLines, sheetLines } from '../roster.ts';
import { seedFrom } from '../simulation/plan.ts';

type Desk = RosterDesk<AnySetup>;

const aboutWishes = ({ wishes }: Desk) =>
  Object.fromEntries(Object.entries(wishes).map(([name, { about }]) => [name, about]));
const QUESTIONS = questionsOf((game) => {
  const { rosters } = deskOf(game);
  return rosters === undefined ? {} : aboutWishes(rosters);
});

interface Asked extends Call {
  readonly desk: Desk;
  readonly setup: AnySetup;
  /** Everything typed after the game. */
  readonly text: string;
}

/** The actions, and the options each accepts besides those of the table. */
const ACTIONS: Readonly<Record<string, (asked: Asked) => number | Promise<number>>> = { check, show, random };

export const command: Command = {
  words: `<${Object.keys(ACTIONS).join('|')}> <game> [roster]`,
  options: {
    board: { value: 'ID' },
    option: { value: 'NAME=VALUE', multiple: true },
    seed: { value: 'S' },
    json: {},
  },
  questions: QUESTIONS,
  run(call) {
    const { args, locale } = call;
    const [name, id, ...words] = args.positionals;
    const known = Object.keys(ACTIONS).join(', ');
    if (name === undefined) throw new CommandProblem('problem.noAction', { known });
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (action === undefined) throw new CommandProblem('problem.action', { name, known });
    const game = gameNamed(id);
    const desk = rosterDeskOf(game);
    const { setup } = layTable(game, args, locale);
    const drawn = ['seed', ...Object.keys(ofAllGames(QUESTIONS))].find((option) => args.has(option));
    if (drawn !== undefined && action !== random)
      throw new CommandProblem('problem.option', { option: `--${drawn}` });
    return action({ ...call, desk, setup, text: words.join(' ') });
  },
};

function rosterDeskOf(game: AnyGame): Desk {
  const { rosters } = deskOf(game);
  if (rosters !== undefined) return rosters;
  const known = GAMES.filter((one) => deskOf(one).rosters !== undefined).map(({ engine }) => engine.id);
  throw new CommandProblem('problem.noRosters', { game: game.engine.id, known: known.join(', ') });
}

function answerOf<Answer>(text: string, answer: RosterAnswer<Answer>): Answer {
  if (text === '') throw new CommandProblem('problem.noRoster');
  if (!answer.ok) throw new CommandProblem('problem.roster', { why: answer.problem });
  return answer.answer;
}

/** The exit code says whether the roster may be played. */
function check({ args, desk, locale, out, say, setup, text }: Asked): number {
  const found = answerOf(text, desk.check(locale, setup, text));
  const legal = found.flaws.length === 0;
  if (args.has('json')) out.json({ legal, ...found });
  else out.lines(checkLines(say, out, found));
  return legal ? EXIT.ok : EXIT.no;
}

/** A roster that may not be played is shown too, with its flaws first. */
async function show({ aside, args, desk, locale, out, say, setup, text }: Asked): Promise<number> {
  const sheet = answerOf(text, await desk.sheet(locale, setup, text));
  if (args.has('json')) {
    out.json(sheet);
    return EXIT.ok;
  }
  const { flaws } = answerOf(text, desk.check(locale, setup, text));
  aside.lines(flaws.flatMap((flaw) => flawLines(say, aside, flaw)));
  out.lines(sheetLines(say, out, sheet));
  return EXIT.ok;
}

function random({ args, desk, out, setup, text }: Asked): number {
  if (text !== '') throw new CommandProblem('problem.extra', { word: text });
  const seed = args.has('seed') ? seedFrom(args) : randomUUID();
  const code = desk.random(setup, swiftRandom(seed), wishesFrom(args, desk));
  if (args.has('json')) out.json({ code, seed });
  else out.line(code);
  return EXIT.ok;
}

function wishesFrom(args: Arguments, desk: Desk): Record<string, string> {
  const wishes = answersFrom(args, QUESTIONS, aboutWishes(desk));
  for (const [name, value] of Object.entries(wishes)) {
    const known = desk.wishes[name]?.values ?? [];
    if (!known.includes(value))
      throw new CommandProblem('problem.choice', { option: name, value, known: known.join(', ') });
  }
  return wishes;
}
