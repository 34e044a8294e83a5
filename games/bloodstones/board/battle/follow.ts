import type { RowUpdate, Viewer } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { openBattle } from './open-battle.ts';
import { type BattleReport, continueReport, readReports, recollect } from './report.ts';

/** The viewer, and the events that viewer has received so far. */
export type BattleWatcher = Pick<TableProps<State, Move, Event>, 'viewer' | 'live' | 'events' | 'acted'>;

/** The battle reports a viewer has not seen yet. */
export interface WatchedBattles {
  readonly view: State;
  readonly latest: RowUpdate<Event> | null;
  /** How many events have been processed. */
  readonly told: number;
  /** Reports not yet dismissed, the oldest first. */
  readonly reports: readonly BattleReport[];
  /** The tied rounds of the current battle, the latest last. */
  readonly ties: readonly BattleReport[];
}

/**
 * The state on opening or reopening the table. A viewer who has not acted since one of their own battles has not seen
 * it: another player was at the shared screen, or the page was closed.
 */
export function beginFollowing(
  view: State,
  latest: RowUpdate<Event> | null,
  { viewer, live, events, acted }: BattleWatcher,
): WatchedBattles {
  const battles = live && viewer !== null ? recollect(view, events) : [];
  const own = battles.filter((report) => report.at >= acted && foughtBy(report, viewer));
  const began = events.findLastIndex(({ e }) => e === 'battle.began');
  const rounds = openBattle(view)?.stage === 'swap' ? battles.filter(({ at }) => at > began) : [];
  return {
    view,
    latest,
    told: events.length,
    reports: own,
    ties: rounds,
  };
}

/**
 * Advances by one row. A report stays until it is dismissed or its viewer plays on; reports of other players' battles,
 * and all reports in a replay, also go when the next battle or turn begins.
 */
export function follow(
  before: WatchedBattles,
  view: State,
  latest: RowUpdate<Event> | null,
  follower: BattleWatcher,
): WatchedBattles {
  const { viewer, live, events: all } = follower;
  const told = all.length;
  if (latest === null) {
    const missed = beginFollowing(view, latest, {
      ...follower,
      acted: Math.max(follower.acted, before.told),
    });
    const kept = live && told >= before.told ? before.reports : [];
    return { ...missed, reports: [...kept, ...missed.reports] };
  }
  const { events, number, did } = latest;
  if (did.do === 'rewind' || did.do === 'undo') return { view, latest, told, reports: [], ties: [] };
  const fresh = readReports(before.view, number, told - events.length, events);
  const inAftermath = openBattle(before.view)?.stage === 'losses';
  const last = before.reports.at(-1);
  const older = before.reports.slice(0, -1);
  const reports: BattleReport[] = [];
  if (last !== undefined && inAftermath) reports.push(...older, continueReport(last, events));
  else if (did.seat !== viewer)
    reports.push(...before.reports.filter((report) => !isOver(events) || (live && foughtBy(report, viewer))));
  const refought = openBattle(view)?.stage === 'swap' && !events.some(({ e }) => e === 'battle.began');
  const ties = refought ? [...before.ties, ...fresh.filter(({ won }) => won === null)] : [];
  return { view, latest, told, reports: [...reports, ...fresh], ties };
}

const foughtBy = ({ attacker, defender }: BattleReport, viewer: Viewer): boolean =>
  attacker.seat === viewer || defender.seat === viewer;

function isOver(events: readonly Event[]): boolean {
  return events.some(({ e }) => e === 'battle.began' || e === 'turn.began');
}
