/** Each pause before a bot's move is this part of the one before. */
const LEFT = 0.85;

/**
 * The pause before a bot's move, so that people can follow, after `made` moves in a row. Each is shorter than the one before, so
 * all the pauses of a turn together, however long it is, stay below seven times the first.
 */
export function pauseBefore(made: number, first: number): number {
  return first * LEFT ** made;
}
