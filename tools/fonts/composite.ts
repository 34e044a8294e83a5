const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;

/** Renumbers the parts of a composite glyph. Simple outlines are returned unchanged. */
export function withParts(outline: Buffer, renamed: (id: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const copy = Buffer.from(outline);
  let at = 10;
  for (let flags = MORE; (flags & MORE) !== 0;) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(renamed(copy.readUInt16BE(at + 2)), at + 2);
    at += 4 + ((flags & WORDS) === 0 ? 2 : 4);
    if ((flags & SCALE) !== 0) at += 2;
    else if ((flags & TWO_SCALES) !== 0) at += 4;
    else if ((flags & MATRIX) !== 0) at += 8;
  }
  return copy;
}
