import type { AnyGame } from '@sanguine/kernel';
import { once } from 'node:events';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed, layTable, levelsFrom, TABLE_OPTIONS } from '../games.ts';
import { type Contest, mergeContest, playContest, type Teller } from '../simulation/contest.ts';
import { diceFrom, seedFrom, type Series, THOUGHT_OPTIONS, thoughtFrom } from '../simulation/plan.ts';
import { showSummary } from '../simulation/report.ts';
import { Summariser } from '../simulation/summary.ts';
import type { GameResult } from '../simulation/worker.ts';

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
    shard: { value: 'I/N' },
    out: { value: 'DIR' },
    reasons: {},
    json: {},
  },
  run: (call) => playContest(call, 'simulate', contestOf(call)),
  merge: (call, parts) => mergeContest(call, contestOf(call), parts),
};

function contestOf(call: Call): Contest {
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
    out: args.text('out') ?? null,
    reasons: args.has('reasons'),
  };
  const teller = args.has('json') ? new JsonPrinter(call, series) : new Reporter(call, game, series);
  return { series: [series], teller };
}

/** Tells people. */
class Reporter implements Teller {
  readonly #call: Call;
  readonly #game: AnyGame;
  readonly #series: Series;
  readonly #summariser = new Summariser();

  constructor(call: Call, game: AnyGame, series: Series) {
    this.#call = call;
    this.#game = game;
    this.#series = series;
  }

  take(result: GameResult): void {
    this.#summariser.add(result);
  }

  end(): number {
    const { out, say, locale } = this.#call;
    const { games, seats: players, seed, out: folder } = this.#series;
    out.line(say('simulate.title', { game: this.#game.name[locale], games, players, seed }));
    out.line();
    showSummary(this.#call, this.#game, this.#series, this.#summariser.summary);
    if (folder !== null) out.line(say('simulate.records', { folder }));
    return EXIT.ok;
  }
}

/** Streams one JSON object, so that memory does not grow with the series. */
class JsonPrinter implements Teller {
  readonly #call: Call;
  readonly #series: Series;
  readonly #summariser = new Summariser();
  #first = true;

  constructor(call: Call, series: Series) {
    this.#call = call;
    this.#series = series;
  }

  async take(result: GameResult): Promise<void> {
    this.#summariser.add(result);
    const { stream } = this.#call.out;
    const room = stream.write(`${this.#first ? this.#head() : ','}\n${JSON.stringify(result)}`);
    this.#first = false;
    if (!room) await once(stream, 'drain');
  }

  #head(): string {
    const { game, seats, games, seed, bots } = this.#series;
    return `${JSON.stringify({ game, players: seats, games, seed, bots }).slice(0, -1)},"results":[`;
  }

  end(): number {
    this.#call.out.line(`],\n"summary":${JSON.stringify(this.#summariser.summary)}}`);
    return EXIT.ok;
  }
}
