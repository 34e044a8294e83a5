import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { merged } from '../fonts/merged.ts';
import { Slice } from '../fonts/slice.ts';
import { readWoff } from '../fonts/woff.ts';
import { writeWoff2 } from '../fonts/woff2.ts';

const FILES = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/shippori-mincho/package.json')),
  'files',
);
const slice = (number: number) =>
  new Slice(readWoff(readFileSync(join(FILES, `shippori-mincho-${number}-500-normal.woff`))));

describe('a face put together from slices', () => {
  const slices = [slice(100), slice(110), slice(119)];
  const [a, b, c] = slices.map(({ characters }) => [...characters.keys()].slice(3, 9));
  const wanted = new Set([...(a ?? []), ...(b ?? []), ...(c ?? [])]);
  const whole = new Slice(merged(slices, wanted));

  test('has the characters wanted and no other', () => {
    expect(wanted.size).toBeGreaterThan(12);
    expect(new Set(whole.characters.keys())).toEqual(wanted);
  });

  test('draws each as its slice does, as wide as there', () => {
    for (const [character, glyph] of whole.characters) {
      const from = slices.find(({ characters }) => characters.has(character));
      const was = from?.glyph(from.characters.get(character) ?? 0);
      const is = whole.glyph(glyph);
      expect(is.advance).toBe(was?.advance);
      expect(is.bearing).toBe(was?.bearing);
      expect(is.outline.subarray(0, was?.outline.length)).toEqual(was?.outline);
    }
  });

  test('is packed so that its tables come out again', () => {
    const tables = merged(slices, wanted);
    const file = writeWoff2(tables);
    expect(file.toString('latin1', 0, 4)).toBe('wOF2');
    expect(file.readUInt32BE(8)).toBe(file.length);
    const packed = file.readUInt32BE(20);
    const bytes = Buffer.concat([...tables.values()]);
    // The directory has one byte for each tag and one to five for its length.
    const start = Array.from({ length: 60 }, (_, more) => 48 + tables.size * 2 + more).find((at) => {
      try {
        return brotliDecompressSync(file.subarray(at, at + packed)).equals(bytes);
      } catch {
        return false;
      }
    });
    expect(start).toBeDefined();
  });
});
