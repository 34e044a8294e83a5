/** One machine's share of numbered work: pieces are dealt out in turn, so that long and short ones are spread evenly. */
export interface Shard {
  /** Which of the shares, counted from 1. */
  readonly number: number;
  readonly of: number;
}

/** All of it, on one machine. */
export const WHOLE: Shard = { number: 1, of: 1 };

export const MOST_SHARDS = 10_000;

/** Reads `2/8`; null if it is not a share. */
export function shardOf(text: string): Shard | null {
  const [, number, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text)?.map(Number) ?? [];
  return number !== undefined && of !== undefined && isShard({ number, of }) ? { number, of } : null;
}

const isShard = ({ number, of }: Shard): boolean => number >= 1 && number <= of && of <= MOST_SHARDS;

/** Whether a piece, numbered from 0, belongs to the share. */
export const isOwn = ({ number, of }: Shard, piece: number): boolean => piece % of === number - 1;

/** How many of this many pieces belong to the share. */
export const countOf = ({ number, of }: Shard, pieces: number): number =>
  Math.max(0, Math.ceil((pieces - number + 1) / of));

/** The items of a list that belong to the share. */
export const shareOf = <Piece>(shard: Shard, pieces: readonly Piece[]): Piece[] =>
  pieces.filter((_, at) => isOwn(shard, at));

/** Lists of at most `size` items, in order: what a thread gets at once. */
export function* inChunks<Piece>(pieces: Iterable<Piece>, size: number): Generator<Piece[]> {
  let chunk: Piece[] = [];
  for (const piece of pieces) {
    chunk.push(piece);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
