import type { Seat } from '@sanguine/kernel';
import type { Settings } from '@sanguine/ui';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { cloneState } from '../../rules/clone.ts';
import { villageVp } from '../../rules/end.ts';
import type { Death, Event } from '../../rules/events.ts';
import { forceOf } from '../../rules/forces.ts';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { carry } from './carry.ts';

/** One animation, starting at `at` and lasting `ms` milliseconds. Nothing waits for it. */
export type Movement = { readonly at: number; readonly ms: number } & (
  | {
      readonly kind: 'march';
      readonly seat: Seat;
      readonly units: readonly UnitKind[];
      readonly from: Area;
      readonly to: Area;
    }
  | { readonly kind: 'unit.in'; readonly seat: Seat; readonly unit: UnitKind; readonly area: Area }
  | {
      readonly kind: 'unit.out';
      readonly seat: Seat;
      readonly unit: UnitKind;
      readonly area: Area;
      readonly why: Death | 'taken';
    }
  | { readonly kind: 'village.in'; readonly seat: Seat; readonly area: Area }
  /** A village moves from its owner to the captor's plate. */
  | { readonly kind: 'village.out'; readonly seat: Seat; readonly from: Seat; readonly area: Area }
  /** Points fly from an area, or from off the map if it is null, to a plate. */
  | { readonly kind: 'points'; readonly seat: Seat; readonly points: number; readonly area: Area | null }
  /** Replaces all movement with motion off: outlines the affected areas briefly. */
  | { readonly kind: 'mark'; readonly areas: readonly Area[] }
);

/** A motion not yet scheduled. */
type Untimed = Movement extends infer M ? (M extends Movement ? Omit<M, 'at' | 'ms'> : never) : never;

/** The duration of one step, and the most that all steps of a row may take together. */
const STEP_MS = 220;
const MARCHES_MS = 500;
/** The duration of appearing, disappearing and flying points, and the delay between their starts. */
const CHANGE_MS = 240;
const POINTS_MS = 600;
const STAGGER_MS = 70;
/** The last motion of a row starts at most this long after the first. */
const LATEST_MS = 700;
const MARK_MS = 600;

/** The motions of one row on the map; `before` is the state before it. */
export function motionsOf(before: State, events: readonly Event[], motion: Settings['motion']): Movement[] {
  const table = cloneState(before);
  const shown: Untimed[] = [];
  for (const event of events) {
    shown.push(...untimed(table, event));
    carry(table, event);
  }
  return motion === 'off' ? mark(shown) : schedule(shown);
}

function untimed(table: State, event: Event): Untimed[] {
  switch (event.e) {
    case 'unit.moved': {
      const { seat, units, from, to } = event;
      return [{ kind: 'march', seat, units, from, to }];
    }
    case 'battle.withdrew':
    case 'force.retreated': {
      const { seat, from, to } = event;
      return [{ kind: 'march', seat, units: forceOf(table, seat, from), from, to }];
    }
    case 'citadel.placed':
      return [{ kind: 'unit.in', seat: event.seat, unit: 'citadel', area: event.area }];
    case 'unit.built':
      return [{ kind: 'unit.in', seat: event.seat, unit: event.kind, area: event.area }];
    case 'undead.raised': {
      const { seat, area } = event;
      return Array.from({ length: event.count }, () => ({ kind: 'unit.in', seat, unit: 'undead', area }));
    }
    case 'cutiecorn.turned':
      return [{ kind: 'unit.in', seat: event.to, unit: 'cutiecorn', area: event.area }];
    case 'unit.lost':
      return [{ kind: 'unit.out', seat: event.seat, unit: event.kind, area: event.area, why: event.why }];
    case 'citadel.taken':
      return [{ kind: 'unit.out', seat: event.from, unit: 'citadel', area: event.area, why: 'taken' }];
    case 'village.built':
      return [{ kind: 'village.in', seat: event.seat, area: event.area }];
    case 'village.captured':
      return captured(table, event.seat, event.from, event.area, 1);
    case 'villages.claimed':
      return captured(table, event.seat, event.from, event.area, event.count);
    case 'battle.won':
      return points(event.seat, event.vp, event.area);
    case 'regrouped':
      return points(event.seat, event.vp, null);
    default:
      return [];
  }
}

function captured(table: State, seat: Seat, from: Seat, area: Area, count: number): Untimed[] {
  const gone = Array.from({ length: count }, (): Untimed => ({ kind: 'village.out', seat, from, area }));
  return [...gone, ...points(seat, count * villageVp(factionOf(table, seat)), area)];
}

function points(seat: Seat, count: number, area: Area | null): Untimed[] {
  return count === 0 ? [] : [{ kind: 'points', seat, points: count, area }];
}

/** Marches run one after another; the rest is staggered behind them. */
function schedule(shown: readonly Untimed[]): Movement[] {
  const marches = shown.filter(({ kind }) => kind === 'march').length;
  const step = Math.min(STEP_MS, MARCHES_MS / Math.max(1, marches));
  const others = shown.length - marches;
  const stagger = Math.min(STAGGER_MS, (LATEST_MS - step * marches) / Math.max(1, others));
  let at = 0;
  return shown.map((one): Movement => {
    const begins = at;
    at += one.kind === 'march' ? step : stagger;
    return { ...one, at: begins, ms: one.kind === 'march' ? step : lasts(one) };
  });
}

function lasts({ kind }: Untimed): number {
  return kind === 'points' ? POINTS_MS : CHANGE_MS;
}

/** Motion off: one outline instead of movement. */
function mark(shown: readonly Untimed[]): Movement[] {
  const areas = [...new Set(shown.flatMap(areasIn))];
  return areas.length === 0 ? [] : [{ kind: 'mark', areas, at: 0, ms: MARK_MS }];
}

function areasIn(one: Untimed): readonly Area[] {
  switch (one.kind) {
    case 'march':
      return [one.from, one.to];
    case 'mark':
      return one.areas;
    case 'points':
      return one.area === null ? [] : [one.area];
    default:
      return [one.area];
  }
}

export function lengthOf(motions: readonly Movement[]): number {
  return Math.max(0, ...motions.map(({ at, ms }) => at + ms));
}
