import type { AnyGame } from '@sanguine/kernel';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed, layTable, levelsFrom, TABLE_OPTIONS } from '../games.ts';
import { CommandProblem } from '../problem.ts';
import { interval } from '@sanguine/bots';
import { ladderOf } from '../ladder/run.ts';
import { type Contest, mergeContest, playContest } from '../simulation/contest.ts';
import { type Series, seedFrom, THOUGHT_OPTIONS, thoughtFrom } from '../simulation/plan.ts';
import { Summariser, type Summary } from '../simulation/summary.ts';
import { tableLines } from '../table.ts';

const MOST_GAMES = 1_000_000;

/** Two levels against each other: every game is played twice, the second time with seats swapped. Or the ladder of all levels. */
export const command: Command = {
  words: '<game> <bot> <bot> | --ladder <game>',
  options: {
    ladder: {},
    ...TABLE_OPTIONS,
    games: { value: 'N' },
    searched: { value: 'N' },
    seed: { value: 'S' },
    least: { value: 'P' },
    ...THOUGHT_OPTIONS,
    jobs: { value: 'J' },
    shard: { value: 'I/N' },
    json: {},
  },
  run: (call) => playContest(call, 'arena', contestOf(call)),
  merge: (call, parts) => mergeContest(call, contestOf(call), parts),
};

function contestOf(call: Call): Contest {
  const { args, locale } = call;
  const ladder = args.has('ladder');
  const [name, one, other] = args.atMost(ladder ? 1 : 3).positionals;
  const game = gameNamed(name);
  if (ladder) return ladderOf(call, game);
  if (one === undefined || other === undefined || one === other) throw new CommandProblem('problem.twoBots');
  const { seats, choices } = layTable(game, args, locale);
  const half = Math.ceil((args.whole('games', 2, MOST_GAMES) ?? 200) / 2);
  const seed = seedFrom(args);
  const seated = (bots: string): Series => ({
    game: game.engine.id,
    seats,
    choices,
    bots: levelsFrom(game, bots, seats),
    seed,
    games: half,
    thought: thoughtFrom(args),
    dice: 'swift',
    out: null,
    reasons: false,
  });
  const summariser = new Summariser();
  return {
    series: [seated(`${one},${other}`), seated(`${other},${one}`)],
    teller: {
      take: (result) => summariser.add(result),
      end: () => tell(call, game, { one, other, games: 2 * half, players: seats, seed }, summariser.summary),
    },
  };
}

interface Bout {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  readonly players: number;
  readonly seed: string;
}

/** Exits with `no` if the first level misses its required win rate. */
function tell(call: Call, game: AnyGame, bout: Bout, { bots, sides }: Summary): number {
  const { args, out, say, locale } = call;
  const { one, other, games } = bout;
  const [first, second] = [one, other].map((bot) => {
    const { wins = 0, meanScore = 0 } = bots[bot] ?? {};
    return { bot, wins, rate: wins / games, interval: interval(wins, games), meanScore };
  });
  const least = args.whole('least', 0, 100);
  const code = least === undefined || 100 * (first?.rate ?? 0) >= least ? EXIT.ok : EXIT.no;
  if (args.has('json')) {
    out.line(JSON.stringify({ game: game.engine.id, ...bout, results: [first, second], sides }));
    return code;
  }
  out.line(say('arena.title', { ...bout, game: game.name[locale] }));
  out.line();
  const head = [
    'simulate.bot',
    'simulate.wins',
    'simulate.rate',
    'arena.interval',
    'simulate.score',
  ] as const;
  out.lines(
    tableLines(
      head.map((key) => say(key)),
      [first, second].flatMap((row) => (row === undefined ? [] : [cells(row)])),
    ),
  );
  if (least !== undefined) {
    out.line();
    out.line(say(code === EXIT.ok ? 'arena.ok' : 'arena.short', { bot: one, least }));
  }
  return code;
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`;

function cells(row: {
  readonly bot: string;
  readonly wins: number;
  readonly rate: number;
  readonly interval: readonly [number, number];
  readonly meanScore: number;
}): string[] {
  const [from, to] = row.interval;
  const wins = Number.isInteger(row.wins) ? `${row.wins}` : row.wins.toFixed(1);
  return [row.bot, wins, percent(row.rate), `${percent(from)}–${percent(to)}`, row.meanScore.toFixed(1)];
}
