import type { RowUpdate, Viewer } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { openBattle } from './open-battle.ts';
import { type BattleReport, continueReport, readReports, recollect } from './report.ts';

/** Who follows, and what they were told of the whole game. */
export type BattleWatcher = Pick<TableProps<State, Move, Event>, 'viewer' | 'live' | 'events' | 'acted'>;

/** What a viewer has still to see of the battles fought. */
export interface WatchedBattles {
  readonly view: State;
  readonly latest: RowUpdate<Event> | null;
  /** How many events it follows from. */
  readonly told: number;
  /** Those not yet put away, the oldest first. */
  readonly reports: readonly BattleReport[];
  /** The tied rounds of the battle at hand, the last one last. */
  readonly ties: readonly BattleReport[];
}

/**
 * As somebody comes to the table, or back to it. Whoever has not acted since a battle of their own has not seen it: at a
 * shared screen the others were before it, and a page may have been closed.
 */
export function beginFollowing(
  view: State,
  latest: RowUpdate<Event> | null,
  { viewer, live, events, acted }: BattleWatcher,
): WatchedBattles {
  const battles = live && viewer !== null ? recollect(view, events) : [];
  const own = battles.filter(({ at, report }) => at >= acted && foughtBy(report, viewer));
  const began = events.findLastIndex(({ e }) => e === 'battle.began');
  const rounds = openBattle(view)?.stage === 'swap' ? battles.filter(({ at }) => at > began) : [];
  return {
    view,
    latest,
    told: events.length,
    reports: own.map(({ report }) => report),
    ties: rounds.map(({ report }) => report),
  };
}

/**
 * One row on. A report stays until it is put away or its viewer plays on; one of a battle among others leaves also when
 * the next battle or turn begins, as in a replay all do.
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
  const fresh = readReports(before.view, number, events);
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
