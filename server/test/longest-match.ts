import { type AnyGame, type Outcome, swiftRandom } from '@sanguine/kernel';
import { KeptMatch } from '../index.ts';
import type { Node } from './house.ts';
import { type Laid, lay } from './live-table.ts';

export interface LongMatch extends Laid {
  readonly game: AnyGame;
  readonly rows: number;
  readonly outcome: Outcome | null;
}

/** About how often each move is undone and played again. */
const AGAIN = 20;

/**
 * A match as long as a player can make it by playing, undoing and playing again: up to `most` rows, or to its end. A
 * clock runs.
 */
export async function longestMatch(
  node: Node,
  game: AnyGame,
  seats: number,
  most: number,
): Promise<LongMatch> {
  const plans = Array.from({ length: seats }, () => 'person' as const);
  const laid = await lay(node, game, plans, { pace: { kind: 'live', minutes: 240, increment: 600 } });
  const opened = await KeptMatch.open(node, game.engine, laid.id);
  if (!opened.ok) throw new Error(opened.problem);
  const { match } = opened;
  const random = swiftRandom(`longest ${game.engine.id}`);
  while (match.current.number < most && match.current.outcome() === null) {
    const [seat = 0] = match.current.deciders();
    const move = game.engine.sample(match.current.viewFor(seat), seat, random);
    await match.submit(seat, move, match.current.number);
    while (match.current.number + 2 < most && match.current.canUndo(seat) && random.int(AGAIN) > 0) {
      await match.undo(seat, match.current.number);
      await match.submit(seat, move, match.current.number);
    }
  }
  await match.settle();
  return { ...laid, game, rows: match.current.number, outcome: match.current.outcome() };
}
