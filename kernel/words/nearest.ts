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

/** How far a word may be from the one it is taken for. */
const farthest = (word: string): number => (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 3)));

/** The known words most likely meant by a misspelt one, the likeliest first; none if none is close. */
export function nearestFew(word: string, known: Iterable<string>, most: number): string[] {
  const close: { readonly candidate: string; readonly far: number }[] = [];
  for (const candidate of new Set(known)) {
    const begins = candidate.startsWith(word);
    const far = begins ? 1 : distance(word, candidate);
    // Words that differ in every letter have nothing in common.
    if (begins || far <= Math.min(farthest(word), word.length - 1)) close.push({ candidate, far });
  }
  return close
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** The known word most likely meant by a misspelt one; undefined if none is close. */
export const nearest = (word: string, known: Iterable<string>): string | undefined =>
  nearestFew(word, known, 1)[0];
