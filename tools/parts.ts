import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { AnyGame } from '@sanguine/kernel';
import {
  type DividedWork,
  type IsPiece,
  headerOf,
  joinPieces,
  lineOf,
  MOST_SHARDS,
  openParts,
  type PartHeader,
  type PartProblem,
  partProblemLine,
  type Shard,
  shardOf,
} from '@sanguine/kernel/shards';

/** A share as typed; one line of text if it is not one. */
export function shardFrom(value: string): Shard | string {
  const known = { key: 'shard', values: { value, most: MOST_SHARDS } } as const;
  return shardOf(value) ?? partProblemLine('en', known);
}

/** The work that a tool's parts belong to; `options` by name, as on the command line. */
export function workOf(
  command: string,
  { engine }: AnyGame,
  pieces: number,
  options: Readonly<Record<string, string>>,
): DividedWork {
  const settings = {
    words: [engine.id],
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, [value]])),
  };
  return { command, game: engine.id, program: version(), rules: engine.rulesVersion, settings, pieces };
}

/** The arguments the parts were made with. */
export const argumentsOf = ({ settings: { words, options } }: PartHeader): string[] => [
  ...words,
  ...Object.entries(options).flatMap(([name, values]) => values.flatMap((value) => [`--${name}`, value])),
];

function version(): string {
  const data: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof data === 'object' && data !== null && 'version' in data ? String(data.version) : '';
}

/** A part as text: its header, then its pieces. */
export const partText = (work: DividedWork, shard: Shard, pieces: readonly unknown[]): string =>
  [headerOf(work, shard), ...pieces].map(lineOf).join('');

/** The joined parts, or one line that says why they cannot be joined. */
export type Joined<Task, Piece> = { readonly task: Task; readonly pieces: readonly Piece[] } | string;

/** Reads all parts of a tool's work. `taskOf` returns their task and a check for pieces, or what is wrong with the header. */
export async function readParts<Task, Piece>(
  command: string,
  files: readonly string[],
  taskOf: (header: PartHeader) => { readonly task: Task; readonly isPiece: IsPiece<Piece> } | string,
): Promise<Joined<Task, Piece>> {
  if (files.length === 0) return 'name the parts to merge';
  const said = (problem: PartProblem): string => partProblemLine('en', problem);
  try {
    const opened = await openParts(files, linesOf);
    if (!opened.ok) return said(opened.problem);
    const [{ file, header }] = opened.parts;
    if (header.command !== command)
      return `${file} is a part of "${header.command}": sanguine merge joins it`;
    const known = taskOf(header);
    if (typeof known === 'string') return `${file}: ${known}`;
    const pieces: Piece[] = [];
    const problem = await joinPieces(opened.parts, known.isPiece, (piece) => void pieces.push(piece));
    return problem === null ? { task: known.task, pieces } : said(problem);
  } catch (error) {
    // The file does not exist or is a folder.
    if (error instanceof Error && 'syscall' in error) return error.message;
    throw error;
  }
}

const linesOf = (file: string): AsyncIterator<string> =>
  createInterface({ input: createReadStream(file), crlfDelay: Infinity })[Symbol.asyncIterator]();
