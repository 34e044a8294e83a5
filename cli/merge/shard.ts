import { type PartProblem, MOST_SHARDS, partProblemLine, type Shard, shardOf } from '@sanguine/kernel/shards';
import type { Call } from '../command.ts';
import { CommandProblem } from '../problem.ts';

/** The share of the work this machine does; null if it does all of it and reports it at once. */
export function shardFrom({ args, locale }: Pick<Call, 'args' | 'locale'>): Shard | null {
  const value = args.text('shard');
  if (value === undefined) return null;
  const shard = shardOf(value);
  if (shard !== null) return shard;
  throw partProblem(locale, { key: 'shard', values: { value, most: MOST_SHARDS } });
}

export const partProblem = (locale: Call['locale'], problem: PartProblem): CommandProblem =>
  new CommandProblem('problem.part', { why: partProblemLine(locale, problem) });
