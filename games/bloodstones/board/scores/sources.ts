import type { Seat } from '@sanguine/kernel';
import { FACTION_FACTS } from '../../content/factions.ts';
import { regroupTarget } from '../../rules/draw.ts';
import { scoreOf, villageVp } from '../../rules/end.ts';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { villagesOf } from '../../rules/villages.ts';

/** A number of things and their points together. */
interface Source {
  readonly count: number;
  readonly points: number;
}

/** Where a player's points come from (§1.1). They add up to the score. */
export interface ScoreSources {
  readonly start: number;
  readonly battles: Source;
  readonly regroups: Source;
  /** Points of battles and regroups that cannot be told apart because their events are missing. */
  readonly earlier: number;
  readonly villages: Source;
  readonly citadels: Source;
  readonly total: number;
  /** Own villages on the map: they break ties (§13.5) and score at the next regroup. */
  readonly standing: number;
  /** Another regroup would still score. */
  readonly scoring: boolean;
}

export function scoreSources(view: State, seat: Seat, events: readonly Event[]): ScoreSources {
  const { faction, vp, capturedVillages, capturedCitadels, regroups: count } = playerOf(view, seat);
  const won = events.filter((event) => event.e === 'battle.won').filter((event) => event.seat === seat);
  const regrouped = events.filter((event) => event.e === 'regrouped').filter((event) => event.seat === seat);
  const start = faction === 'none' ? 0 : FACTION_FACTS[faction].startVp;
  const battles = { count: won.length, points: sum(won.map((event) => event.vp)) };
  const regroups = { count: regrouped.length, points: sum(regrouped.map((event) => event.vp)) };
  const villages = { count: capturedVillages, points: capturedVillages * villageVp(faction) };
  const total = scoreOf(view, seat);
  return {
    start,
    battles,
    regroups,
    earlier: vp - start - battles.points - regroups.points,
    villages,
    citadels: { count: capturedCitadels, points: total - vp - villages.points },
    total,
    standing: villagesOf(view, seat),
    scoring: view.frames[0] !== undefined && view.frames[0].step !== 'final' && count < regroupTarget(view),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** The lines of a score, in the order of the rulebook; lines without points for anybody are omitted. */
export const LINES = ['start', 'battles', 'regroups', 'earlier', 'villages', 'citadels'] as const;
export type ScoreLine = (typeof LINES)[number];

export function sourcePoints(sources: ScoreSources, line: ScoreLine): number {
  const source = sources[line];
  return typeof source === 'number' ? source : source.points;
}

export function sourceCount(sources: ScoreSources, line: ScoreLine): number | null {
  const source = sources[line];
  return typeof source === 'number' ? null : source.count;
}
