/** A newcomer's opponent: the second weakest level, because the weakest only plays at random. */
export function usualLevel(levels: readonly string[]): string {
  return levels[1] ?? levels[0] ?? '';
}
