/** A deep copy of plain data; nothing is shared with the original. */
export function copy<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  const copied: T = JSON.parse(JSON.stringify(value));
  return copied;
}

/** Whether two plain values would be written as the same JSON, so the order of keys counts. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameLists(one, other);
  return !Array.isArray(other) && sameRecords(one as PlainRecord, other as PlainRecord);
}

type PlainRecord = Readonly<Record<string, unknown>>;

/** Written as loops: every row of every match goes through here, once for each who is told of it. */
export function sameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!same(one[at], other[at])) return false;
  return true;
}

/** Without a look-up by name: which names there are changes all the time, and looking them up would be most of the work. */
function sameRecords(one: PlainRecord, other: PlainRecord): boolean {
  return (
    sameLists(Object.keys(one), Object.keys(other)) && sameLists(Object.values(one), Object.values(other))
  );
}
