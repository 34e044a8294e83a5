import { type IsPiece, shareOf, WHOLE } from '@sanguine/kernel/shards';
import { argumentsOf, type Joined, partText, readParts, workOf } from '../parts.ts';
import { type Command, commandOf } from './command.ts';
import type { SearchedGame } from './self-play.ts';

const PUZZLES = 'puzzles';

/** The numbers of the games searched here. */
export const ownNumbers = ({ games, shard }: Pick<Command, 'games' | 'shard'>): number[] =>
  shareOf(
    shard ?? WHOLE,
    Array.from({ length: games }, (_, number) => number),
  );

/** The searched games of a share as a part. */
export function writtenPart(
  { game, count, games, seed, shard }: Command,
  searched: readonly SearchedGame[],
): string {
  const work = workOf(PUZZLES, game, games, { count: `${count}`, games: `${games}`, seed });
  return partText(work, shard ?? WHOLE, searched);
}

/** The command, and all its games from the parts they were searched in. */
export const readGames = (files: readonly string[]): Promise<Joined<Command, SearchedGame>> =>
  readParts(PUZZLES, files, (header) => {
    const task = commandOf(argumentsOf(header));
    return typeof task === 'string' ? task : { task, isPiece };
  });

const isPiece: IsPiece<SearchedGame> = (data, at): data is SearchedGame => {
  if (typeof data !== 'object' || data === null) return false;
  const { number, positions, found }: Partial<Record<keyof SearchedGame, unknown>> = data;
  return number === at && typeof positions === 'number' && Array.isArray(found);
};
