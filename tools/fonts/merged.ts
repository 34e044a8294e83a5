import { writeCharacters } from './characters.ts';
import { withParts } from './composite.ts';
import type { Glyph, Slice } from './slice.ts';
import { table } from './woff.ts';

/**
 * The tables of one font with only the wanted characters, merged from a face's slices. Hinting and features are
 * dropped.
 */
export function merged(slices: readonly Slice[], wanted: ReadonlySet<number>): ReadonlyMap<string, Buffer> {
  const [first] = slices;
  if (first === undefined) throw new Error('a font is made of one slice at least');
  const glyphs: Glyph[] = [];
  const characters = new Map<number, number>();
  for (const slice of slices) {
    const known = new Map<number, number>();
    const take = (id: number): number => {
      const had = known.get(id);
      if (had !== undefined) return had;
      const number = glyphs.length;
      known.set(id, number);
      const glyph = slice.glyph(id);
      glyphs.push(glyph);
      glyphs[number] = { ...glyph, outline: withParts(glyph.outline, take) };
      return number;
    };
    // The glyph for missing characters must come first.
    if (slice === first) take(0);
    for (const [character, id] of slice.characters) {
      if (wanted.has(character) && !characters.has(character)) characters.set(character, take(id));
    }
  }
  return new Map([
    ['cmap', writeCharacters(characters)],
    ['head', head(first)],
    ['hhea', changed(table(first.tables, 'hhea'), 34, glyphs.length)],
    ['hmtx', metrics(glyphs)],
    ['maxp', most(slices, glyphs.length)],
    ['name', table(first.tables, 'name')],
    ['OS/2', table(first.tables, 'OS/2')],
    ['post', post(table(first.tables, 'post'))],
    ['glyf', Buffer.concat(glyphs.map(({ outline }) => padded(outline)))],
    ['loca', places(glyphs)],
  ]);
}

function head({ tables }: Slice): Buffer {
  const copy = changed(table(tables, 'head'), 50, 1);
  copy.writeUInt32BE(0, 8);
  return copy;
}

function changed(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt16BE(value, at);
  return copy;
}

function metrics(glyphs: readonly Glyph[]): Buffer {
  const bytes = Buffer.alloc(glyphs.length * 4);
  for (const [number, { advance, bearing }] of glyphs.entries()) {
    bytes.writeUInt16BE(advance, number * 4);
    bytes.writeInt16BE(bearing, number * 4 + 2);
  }
  return bytes;
}

/** The maximum of each limit over all slices, and the number of glyphs. */
function most(slices: readonly Slice[], count: number): Buffer {
  const bytes = changed(table(slices[0]?.tables ?? new Map(), 'maxp'), 4, count);
  for (const { tables } of slices) {
    const other = table(tables, 'maxp');
    for (let at = 6; at + 1 < bytes.length; at += 2) {
      bytes.writeUInt16BE(Math.max(bytes.readUInt16BE(at), other.readUInt16BE(at)), at);
    }
  }
  return bytes;
}

/** Drops the glyph names. */
function post(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes.subarray(0, 32));
  copy.writeUInt32BE(0x00030000, 0);
  return copy;
}

function padded(outline: Buffer): Buffer {
  return outline.length % 4 === 0
    ? outline
    : Buffer.concat([outline, Buffer.alloc(4 - (outline.length % 4))]);
}

function places(glyphs: readonly Glyph[]): Buffer {
  const bytes = Buffer.alloc((glyphs.length + 1) * 4);
  let at = 0;
  for (const [number, { outline }] of glyphs.entries()) {
    bytes.writeUInt32BE(at, number * 4);
    at += padded(outline).length;
  }
  bytes.writeUInt32BE(at, glyphs.length * 4);
  return bytes;
}
