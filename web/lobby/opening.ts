import { type AnyGame, type GameRecord, Match, type TableChoices } from '@sanguine/kernel';
import { newRecord } from '../store/keeping.ts';
import { newDice } from '../store/secret.ts';

/** A new game in which the first seat has made these moves, in notation; null if the rules refuse the set-up or one of them. */
export function openedWith(
  game: AnyGame,
  seats: number,
  choices: TableChoices,
  moves: readonly string[],
): GameRecord | null {
  const { engine } = game;
  const setup = game.setup(seats, choices);
  if (engine.refuseSetup(setup) !== null) return null;
  const opened = Match.resume(engine, newRecord(game, setup, newDice(seats)));
  if (!opened.ok) return null;
  const { match } = opened;
  for (const text of moves) {
    const read = engine.notation.parse(match.viewFor(0), 0, text);
    if (!read.ok || !match.submit(0, read.move).ok) return null;
  }
  return match.record({ showSecret: true });
}
