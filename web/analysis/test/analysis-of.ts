import type { Analysis, JudgedDecision, SeatReport } from '@sanguine/bots';
import type { Locale } from '@sanguine/kernel';
import { analysisPhrases, type AnalysisSay } from '../say.ts';

/** What the page says in a language. */
export const saying =
  (locale: Locale): AnalysisSay =>
  (key, values) =>
    analysisPhrases(locale, key, values);

const told = (words: string) => ({ notation: words, words: { en: words, ja: words } });

/** A decision of the first seat that cost this much. */
export const lost = (loss: number, verdict: JudgedDecision['verdict'], row = 1): JudgedDecision => ({
  row,
  round: row,
  seat: 0,
  made: told('march'),
  better: told('build'),
  chance: 50,
  loss,
  error: 0.5,
  verdict,
  worlds: 400,
});

/** A duel that the winner won, with this luck. */
export function duel(winner: 0 | 1, luck: number, change: Partial<Analysis> = {}): Analysis {
  const seatReport = (seat: 0 | 1): SeatReport => {
    const result = seat === winner ? 100 : 0;
    const own = seat === 0 ? luck : -luck;
    return {
      seat,
      score: 40 - seat,
      rank: seat === winner ? 1 : 2,
      start: 50,
      result,
      luck: own,
      luckError: 2,
      withoutLuck: result - own,
      decisions: 12,
      cost: 0.8,
      unclear: 1,
      skipped: 0,
      marks: { inaccuracy: 1, mistake: 0, blunder: 0 },
      counts: { draws: 4, lucky: 2, unlucky: 1 },
    };
  };
  return {
    game: 'toy',
    depth: 'quick',
    from: 0,
    curve: [
      { row: 0, round: 1, turn: 0, chances: [50, 50] },
      { row: 10, round: 1, turn: 1, chances: [60, 40] },
      { row: 20, round: 2, turn: 0, chances: [40, 60] },
      { row: 30, round: null, turn: null, chances: winner === 0 ? [100, 0] : [0, 100] },
    ],
    seats: [seatReport(0), seatReport(1)],
    decisions: [],
    draws: [],
    moments: [],
    ...change,
  };
}
