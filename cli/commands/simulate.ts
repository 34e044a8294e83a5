import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AnyGame } from '@sanguine/kernel';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed, layTable, levelsFrom, TABLE_OPTIONS } from '../games.ts';
import { messageOf, CommandProblem } from '../problem.ts';
import {
  jobsFrom,
  diceFrom,
  seedFrom,
  type Series,
  THOUGHT_OPTIONS,
  thoughtFrom,
} from '../simulation/plan.ts';
import { showSummary } from '../simulation/report.ts';
import { Summariser } from '../simulation/summary.ts';
import { watch } from '../simulation/watch.ts';

const MOST_GAMES = 10_000_000;

export const command: Command = {
  words: '<game>',
  options: {
    ...TABLE_OPTIONS,
    games: { value: 'N' },
    seed: { value: 'S' },
    dice: { value: 'quick|proven' },
    bots: { value: 'A,B,…' },
    ...THOUGHT_OPTIONS,
    jobs: { value: 'J' },
    out: { value: 'DIR' },
    reasons: {},
    json: {},
  },
  async run(call) {
    const { args, locale } = call;
    const game = gameNamed(args.atMost(1).positionals[0]);
    const { seats, choices } = layTable(game, args, locale);
    const series: Series = {
      game: game.engine.id,
      seats,
      choices,
      bots: levelsFrom(game, args.text('bots'), seats),
      seed: seedFrom(args),
      dice: diceFrom(args),
      games: args.whole('games', 1, MOST_GAMES) ?? 100,
      thought: thoughtFrom(args),
      out: folder(args.text('out')),
      reasons: args.has('reasons'),
    };
    const jobs = jobsFrom(args);
    return play(call, game, series, jobs);
  },
};

function folder(out: string | undefined): string | null {
  if (out === undefined) return null;
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new CommandProblem('problem.write', { file: out, why: messageOf(error) });
  }
  return out;
}

async function play(call: Call, game: AnyGame, series: Series, jobs: number): Promise<number> {
  const { args, out, say } = call;
  const printer = args.has('json') ? new JsonPrinter(call, series) : null;
  const summariser = new Summariser();
  const played = await watch(call, [series], jobs, async (result) => {
    summariser.add(result);
    await printer?.add(result);
  });
  if (!played) return EXIT.stopped;
  if (printer !== null) printer.end(summariser.summary);
  else {
    out.line(
      say('simulate.title', {
        game: game.name[call.locale],
        games: series.games,
        players: series.seats,
        seed: series.seed,
      }),
    );
    out.line();
    showSummary(call, game, series, summariser.summary);
    if (series.out !== null) out.line(say('simulate.records', { folder: series.out }));
  }
  return EXIT.ok;
}

/** Streams one JSON object, so that memory does not grow with the series. */
class JsonPrinter {
  readonly #call: Call;
  #first = true;

  constructor(call: Call, { game, seats, games, seed, bots }: Series) {
    this.#call = call;
    const head = JSON.stringify({ game, players: seats, games, seed, bots }).slice(0, -1);
    call.out.stream.write(`${head},"results":[`);
  }

  async add(result: object): Promise<void> {
    const { stream } = this.#call.out;
    const room = stream.write(`${this.#first ? '' : ','}\n${JSON.stringify(result)}`);
    this.#first = false;
    if (!room) await once(stream, 'drain');
  }

  end(summary: object): void {
    this.#call.out.line(`],\n"summary":${JSON.stringify(summary)}}`);
  }
}
