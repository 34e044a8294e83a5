import type { Readable } from 'node:stream';

const NEWLINE = 10;

/** The lines of a stream; null for one that is too long and was discarded. */
export async function* boundedLines(stream: Readable, most: number): AsyncGenerator<string | null> {
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer): void => {
    length += piece.length;
    if (length <= most) pieces.push(piece);
    else pieces = [];
  };
  const take = (): string | null => {
    const line = length <= most ? Buffer.concat(pieces).toString() : null;
    pieces = [];
    length = 0;
    return line;
  };
  for await (const data of stream) {
    const chunk = Buffer.from(data);
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
