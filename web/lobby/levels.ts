/** Whom a newcomer meets: the second weakest, for the weakest only throws dice. */
export function usualLevel(levels: readonly string[]): string {
  return levels[1] ?? levels[0] ?? '';
}
