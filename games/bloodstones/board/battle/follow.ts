import type { Told, Viewer } from '@sanguine/kernel';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { openBattle } from './open-battle.ts';
import { type BattleReport, continueReport, readReports } from './report.ts';

/** What a viewer has still to see of the battles fought. */
export interface Followed {
  readonly view: State;
  readonly latest: Told<Event> | null;
  /** Those not yet put away, the oldest first. */
  readonly reports: readonly BattleReport[];
  /** The tied rounds of the battle at hand, the last one last. */
  readonly ties: readonly BattleReport[];
}

export function beginFollowing(view: State, latest: Told<Event> | null): Followed {
  return { view, latest, reports: [], ties: [] };
}

/**
 * One row on. A report stays until it is put away or its viewer plays on; one of a battle among others leaves also when
 * the next battle or turn begins, as in a replay all do.
 */
export function follow(
  before: Followed,
  view: State,
  latest: Told<Event> | null,
  viewer: Viewer,
  live: boolean,
): Followed {
  if (latest === null || latest.did.do === 'rewind' || latest.did.do === 'undo')
    return beginFollowing(view, latest);
  const { events, row, did } = latest;
  const fresh = readReports(before.view, row, events);
  const inAftermath = openBattle(before.view)?.stage === 'losses';
  const last = before.reports.at(-1);
  const older = before.reports.slice(0, -1);
  const reports: BattleReport[] = [];
  if (last !== undefined && inAftermath) reports.push(...older, continueReport(last, events));
  else if (did.seat !== viewer)
    reports.push(...before.reports.filter((report) => !isOver(events) || (live && foughtBy(report, viewer))));
  const refought = openBattle(view)?.stage === 'swap' && !events.some(({ e }) => e === 'battle.began');
  const ties = refought ? [...before.ties, ...fresh.filter(({ won }) => won === null)] : [];
  return { view, latest, reports: [...reports, ...fresh], ties };
}

const foughtBy = ({ attacker, defender }: BattleReport, viewer: Viewer): boolean =>
  attacker.seat === viewer || defender.seat === viewer;

function isOver(events: readonly Event[]): boolean {
  return events.some(({ e }) => e === 'battle.began' || e === 'turn.began');
}
