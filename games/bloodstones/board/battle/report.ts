import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { cloneState } from '../../rules/clone.ts';
import type { Event, Reckoning } from '../../rules/events.ts';
import { forceOf } from '../../rules/forces.ts';
import { holds } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { carry } from '../animation/carry.ts';

/** A revealed battle and its aftermath so far. */
export interface BattleReport {
  /** Unique. */
  readonly key: string;
  /** The index of its reveal among all events. */
  readonly at: number;
  readonly area: Area;
  readonly attacker: Reckoning;
  readonly defender: Reckoning;
  /** The forces as they met, including units lost since. */
  readonly forces: { readonly attacker: readonly UnitKind[]; readonly defender: readonly UnitKind[] };
  /** Null after a tie, which is refought. */
  readonly won: { readonly seat: Seat; readonly loser: Seat; readonly vp: number } | null;
  /** The losses, retreats, captures and raised Undead that followed. */
  readonly aftermath: readonly Event[];
}

const AFTERMATH: readonly Event['e'][] = [
  'unit.lost',
  'citadel.taken',
  'force.retreated',
  'undead.raised',
  'cutiecorn.turned',
];

/**
 * The battles revealed in one row, whose events begin at `from` among all; `before` is the state before it, so that fallen
 * units are known too.
 */
export function readReports(
  before: State,
  row: number,
  from: number,
  events: readonly Event[],
): BattleReport[] {
  return readAll(cloneState(before), events).map((report) => ({
    ...report,
    key: `${row} ${report.key}`,
    at: from + report.at,
  }));
}

/** All battles of a game, reconstructed from its events for a viewer who missed them. */
export function recollect(view: State, events: readonly Event[]): BattleReport[] {
  return readAll({ ...cloneState(view), units: view.units.map(() => []) }, events);
}

/** Replays the events on the state and collects the battles. */
function readAll(table: State, events: readonly Event[]): BattleReport[] {
  const found: BattleReport[] = [];
  let fighting = false;
  for (const [at, event] of events.entries()) {
    if (event.e === 'battle.revealed') {
      const { area, attacker, defender } = event;
      const forces = {
        attacker: forceIn(table, area, attacker),
        defender: forceIn(table, area, defender),
      };
      const key = `${at} ${area}`;
      found.push({ key, at, area, attacker, defender, forces, won: null, aftermath: [] });
      fighting = true;
    }
    if (leadsOn(event)) fighting = false;
    const last = found.at(-1);
    if (fighting && last !== undefined) found[found.length - 1] = withEvent(last, event);
    carry(table, event);
  }
  return found;
}

function withEvent(report: BattleReport, event: Event): BattleReport {
  if (event.e === 'battle.won') {
    const { seat, loser, vp } = event;
    return { ...report, won: { seat, loser, vp } };
  }
  return followsFrom(event) ? { ...report, aftermath: [...report.aftermath, event] } : report;
}

/** Desert losses happen later and have nothing to do with the battle. */
function followsFrom(event: Event): boolean {
  return AFTERMATH.includes(event.e) && !(event.e === 'unit.lost' && event.why === 'desert');
}

/** True for events that end the aftermath: later losses and retreats have other causes. */
function leadsOn({ e }: Event): boolean {
  return e === 'battle.began' || e === 'turn.began' || e === 'unit.moved';
}

/** Adds a later row of the same battle: the chosen casualty, the retreat. */
export function continueReport(report: BattleReport, events: readonly Event[]): BattleReport {
  const end = events.findIndex(leadsOn);
  return (end < 0 ? events : events.slice(0, end)).reduce(withEvent, report);
}

/** The force as it was; if the state missed a row, at least the units that counted. */
function forceIn(table: State, area: Area, { seat, items }: Reckoning): UnitKind[] {
  const force = forceOf(table, seat, area);
  const counted = items.flatMap(({ source, count }) =>
    source === 'corsairsAtSea' ? [] : Array.from({ length: count }, () => source),
  );
  return holds(force, counted) ? force : counted;
}
