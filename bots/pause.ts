/** How much of the pause before a bot's move is left before its next one. */
const LEFT = 0.85;

/**
 * The pause before a bot's move, so that people can follow, when it has made so many in a row already. Each is shorter than the one before, so
 * that the pauses of a turn, however long, are never longer than seven first ones together.
 */
export function pauseBefore(made: number, first: number): number {
  return first * LEFT ** made;
}
