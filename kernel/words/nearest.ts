/** The Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [column, wanted] of other.split('').entries()) {
      const change = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word most likely meant by a misspelt one; undefined if none is close. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const far = candidate.startsWith(word) ? 1 : distance(word, candidate);
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
}
