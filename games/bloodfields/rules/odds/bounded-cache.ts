/** Keeps the latest answers, by a key for each different query; drops the oldest first. */
export function boundedCache<Query, Answer>(
  most: number,
  keyOf: (query: Query) => string,
  reckon: (query: Query) => Answer,
): (query: Query) => Answer {
  const kept = new Map<string, Answer>();
  return (query) => {
    const key = keyOf(query);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const answer = reckon(query);
    if (kept.size >= most) {
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    }
    kept.set(key, answer);
    return answer;
  };
}
