import type { PlayContext, Seat } from '@sanguine/kernel';
import { RADIUS } from '../../content/bases.ts';
import { cardOf } from '../../content/units/index.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { adjacentFault, adjacentLeeway, adjacentSpots } from '../geometry/adjacent.ts';
import type { Point } from '../geometry/point.ts';
import { type SummonFault, summonFault, summonRange, summonSpots } from '../geometry/summon.ts';
import { fieldFor } from '../ground.ts';
import { newUnit } from '../muster/units.ts';
import { tagOf } from '../names.ts';
import { MOST_SUPPORTS } from '../roster/faults.ts';
import type { State, UnitId } from '../state.ts';
import { bodiesFor, isLeft, NOBODY, unitOf, unitsWhere, without } from '../units.ts';

interface Summoning {
  readonly unit: UnitId;
  readonly by: string;
  readonly kind: UnitKind;
  readonly upTo: number;
  readonly within: number | 'adjacent';
  /** The player may decline. */
  readonly may: boolean;
}

const radiusOf = (kind: UnitKind): number => RADIUS[cardOf(kind).base];

/** §13.4: a unit deploys a support, if there is room and the limit allows it. */
export function startSummon(state: State, { unit: id, kind, upTo, within: range, may }: Summoning): void {
  const within = summonable(state, id, kind, range);
  if (within === null) return;
  state.frames.push({ step: 'summon', unit: id, kind, range, within, left: upTo, may });
}

/** How far from the deploying unit the support may appear; null if it cannot. */
export function summonable(
  state: State,
  id: UnitId,
  kind: UnitKind,
  range: number | 'adjacent',
): number | null {
  const unit = unitOf(state, id);
  if (livingSupports(state, unit.owner, kind).length >= MOST_SUPPORTS) return null;
  const r = radiusOf(kind);
  const bodies = bodiesFor(state, unit.owner, NOBODY);
  return range === 'adjacent'
    ? adjacentLeeway(unit, r, fieldFor(state), bodies)
    : summonRange(unit, r, range, fieldFor(state), bodies);
}

type SummonFrame = Pick<FrameOf<'summon'>, 'unit' | 'kind' | 'range' | 'within'>;

/** Places worth offering for the support. */
export function placesFor(state: State, { unit: id, kind, range, within }: SummonFrame): Point[] {
  const unit = unitOf(state, id);
  const find = range === 'adjacent' ? adjacentSpots : summonSpots;
  return find(unit, radiusOf(kind), within, fieldFor(state), bodiesFor(state, unit.owner, NOBODY));
}

/** What is wrong with a place for the support; null if nothing. */
export function placeFaultFor(
  state: State,
  { unit: id, kind, range, within }: SummonFrame,
  { x, y }: Point,
): SummonFault | null {
  const unit = unitOf(state, id);
  const judge = range === 'adjacent' ? adjacentFault : summonFault;
  return judge(
    unit,
    { x, y, r: radiusOf(kind) },
    within,
    fieldFor(state),
    bodiesFor(state, unit.owner, NOBODY),
  );
}

const livingSupports = (state: State, seat: Seat, kind: UnitKind): UnitId[] =>
  unitsWhere(state, (unit) => unit.owner === seat && unit.kind === kind && isLeft(unit));

/** Whether pending frames still refer to a fallen unit. If so, a new support must not take over its record. */
const isMeant = (state: State, id: UnitId): boolean =>
  state.frames.some((frame) => {
    switch (frame.step) {
      case 'turn':
        return frame.unit === id;
      case 'charge':
        return frame.unit === id || frame.target === id;
      case 'volley':
      case 'attack':
        return frame.attacker === id || frame.target === id;
      case 'resolve':
        return frame.source === id || frame.targets.indexOf(id) >= frame.target;
      default:
        return false;
    }
  });

/** §13.4: a support appears. It reuses the miniature of a fallen one, unless pending frames still refer to that. */
export function summon(
  state: State,
  seat: Seat,
  kind: UnitKind,
  at: Point,
  context: PlayContext<Event>,
): void {
  const same = unitsWhere(state, (unit) => unit.owner === seat && unit.kind === kind);
  const gone = same.find((id) => unitOf(state, id).state === 'destroyed' && !isMeant(state, id));
  const copy = gone === undefined ? same.length + 1 : unitOf(state, gone).copy;
  const unit = Object.freeze({
    ...newUnit({ kind, items: [] }, seat, copy),
    state: 'board' as const,
    x: at.x,
    y: at.y,
  });
  const id = gone ?? state.units.length;
  state.units[id] = unit;
  // §3.5: a support that arrives in a support activation has no turn in it, not even in place of one that fell before its own.
  for (const frame of state.frames) if (frame.step === 'supports') frame.left = without(frame.left, id);
  context.emit({ e: 'unit.placed', unit: tagOf(state, id), kind, seat, at });
}
