import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { cloneState } from '../../rules/clone.ts';
import type { Event, Reckoning } from '../../rules/events.ts';
import { forceOf } from '../../rules/forces.ts';
import { holds } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { carry } from '../motion/carry.ts';

/** A battle that was revealed, and what became of it so far. */
export interface BattleReport {
  /** The row of the reveal; with the area it names the report. */
  readonly row: number;
  readonly area: Area;
  readonly attacker: Reckoning;
  readonly defender: Reckoning;
  /** The forces as they met, also where they are no more. */
  readonly forces: { readonly attacker: readonly UnitKind[]; readonly defender: readonly UnitKind[] };
  /** Null: a tie, fought again. */
  readonly won: { readonly seat: Seat; readonly loser: Seat; readonly vp: number } | null;
  /** Losses, retreats, captures and risings that followed. */
  readonly aftermath: readonly Event[];
}

const AFTERMATH: readonly Event['e'][] = [
  'unit.lost',
  'citadel.taken',
  'force.retreated',
  'undead.raised',
  'cutiecorn.turned',
];

/** The battles revealed in one row; `before` is the table as it was, so that the fallen are known too. */
export function readReports(before: State, row: number, events: readonly Event[]): BattleReport[] {
  const table = cloneState(before);
  const reports: BattleReport[] = [];
  for (const event of events) {
    if (event.e === 'battle.revealed') {
      const { area, attacker, defender } = event;
      const forces = {
        attacker: forceIn(table, area, attacker),
        defender: forceIn(table, area, defender),
      };
      reports.push({ row, area, attacker, defender, forces, won: null, aftermath: [] });
    }
    const last = reports.at(-1);
    if (last !== undefined) reports[reports.length - 1] = withEvent(last, event);
    carry(table, event);
  }
  return reports;
}

/** The report with one more thing that happened. */
function withEvent(report: BattleReport, event: Event): BattleReport {
  if (event.e === 'battle.won') {
    const { seat, loser, vp } = event;
    return { ...report, won: { seat, loser, vp } };
  }
  return followsFrom(event) ? { ...report, aftermath: [...report.aftermath, event] } : report;
}

/** The desert kills later, and for other reasons. */
function followsFrom(event: Event): boolean {
  return AFTERMATH.includes(event.e) && !(event.e === 'unit.lost' && event.why === 'desert');
}

/** What a later row of the same battle adds: the casualty chosen, the retreat made. */
export function continueReport(report: BattleReport, events: readonly Event[]): BattleReport {
  const end = events.findIndex(({ e }) => e === 'battle.began' || e === 'turn.began');
  return (end < 0 ? events : events.slice(0, end)).reduce(withEvent, report);
}

/** A force as it stood; should the table before be missing a row, at least those that counted. */
function forceIn(table: State, area: Area, { seat, items }: Reckoning): UnitKind[] {
  const force = forceOf(table, seat, area);
  const counted = items.flatMap(({ source, count }) =>
    source === 'corsairsAtSea' ? [] : Array.from({ length: count }, () => source),
  );
  return holds(force, counted) ? force : counted;
}
