import type { Analysis, JudgedDecision, Mark, SeatReport } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';
import { digits, points } from './points.ts';
import type { AnalysisSay } from './say.ts';

/** How wide a 95 % interval is, in standard errors to either side. */
const Z = 1.96;

/** The verdict on a seat's game once luck is taken out. */
type Finding = 'deserved' | 'lucky' | 'unlucky' | 'outplayed' | 'close' | 'shared';

/** Half the width of a 95 % interval around the difference of two seats without luck. */
const errorBetween = (one: SeatReport, other: SeatReport): number => Z * (one.luckError + other.luckError);

/** The best other seat without luck; undefined if nobody else plays. */
function rivalOf({ seats }: Pick<Analysis, 'seats'>, seat: Seat): SeatReport | undefined {
  return seats
    .filter((other) => other.seat !== seat)
    .toSorted((one, other) => other.withoutLuck - one.withoutLuck)[0];
}

/** Whether play or luck decided it for a seat; `close` where the error of the luck is larger than the difference. */
export function findingFor(analysis: Pick<Analysis, 'seats'>, seat: Seat): Finding {
  const own = analysis.seats.find((report) => report.seat === seat);
  const rival = rivalOf(analysis, seat);
  if (own === undefined || rival === undefined) return 'close';
  const ahead = own.withoutLuck - rival.withoutLuck;
  if (own.result > 0 && own.result < 100) return 'shared';
  if (Math.abs(ahead) <= errorBetween(own, rival)) return 'close';
  if (own.result > 0) return ahead > 0 ? 'deserved' : 'lucky';
  return ahead > 0 ? 'unlucky' : 'outplayed';
}

/** A decision with a mark. */
export type MarkedDecision = JudgedDecision & { readonly verdict: Mark };

const isMarked = (decision: JudgedDecision): decision is MarkedDecision =>
  decision.verdict !== null && decision.verdict !== 'unclear';

/** The marked decisions of a seat, the costliest first. */
export function costliest({ decisions }: Pick<Analysis, 'decisions'>, seat: Seat): MarkedDecision[] {
  return decisions
    .filter((decision) => decision.seat === seat)
    .filter(isMarked)
    .toSorted((one, other) => other.loss - one.loss);
}

interface Told {
  readonly title: string;
  readonly text: string;
  /** How the analysis was made. */
  readonly how: string;
}

/** What the report leads with. `own`: the reader's seat, spoken to as "you"; `names` are by seat. */
export function headlineFor(
  analysis: Analysis,
  seat: Seat,
  own: Seat | null,
  names: readonly string[],
  say: AnalysisSay,
): Told {
  const who = seat === own ? 'you' : 'other';
  const name = names[seat] ?? '';
  const report = analysis.seats.find((one) => one.seat === seat);
  const rival = rivalOf(analysis, seat);
  const standing = say('head.without', {
    who,
    name,
    rival: rival?.seat === own ? 'you' : 'other',
    other: names[rival?.seat ?? -1] ?? '',
    own: digits(withinAGame(report?.withoutLuck ?? 0), 0),
    theirs: digits(withinAGame(rival?.withoutLuck ?? 0), 0),
  });
  return {
    title: say(`head.${findingFor(analysis, seat)}`, { who, name }),
    text: say('sentences', { first: standing, second: mistakesIn(analysis, seat, { who, name }, say) }),
    how: howFound(analysis, say),
  };
}

function mistakesIn(
  analysis: Analysis,
  seat: Seat,
  values: { readonly who: string; readonly name: string },
  say: AnalysisSay,
): string {
  const marked = costliest(analysis, seat);
  const [worst] = marked;
  const judged = analysis.seats.find((one) => one.seat === seat)?.decisions ?? 0;
  if (worst === undefined) return say('head.clean', { ...values, count: judged });
  const sum = marked.reduce((all, { loss }) => all + loss, 0);
  return say(worst.round === null ? 'head.cost' : 'head.cost.round', {
    ...values,
    count: marked.length,
    sum: points(sum),
    round: worst.round ?? 0,
    worst: points(worst.loss),
  });
}

function howFound({ decisions, depth, seats }: Analysis, say: AnalysisSay): string {
  const compared = decisions.filter(({ worlds }) => worlds > 0);
  const error = compared.reduce((sum, one) => sum + one.error, 0) / Math.max(1, compared.length);
  const skipped = seats.reduce((sum, report) => sum + report.skipped, 0);
  const found = say(`head.how.${depth}`, {
    count: decisions.length,
    worlds: Math.max(0, ...compared.map(({ worlds }) => worlds)),
    error: points(error),
  });
  if (skipped === 0) return found;
  return say('sentences', { first: found, second: say('head.skipped', { count: skipped }) });
}

/** Without luck a standing can fall outside 0 to 100; in words it is capped. */
const withinAGame = (standing: number): number => Math.min(100, Math.max(0, standing));
