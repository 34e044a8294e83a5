import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { drawTempers, isBot, levelsOf } from '@sanguine/bots';
import { type AnyGame, type Dice, type GameRecord, Match, type Seat } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import type { Arguments } from '../args.ts';
import type { Call, Command } from '../command.ts';
import { readRecordFile } from '../files.ts';
import { gameNamed, layTable, levelsFrom, TABLE_OPTIONS } from '../games.ts';
import { runSitting } from '../play/run.ts';
import { Sitting } from '../play/sitting.ts';
import { welcome } from '../play/welcome.ts';
import { personAt, playersOf } from '../players.ts';
import { messageOf, CommandProblem } from '../problem.ts';

const FRESH_ONLY = ['players', 'board', 'option', 'seat', 'bots', 'name', 'seed'] as const;

export const command: Command = {
  words: '[game]',
  options: {
    ...TABLE_OPTIONS,
    seat: { value: 'S|none' },
    bots: { value: 'A,B,…' },
    name: { value: 'NAME' },
    seed: { value: 'S' },
    save: { value: 'FILE' },
    resume: { value: 'FILE' },
    explain: {},
  },
  async run(call) {
    const { args } = call;
    args.atMost(1);
    const file = args.text('resume');
    const sitting = file === undefined ? openSitting(call) : resumeSitting(args, file);
    welcome(call, sitting);
    return runSitting(call, sitting);
  },
};

function openSitting({ args, locale, say }: Call): Sitting {
  const game = gameNamed(args.positionals[0] ?? GAMES[0]?.engine.id);
  const { seats, setup } = layTable(game, args, locale);
  const person = personFrom(args, seats);
  const seed = args.text('seed');
  // The named bots fill the other seats in order.
  const named = levelsFrom(game, args.text('bots'), person === null ? seats : seats - 1);
  const dice: Dice =
    seed === undefined
      ? { generator: 'fair', secret: randomBytes(32).toString('hex'), salts: [] }
      : { generator: 'swift', seed };
  const bots = drawTempers(game, named, dice);
  const players = person === null ? bots : bots.toSpliced(person, 0, args.text('name') ?? say('play.person'));
  const match = Match.open(game.engine, { setup, dice });
  return new Sitting(game, match, players, person, args.text('save') ?? usualFile(game));
}

function personFrom(args: Arguments, seats: number): Seat | null {
  return args.text('seat') === 'none' ? null : (args.seat(seats) ?? 0);
}

function usualFile(game: AnyGame): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join('saves', `${game.engine.id}-${time}.json`);
}

/** Continues a record. Seats held by neither the person nor a bot get the strongest bot. */
function resumeSitting(args: Arguments, file: string): Sitting {
  const extra = FRESH_ONLY.find((option) => args.has(option)) ?? args.positionals[0];
  if (extra !== undefined) throw new CommandProblem('problem.resumeWith', { extra });
  const { game, record } = readRecordFile(file);
  const match = resumedMatch(game, record, file);
  const written = playersOf(game, record);
  const person = personAt(game, written);
  const players = written.map((player, seat) =>
    seat === person || isBot(game, player) ? player : (levelsOf(game).at(-1) ?? ''),
  );
  return new Sitting(game, match, players, person, args.text('save') ?? file);
}

function resumedMatch(game: AnyGame, record: GameRecord, file: string): Sitting['match'] {
  try {
    const resumed = Match.resume(game.engine, record);
    if (resumed.ok) return resumed.match;
    throw new CommandProblem('problem.replay', { file, row: resumed.number, why: resumed.problem });
  } catch (error) {
    if (error instanceof CommandProblem) throw error;
    throw new CommandProblem('problem.record', { file, why: messageOf(error) });
  }
}
