import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playoutBudget, timeBudget, type SearchBudget, playGame, type PlayoutResult } from '@sanguine/bots';
import { withWorkings } from '@sanguine/kernel';
import { loadGame } from '@sanguine/registry/load.ts';
import { type Chunk, seedAt, type Thought } from './plan.ts';

export type GameResult = Omit<PlayoutResult, 'record'>;

/** Plays the games of a chunk. Records are written to files here; only the small results are sent back. */
export default async function playChunk({ series, games }: Chunk): Promise<GameResult[]> {
  const game = await loadGame(series.game);
  return games.map((at) => {
    const { record, ...result } = playGame(game, {
      seats: series.seats,
      choices: series.choices,
      levels: series.bots,
      seed: seedAt(series, at),
      dice: series.dice,
      record: series.out !== null,
      reasons: series.reasons,
      ...(series.thought === null ? {} : { budget: budgetFor(series.thought) }),
    });
    if (series.out !== null && record !== undefined) {
      const whole = withWorkings(game.engine, record);
      writeFileSync(join(series.out, `${result.seed}.json`), JSON.stringify(whole));
    }
    return result;
  });
}

function budgetFor(thought: Thought): () => SearchBudget {
  return 'playouts' in thought
    ? playoutBudget(thought.playouts)
    : timeBudget(() => performance.now(), thought.milliseconds);
}
