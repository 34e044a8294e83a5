import type { DividedWork, PartHeader, Settings } from './part.ts';
import type { PartProblem } from './problem.ts';

/** A part with the name of its file. */
export interface NamedPart {
  readonly file: string;
  readonly header: PartHeader;
}

export type Fitted<Part extends NamedPart> =
  /** In the order of their shares. */
  | { readonly ok: true; readonly parts: readonly [Part, ...Part[]] }
  | { readonly ok: false; readonly problem: PartProblem };

/** Whether these are all parts of one work, each of them once. */
export function fitTogether<Part extends NamedPart>(parts: readonly Part[]): Fitted<Part> {
  const [first, ...others] = parts.toSorted(
    (one, other) => one.header.shard.number - other.header.shard.number,
  );
  if (first === undefined) throw new Error('no parts');
  const problem =
    firstOf(others, (part) => differenceOf(first, part)) ??
    firstOf(others, (part, at) => repeated(others[at - 1] ?? first, part)) ??
    missingFrom([first, ...others], first.header.shard.of);
  return problem === null ? { ok: true, parts: [first, ...others] } : { ok: false, problem };
}

function firstOf<Part>(
  parts: readonly Part[],
  problemOf: (part: Part, at: number) => PartProblem | null,
): PartProblem | null {
  for (const [at, part] of parts.entries()) {
    const problem = problemOf(part, at);
    if (problem !== null) return problem;
  }
  return null;
}

/** The first difference between the works two parts belong to. */
function differenceOf(first: NamedPart, { file, header }: NamedPart): PartProblem | null {
  const [mine, yours] = [first, { header }].map(({ header: of }) => factsOf(of, of.shard.of, of.settings));
  const names = new Set([...(mine?.keys() ?? []), ...(yours?.keys() ?? [])]);
  for (const name of names) {
    const [there, here] = [mine?.get(name) ?? '–', yours?.get(name) ?? '–'];
    if (here !== there) return { key: 'other', values: { file, first: first.file, what: name, here, there } };
  }
  return null;
}

/** What all parts of one work share, by names a reader knows from the command line. */
const factsOf = (
  { command, game, program, rules, pieces }: DividedWork,
  of: number,
  { words, options }: Settings,
): ReadonlyMap<string, string> =>
  new Map([
    ['command', command],
    ['game', game],
    ['version', `${program}, rules ${rules}`],
    ['--shard', `…/${of}`],
    ['words', words.join(' ')],
    ...Object.entries(options).map(([name, values]) => [`--${name}`, values.join(', ') || '+'] as const),
    ['pieces', `${pieces}`],
  ]);

function repeated(before: NamedPart, { file, header: { shard } }: NamedPart): PartProblem | null {
  if (before.header.shard.number !== shard.number) return null;
  return { key: 'twice', values: { file, first: before.file, ...shard } };
}

/** No more parts are named one by one. */
const MOST_NAMED = 8;

function missingFrom(parts: readonly NamedPart[], of: number): PartProblem | null {
  const there = new Set(parts.map(({ header: { shard } }) => shard.number));
  const gone = Array.from({ length: of }, (_, at) => at + 1).filter((number) => !there.has(number));
  if (gone.length === 0) return null;
  const named = gone.slice(0, MOST_NAMED).join(', ');
  const numbers = gone.length > MOST_NAMED ? `${named}, …` : named;
  return { key: 'missing', values: { count: gone.length, numbers, of } };
}
