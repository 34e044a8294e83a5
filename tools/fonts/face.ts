import { merged } from './merged.ts';
import { Slice } from './slice.ts';
import { readWoff } from './woff.ts';
import { writeWoff2 } from './woff2.ts';

/** One WOFF2 file with the wanted characters, from the WOFF files a face is split into. */
export function mergedFace(files: Iterable<Buffer>, wanted: ReadonlySet<number>): Buffer {
  const slices = Array.from(files, (file) => new Slice(readWoff(file)));
  const needed = slices.filter(({ characters }) => [...characters.keys()].some((one) => wanted.has(one)));
  return writeWoff2(merged(needed, wanted));
}
