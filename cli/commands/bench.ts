import type { AnyGame } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { hardestOdds, planeQuestions } from '@sanguine/registry/bench.ts';
import { analysisFigures } from '../bench/analysis.ts';
import { measure } from '../bench/measure.ts';
import { peerWork } from '../bench/peer.ts';
import { gymFigures } from '../bench/gym.ts';
import { atMost, type BenchFigure, figuresOf } from '../bench/figures.ts';
import { oddsFigures } from '../bench/odds.ts';
import { planeFigures } from '../bench/plane.ts';
import { rungFigures } from '../bench/rung.ts';
import {
  botGames,
  cloning,
  enumerating,
  estimating,
  masking,
  odds,
  sampling,
  searching,
  verifying,
} from '../bench/works.ts';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { gameNamed, layTable } from '../games.ts';
import { Progress } from '../progress.ts';
import { tableLines } from '../table.ts';

const PLAYERS = 4;

/** Not a game: benches the server, with the first game on it. */
const SERVER = 'server';
const MATCHES = 200;
const SECONDS_UNDER_LOAD = 5;

export const command: Command = {
  words: '[game | server]',
  options: { seconds: { value: 'N' }, matches: { value: 'N' }, json: {} },
  async run(call) {
    const { args, out } = call;
    const [about] = args.atMost(1).positionals;
    const game = gameNamed(about === SERVER ? GAMES[0]?.engine.id : (about ?? GAMES[0]?.engine.id));
    const figures = await (about === SERVER ? underLoad(call, game) : alone(call, game));
    if (args.has('json')) out.json({ game: game.engine.id, figures });
    else show(call, figures);
    return figures.every(({ ok }) => ok !== false) ? EXIT.ok : EXIT.no;
  },
};

async function alone({ args, locale }: Call, game: AnyGame): Promise<BenchFigure[]> {
  const { setup } = layTable(game, args, locale, Math.min(PLAYERS, game.engine.seats.max));
  const seconds = args.whole('seconds', 1, 600) ?? 2;
  const works = [enumerating, sampling, cloning, masking, verifying, odds, estimating].map((work) =>
    work(game, setup),
  );
  const search = game.insight === undefined ? [] : [searching(game, setup)];
  const rates = measure([...works, peerWork(), ...search], seconds);
  const { wholeGame } = game.goals;
  const [games = 0] = wholeGame === undefined ? [] : measure([botGames(game, setup)], seconds);
  return [
    ...figuresOf(rates, game.goals),
    ...(wholeGame === undefined ? [] : [atMost('wholeGame', 1e3 / games, 'ms', wholeGame)]),
    ...gymFigures(game, seconds),
    ...rungFigures(game),
    ...analysisFigures(game),
    ...oddsFigures(await hardestOdds(game.engine.id)),
    ...(await planeFigures(await planeQuestions(game.engine.id), seconds)),
  ];
}

/** Imported on demand: no other bench needs a server. */
async function underLoad({ args, aside, say }: Call, game: AnyGame): Promise<BenchFigure[]> {
  const matches = args.whole('matches', 1, 1000) ?? MATCHES;
  const seconds = args.whole('seconds', 1, 600) ?? SECONDS_UNDER_LOAD;
  const [{ duel, STEPS }, { serverFigures }] = await Promise.all([
    import('../bench/server/duel.ts'),
    import('../bench/server/report.ts'),
  ]);
  const progress = new Progress(aside, say, STEPS);
  try {
    return serverFigures(await duel({ game, matches, seconds, done: (steps) => progress.show(steps) }));
  } finally {
    progress.clear();
  }
}

function show({ out, say, locale }: Call, figures: readonly BenchFigure[]): void {
  const number = (value: number): string =>
    value.toLocaleString(
      locale,
      value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 },
    );
  out.lines(
    tableLines(
      [say('bench.figure'), say('bench.value'), say('bench.unit'), say('bench.goal'), ''],
      figures.map(({ name, value, unit, goal, least, ok }) => [
        say(`bench.${name}`),
        number(value),
        say(`bench.unit.${unit}`),
        goal === null ? '' : `${least ? '≥' : '≤'} ${number(goal)}`,
        ok === null ? '' : out.styled(ok ? 'green' : 'red', say(ok ? 'bench.ok' : 'bench.short')),
      ]),
    ),
  );
}
