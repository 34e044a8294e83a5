import type { NamedPart } from './fit.ts';
import { linesAfter, parsed } from './part.ts';
import type { PartProblem } from './problem.ts';

/** A part that fits, and its lines after the header. */
export interface OpenPart extends NamedPart {
  readonly lines: AsyncIterator<string>;
}

/** Whether data read from a part is the piece of this number. */
export type IsPiece<Piece> = (data: unknown, number: number) => data is Piece;

/** Passes on the pieces of all parts in the order of their numbers, one at a time. Null if all were there. */
export async function joinPieces<Piece>(
  parts: readonly [OpenPart, ...OpenPart[]],
  isPiece: IsPiece<Piece>,
  take: (piece: Piece) => void | Promise<void>,
): Promise<PartProblem | null> {
  const { pieces } = parts[0].header;
  for (let number = 0; number < pieces; number++) {
    const { file, header, lines } = parts[number % parts.length] ?? parts[0];
    const read = Math.floor(number / parts.length);
    const line = await lines.next();
    if (line.done === true)
      return { key: 'short', values: { file, lines: read, wanted: linesAfter(header) } };
    const data = parsed(line.value);
    // A file copied while it was being written ends within a line.
    if (data === undefined && (await lines.next()).done === true)
      return { key: 'short', values: { file, lines: read, wanted: linesAfter(header) } };
    // The header is line 1.
    if (!isPiece(data, number)) return { key: 'piece', values: { file, line: read + 2 } };
    await take(data);
  }
  for (const { file, header, lines } of parts) {
    if ((await lines.next()).done !== true)
      return { key: 'long', values: { file, wanted: linesAfter(header) } };
  }
  return null;
}
