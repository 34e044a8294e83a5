/** The glyph of each character, from a `cmap` table. */
export function readCharacters(cmap: Buffer): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) readSegments(part, found);
    else if (format === 12) readGroups(part, found);
  }
  return found;
}

function readSegments(part: Buffer, found: Map<number, number>): void {
  const segments = part.readUInt16BE(6) / 2;
  for (let segment = 0; segment < segments; segment++) {
    const end = part.readUInt16BE(14 + segment * 2);
    const start = part.readUInt16BE(16 + (segments + segment) * 2);
    const delta = part.readUInt16BE(16 + (2 * segments + segment) * 2);
    const place = 16 + (3 * segments + segment) * 2;
    const range = part.readUInt16BE(place);
    for (let character = start; character <= end && character < 0xffff; character++) {
      const raw = range === 0 ? character : part.readUInt16BE(place + range + (character - start) * 2);
      if (raw !== 0) found.set(character, (raw + delta) & 0xffff);
    }
  }
}

function readGroups(part: Buffer, found: Map<number, number>): void {
  for (let group = 0; group < part.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    const start = part.readUInt32BE(at);
    for (let character = start; character <= part.readUInt32BE(at + 4); character++) {
      found.set(character, part.readUInt32BE(at + 8) + character - start);
    }
  }
}

/** A `cmap` with one table of groups, one group per character. */
export function writeCharacters(glyphs: ReadonlyMap<number, number>): Buffer {
  const characters = [...glyphs].toSorted(([a], [b]) => a - b);
  const cmap = Buffer.alloc(12 + 16 + characters.length * 12);
  cmap.writeUInt16BE(1, 2);
  // Platform Windows, full Unicode.
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(12, 8);
  cmap.writeUInt16BE(12, 12);
  cmap.writeUInt32BE(cmap.length - 12, 16);
  cmap.writeUInt32BE(characters.length, 24);
  for (const [number, [character, glyph]] of characters.entries()) {
    const at = 28 + number * 12;
    cmap.writeUInt32BE(character, at);
    cmap.writeUInt32BE(character, at + 4);
    cmap.writeUInt32BE(glyph, at + 8);
  }
  return cmap;
}
