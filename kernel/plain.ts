/** A deep copy of plain data; nothing is shared with the original. */
export function copy<T>(value: T): T {
  const copied: T = JSON.parse(JSON.stringify(value));
  return copied;
}

/** Whether two plain values would be written as the same JSON, so the order of keys counts. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = Object.entries(other);
  return (
    entries.length === others.length &&
    entries.every(([key, value], at) => key === others[at]?.[0] && same(value, others[at][1]))
  );
}
