import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { cloneState } from '../../rules/clone.ts';
import type { Event, Reckoning } from '../../rules/events.ts';
import { forceOf } from '../../rules/forces.ts';
import { holds } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { carry } from '../animation/carry.ts';

/** A battle that was revealed, and what became of it so far. */
export interface BattleReport {
  /** No two have the same. */
  readonly key: string;
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
  return readAll(cloneState(before), events).map(({ report }) => ({
    ...report,
    key: `${row} ${report.key}`,
  }));
}

/** A battle found in the log. */
interface Recollected {
  /** Where in the log it was revealed. */
  readonly at: number;
  readonly report: BattleReport;
}

/** Every battle of a game, read from all that happened: for who was not there to see it. */
export function recollect(view: State, events: readonly Event[]): Recollected[] {
  return readAll({ ...cloneState(view), units: view.units.map(() => []) }, events);
}

/** Carries the table from event to event, and with it the battles. */
function readAll(table: State, events: readonly Event[]): Recollected[] {
  const found: Recollected[] = [];
  let fighting = false;
  for (const [at, event] of events.entries()) {
    if (event.e === 'battle.revealed') {
      const { area, attacker, defender } = event;
      const forces = {
        attacker: forceIn(table, area, attacker),
        defender: forceIn(table, area, defender),
      };
      const key = `${at} ${area}`;
      found.push({ at, report: { key, area, attacker, defender, forces, won: null, aftermath: [] } });
      fighting = true;
    }
    if (leadsOn(event)) fighting = false;
    const last = found.at(-1);
    if (fighting && last !== undefined)
      found[found.length - 1] = { at: last.at, report: withEvent(last.report, event) };
    carry(table, event);
  }
  return found;
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

/** Whatever falls or flees after it has another reason. */
function leadsOn({ e }: Event): boolean {
  return e === 'battle.began' || e === 'turn.began' || e === 'unit.moved';
}

/** What a later row of the same battle adds: the casualty chosen, the retreat made. */
export function continueReport(report: BattleReport, events: readonly Event[]): BattleReport {
  const end = events.findIndex(leadsOn);
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
