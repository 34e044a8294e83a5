import { type Seat, type Outcome, winShares } from '@sanguine/kernel';
import { isMarked, MARKS, type Mark } from '../judgement/mark.ts';
import type { JudgedDecision, JudgedDraw, SeatReport } from './analysis.ts';
import { POINTS } from './points.ts';

interface Findings {
  readonly outcome: Outcome;
  /** By seat. */
  readonly start: readonly number[];
  readonly decisions: readonly JudgedDecision[];
  readonly draws: readonly JudgedDraw[];
  /** The seats of decisions that there was no time for. */
  readonly skipped: readonly Seat[];
}

export function seatReports({ outcome, start, decisions, draws, skipped }: Findings): SeatReport[] {
  const shares = winShares(outcome);
  return outcome.map(({ score, rank }, seat) => {
    const result = POINTS * (shares[seat] ?? 0);
    const own = decisions.filter((one) => one.seat === seat);
    const lucks = draws.map(({ luck }) => luck[seat] ?? 0);
    const luck = lucks.reduce((sum, one) => sum + one, 0);
    const lost = own.reduce((sum, { verdict, loss }) => sum + (isMarked(verdict) ? loss : 0), 0);
    const marked = (mark: Mark | 'unclear'): number => own.filter(({ verdict }) => verdict === mark).length;
    return {
      seat,
      score,
      rank,
      start: start[seat] ?? 0,
      result,
      luck,
      luckError: Math.hypot(...draws.map(({ error }) => error)),
      withoutLuck: result - luck,
      decisions: own.length,
      cost: own.length === 0 ? 0 : lost / own.length,
      unclear: marked('unclear'),
      skipped: skipped.filter((one) => one === seat).length,
      marks: { inaccuracy: marked('inaccuracy'), mistake: marked('mistake'), blunder: marked('blunder') },
      counts: {
        draws: draws.reduce((sum, one) => sum + (one.seat === seat ? one.drawn : 0), 0),
        lucky: lucks.filter((one) => one >= MARKS.inaccuracy).length,
        unlucky: lucks.filter((one) => one <= -MARKS.inaccuracy).length,
      },
    };
  });
}
