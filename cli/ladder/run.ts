import { levelsOf } from '@sanguine/bots';
import type { AnyGame, Ladder } from '@sanguine/kernel';
import type { Call } from '../command.ts';
import { EXIT } from '../exit.ts';
import { layTable } from '../games.ts';
import type { Contest } from '../simulation/contest.ts';
import { seedFrom, thoughtFrom } from '../simulation/plan.ts';
import { pairingsOf, seriesOf, usualPlayers } from './pairings.ts';
import { ratingsOf } from './ratings.ts';
import { showLadder } from './show.ts';
import { Standings } from './standings.ts';

const GAMES = 40;
const MOST_GAMES = 100_000;

/** The round-robin of all levels, and what it reports. */
export function ladderOf(call: Call, game: AnyGame): Contest {
  const { args, out, locale } = call;
  const tables = usualPlayers(game).map((players) => layTable(game, args, locale, players));
  const players = new Set(tables.map(({ seats }) => seats));
  const usual = args.whole('games', 2, MOST_GAMES) ?? GAMES;
  const searched = args.whole('searched', 2, MOST_GAMES) ?? usual;
  const pairings = pairingsOf(game, [...players], { usual, searched });
  const plan = {
    game: game.engine.id,
    choices: tables[0]?.choices ?? {},
    seed: seedFrom(args),
    thought: thoughtFrom(args),
  };
  const standings = new Standings(pairings);
  const end = (): number => {
    const { board = null, options = {} } = plan.choices;
    const ladder: Ladder = {
      game: plan.game,
      seed: plan.seed,
      board,
      ...(Object.keys(options).length > 0 && { options }),
      thought: plan.thought,
      ratings: ratingsOf(levelsOf(game), standings.bouts()),
      pairings: standings.pairings,
    };
    if (args.has('json')) out.json(ladder);
    else showLadder(call, game, ladder);
    return EXIT.ok;
  };
  return {
    series: pairings.flatMap((pairing) => seriesOf(plan, pairing)),
    teller: { take: (result) => standings.add(result), end },
  };
}
