import {
  type Analysed,
  analyse,
  type AnalysisProgress,
  type Depth,
  DEPTHS,
  type Unanalysed,
} from '@sanguine/bots';
import type { Locale } from '@sanguine/kernel';
import { showAnalysis } from '../analysis/report.ts';
import type { Arguments } from '../args.ts';
import type { Call, Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { readRecordFile } from '../files.ts';
import { namesOf, playersOf } from '../players.ts';
import { CommandProblem } from '../problem.ts';
import { Progress } from '../progress.ts';
import { retell } from '../retelling.ts';

/** Milliseconds after which a quick analysis ends on any machine. */
const QUICK = 55_000;

export const command: Command = {
  words: 'FILE',
  options: { depth: { value: 'quick|deep' }, seat: { value: 'S' }, json: {} },
  run(call) {
    const { args, out, locale } = call;
    const [file] = args.atMost(1).positionals;
    if (file === undefined) throw new CommandProblem('problem.noFile');
    const { game, record } = readRecordFile(file);
    if (record.result === undefined) throw new CommandProblem('problem.unfinished', { file });
    const players = playersOf(game, record);
    const seat = args.seat(players.length);
    const depth = depthFrom(args);
    const sides = retell(game, record, file, null).at(-1)?.sides ?? [];
    const namesIn = (language: Locale): readonly string[] => namesOf(game, language, players, sides);
    const names = { en: namesIn('en'), ja: namesIn('ja') };
    const begun = performance.now();
    const found = watched(
      call,
      analyse(game, record, {
        depth,
        names,
        ...(seat === undefined ? {} : { seats: [seat] }),
        ...(depth === 'quick' ? { left: () => begun + QUICK - performance.now() } : {}),
      }),
    );
    if (!found.ok) throw problemOf(file, found);
    const { analysis } = found;
    if (args.has('json')) out.json({ players, ...analysis });
    else showAnalysis(call, game, names[locale], analysis, seat ?? null);
    return EXIT.ok;
  },
};

function depthFrom(args: Arguments): Depth {
  const wish = args.text('depth') ?? 'quick';
  const depth = DEPTHS.find((known) => known === wish);
  if (depth === undefined)
    throw new CommandProblem('problem.depth', { depth: wish, known: DEPTHS.join(', ') });
  return depth;
}

function problemOf(file: string, { why, row, problem }: Unanalysed): CommandProblem {
  if (why === 'unfinished') return new CommandProblem('problem.unfinished', { file });
  return new CommandProblem('problem.replay', { file, row, why: problem });
}

/** Runs an analysis to its end and shows its progress. */
function watched(
  { aside, say }: Pick<Call, 'aside' | 'say'>,
  analysis: Generator<AnalysisProgress, Analysed, undefined>,
): Analysed {
  let progress: Progress | undefined;
  for (let step = analysis.next(); ; step = analysis.next()) {
    if (step.done === true) {
      progress?.clear();
      return step.value;
    }
    const { stage, done, total } = step.value;
    progress ??= new Progress(aside, say, total);
    progress.show(done, `analyse.progress.${stage}`);
  }
}
