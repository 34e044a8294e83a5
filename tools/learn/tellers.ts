import { softmax, weigh } from '@sanguine/kernel';
import { logLoss, type Told } from './judge.ts';
import type { SampledGame, SampledPosition } from './self-play.ts';
import { learnWeights, type Weights } from './weights.ts';

/** The games are judged one part at a time, by what was learnt from the others. */
const PARTS = 5;
/** No published weights are learnt from this part: a test judges them by it. */
const KEPT_APART = 0;

/** The part a game belongs to; all parts have as many games of each number of players. */
const partOf = ({ number }: SampledGame): number => number % PARTS;

const without = (games: readonly SampledGame[], part: number): SampledGame[] =>
  games.filter((game) => partOf(game) !== part);

const eachPart = <T>(from: (part: number) => T): T[] =>
  Array.from({ length: PARTS }, (_, part) => from(part));

/** Tells the chances of all seats; null if it has nothing to tell. */
type Teller = (position: SampledPosition, players: number) => readonly number[] | null;

const tellAll = (games: readonly SampledGame[], tellerFor: (part: number) => Teller): Told[] =>
  games.flatMap((game, at) =>
    game.positions.flatMap((position) =>
      (tellerFor(partOf(game))(position, game.players) ?? []).map((chance, seat) => ({
        game: at,
        players: game.players,
        chance,
        won: game.won[seat] ?? 0,
      })),
    ),
  );

const chancesBy = (weights: Weights | undefined, { rows }: SampledPosition, players: number): number[] =>
  softmax(rows.map((row) => weigh(row, weights?.get(players) ?? [])));

/** How strongly weights may be held back, in games. */
const RIDGES = [1, 8, 64];

export interface Lesson {
  /** Learnt from all games except those kept apart. */
  readonly weights: Weights;
  readonly keptApart: readonly SampledGame[];
  /** The chances told of every game by weights learnt from the others. */
  readonly told: readonly Told[];
}

/** Learns weights, held back as strongly as works best in games they were not learnt from. */
export function learn(games: readonly SampledGame[], features: number): Lesson {
  const lessons = RIDGES.map((ridge) => {
    const learnt = eachPart((part) => learnWeights(without(games, part), features, ridge));
    const told = tellAll(games, (part) => (position, players) => chancesBy(learnt[part], position, players));
    return { weights: learnt[KEPT_APART] ?? new Map(), told, loss: logLoss(told) };
  });
  const { weights, told } = lessons.reduce((best, other) => (other.loss < best.loss ? other : best));
  return { weights, told, keptApart: games.filter((game) => partOf(game) === KEPT_APART) };
}

/** What `evaluate` would tell each seat; nothing if the game has no insight. */
export const toldByEvaluate = (games: readonly SampledGame[]): Told[] =>
  tellAll(
    games,
    () =>
      ({ evaluated }) =>
        evaluated,
  );

/** Chances by how often each side wins among this many players, and nothing else. */
export function toldBySides(games: readonly SampledGame[]): Told[] {
  const rates = eachPart((part) => sideRates(without(games, part)));
  return tellAll(games, (part) => ({ sides }, players) => {
    const shares = sides.map((side) => rates[part]?.get(`${players} ${side}`) ?? 1 / players);
    const whole = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / whole);
  });
}

/** How often each side wins, with an even game added. */
function sideRates(games: readonly SampledGame[]): ReadonlyMap<string, number> {
  const tally = new Map<string, { games: number; wins: number }>();
  for (const { players, positions, won } of games) {
    for (const { sides } of positions) {
      for (const [seat, side] of sides.entries()) {
        const key = `${players} ${side}`;
        const entry = tally.get(key) ?? { games: 1, wins: 1 / players };
        entry.games += 1 / positions.length;
        entry.wins += (won[seat] ?? 0) / positions.length;
        tally.set(key, entry);
      }
    }
  }
  return new Map([...tally].map(([key, { games: all, wins }]) => [key, wins / all]));
}
