import type { Locale, Viewer } from '@sanguine/kernel';
import type { State } from '../../rules/state.ts';
import { sideName } from '../../text/words.ts';
import type { BattleReport } from './report.ts';
import { say } from './words.ts';

/** Who won and by how much; "you" if it was you, or against you. */
export function verdictLine(locale: Locale, view: State, you: Viewer, report: BattleReport): string {
  const { attacker, defender, won } = report;
  const totals = [attacker.total, defender.total];
  const high = Math.max(...totals);
  const low = Math.min(...totals);
  if (won === null) return say(locale, 'verdict.tied', { total: high });
  const shield = high === low;
  const winner = sideName(locale, view, won.seat);
  if (won.seat === you) return say(locale, `verdict.you.${shield ? 'shield' : 'won'}`, { high, low });
  if (won.loser === you) return say(locale, `verdict.you.${shield ? 'shieldLost' : 'lost'}`, { high, low });
  return say(locale, `verdict.${shield ? 'shield' : 'won'}`, { winner, high, low });
}

/** What the winner scored; empty after a tie. */
export function prizeLine(locale: Locale, view: State, you: Viewer, { won }: BattleReport): string {
  if (won === null) return '';
  if (won.seat === you) return say(locale, 'verdict.points.you', { points: won.vp });
  return say(locale, 'verdict.points', { winner: sideName(locale, view, won.seat), points: won.vp });
}
