import type { AnyGame } from '@sanguine/kernel';
import { type IsPiece, shareOf, WHOLE } from '@sanguine/kernel/shards';
import { argumentsOf, partText, readParts, workOf, type Joined } from '../parts.ts';
import { type Command, commandOf } from './command.ts';
import { planGames, slotAt } from './plan.ts';
import type { PlannedGame, SampledGame } from './self-play.ts';

const LEARN = 'learn';

/** The games of the plan that are played here. */
export const ownPlan = ({ game, games, seed, shard }: Command): PlannedGame[] =>
  shareOf(shard ?? WHOLE, planGames(game, games, seed));

/** The games of a share as a part. */
export function writtenPart(
  { game, games: asked, seed, shard }: Command,
  games: readonly SampledGame[],
): string {
  const work = workOf(LEARN, game, asked, { games: `${asked}`, seed });
  return partText(work, shard ?? WHOLE, games);
}

/** The command, and all its games from the parts they were played in. */
export const readGames = (files: readonly string[]): Promise<Joined<Command, SampledGame>> =>
  readParts(LEARN, files, (header) => {
    // Whether there are enough games was checked when the parts were made.
    const task = commandOf(argumentsOf(header), 1);
    return typeof task === 'string' ? task : { task, isPiece: isGameOf(task.game) };
  });

const isGameOf =
  (game: AnyGame): IsPiece<SampledGame> =>
  (data, at): data is SampledGame => {
    if (typeof data !== 'object' || data === null) return false;
    const { players, number, positions, won }: Partial<Record<keyof SampledGame, unknown>> = data;
    const slot = slotAt(game, at);
    const isThere = players === slot.players && number === slot.number && Array.isArray(positions);
    return isThere && Array.isArray(won) && won.length === players;
  };
