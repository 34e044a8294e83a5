import { type Fitted, fitTogether } from './fit.ts';
import type { OpenPart } from './join.ts';
import { readHeader } from './part.ts';

/** Opens the parts of one work; `linesOf` reads a file's lines. There must be at least one file. */
export async function openParts(
  files: readonly string[],
  linesOf: (file: string) => AsyncIterator<string>,
): Promise<Fitted<OpenPart>> {
  const parts: OpenPart[] = [];
  for (const file of files) {
    const lines = linesOf(file);
    const first = await lines.next();
    const read = readHeader(file, first.done === true ? '' : first.value);
    if (!read.ok) return read;
    parts.push({ file, header: read.header, lines });
  }
  return fitTogether(parts);
}
