/** A deep copy of plain data; nothing is shared with the original. */
export function copy<T>(value: T): T {
  return twin(value) as T;
}

/** Many times faster than a round trip through JSON. */
function twin(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(twin);
  // Spread, so that a key named __proto__ is an ordinary key.
  const record: Record<string, unknown> = { ...value };
  for (const key of Object.keys(record)) {
    const entry = record[key];
    if (entry !== null && typeof entry === 'object') record[key] = twin(entry);
  }
  return record;
}

/** Whether two plain values have the same JSON, so the order of keys counts. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameLists(one, other);
  return !Array.isArray(other) && sameRecords(one as PlainRecord, other as PlainRecord);
}

export type PlainRecord = Readonly<Record<string, unknown>>;

/** Written as a loop for speed: every row of every match goes through here. */
export function sameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) {
    const mine = one[at];
    const yours = other[at];
    if (mine !== yours && !same(mine, yours)) return false;
  }
  return true;
}

/** A shared stack of the keys being compared, to avoid allocating a list for each record. */
const names: string[] = [];
let noted = 0;

/** Plain data inherits nothing, so `for…in` finds exactly the keys of `Object.keys` without allocating a list. */
function sameRecords(one: PlainRecord, other: PlainRecord): boolean {
  const first = noted;
  for (const name in one) {
    const mine = one[name];
    const yours = other[name];
    names[noted++] = name;
    if (mine !== yours && !same(mine, yours)) {
      noted = first;
      return false;
    }
  }
  const end = noted;
  noted = first;
  let at = first;
  for (const name in other) if (name !== names[at++]) return false;
  return at === end;
}
