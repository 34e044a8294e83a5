import { brotliCompressSync, constants } from 'node:zlib';

/** The format's numbers for the tags used here. */
const KNOWN: Readonly<Record<string, number>> = {
  cmap: 0,
  head: 1,
  hhea: 2,
  hmtx: 3,
  maxp: 4,
  name: 5,
  'OS/2': 6,
  post: 7,
  glyf: 10,
  loca: 11,
};
/** These two mark "not transformed" with `3`; all others with `0`. */
const UNTRANSFORMED: Readonly<Record<string, number>> = { glyf: 3, loca: 3 };

/** Writes a font as WOFF2 without transforming its tables. */
export function writeWoff2(tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.concat(
    [...tables].map(([tag, { length }]) => {
      const known = KNOWN[tag];
      if (known === undefined) throw new Error(`no number is known for ${tag}`);
      return Buffer.from([known | ((UNTRANSFORMED[tag] ?? 0) << 6), ...base128(length)]);
    }),
  );
  const packed = brotliCompressSync(Buffer.concat([...tables.values()]), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  });
  const unpacked = [...tables.values()].reduce((sum, { length }) => sum + 4 * Math.ceil(length / 4), 0);
  const header = Buffer.alloc(48);
  const length = 4 * Math.ceil((48 + directory.length + packed.length) / 4);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(length, 8);
  header.writeUInt16BE(tables.size, 12);
  header.writeUInt32BE(12 + 16 * tables.size + unpacked, 16);
  header.writeUInt32BE(packed.length, 20);
  header.writeUInt16BE(1, 24);
  const bytes = Buffer.concat([header, directory, packed]);
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

/** Seven bits per byte, the highest first; all but the last have the eighth bit set. */
function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
