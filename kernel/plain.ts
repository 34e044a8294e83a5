/** A deep copy of plain data; nothing is shared with the original. */
export function copy<T>(value: T): T {
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

function sameRecords(one: PlainRecord, other: PlainRecord): boolean {
  const keys = Object.keys(other);
  let at = 0;
  // Plain data inherits nothing that could be met here, and this way no second list of keys is made.
  for (const key in one) if (keys[at++] !== key || !same(one[key], other[key])) return false;
  return at === keys.length;
}
