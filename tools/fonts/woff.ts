import { inflateSync } from 'node:zlib';

export type Tables = ReadonlyMap<string, Buffer>;

/** The tables of a WOFF file by their tags. */
export function readWoff(file: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  const count = file.readUInt16BE(12);
  for (let at = 44; at < 44 + count * 20; at += 20) {
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
    if (offset === undefined || packed === undefined) continue;
    const bytes = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', at, at + 4), packed === length ? bytes : inflateSync(bytes));
  }
  return tables;
}

export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`the font has no ${tag} table`);
  return found;
}
