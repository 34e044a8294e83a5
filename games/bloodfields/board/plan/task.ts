import type { Refusal, Seat } from '@sanguine/kernel';
import { RADIUS } from '../../content/bases.ts';
import { cardOf } from '../../content/units/index.ts';
import type { FrameOf } from '../../rules/frames.ts';
import type { Body, Disc } from '../../rules/geometry/disc.ts';
import type { Gait } from '../../rules/geometry/path.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { bloodfields } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { profileOf } from '../../rules/skills.ts';
import type { UnitId } from '../../rules/state.ts';
import { movementOf } from '../../rules/stats.ts';
import { refuseWalk, refuseWalking } from '../../rules/turn/walk.ts';
import { bodiesFor, isAlive, unitOf } from '../../rules/units.ts';
import { flightGaitOf, gaitOf } from '../../rules/ways.ts';
import { lineTo } from './shot.ts';
import type { Selection, View } from './selection.ts';

/** What points of the ground mean at the moment. */
interface Grounded {
  /** Judges a move as the rules do. */
  readonly refuse: (move: AnyMove) => Refusal | null;
  /** The move that points of the ground make; only a way with corners has more than one. */
  readonly moveTo: (points: readonly Point[]) => AnyMove;
}

/** A way on foot: a walk, a flight, or being dragged along. */
export interface WalkTask extends Grounded {
  readonly kind: 'walk';
  readonly how: 'walk' | 'flee' | 'drag';
  readonly unit: UnitId;
  readonly disc: Disc;
  readonly allowance: number;
  readonly gait: Gait;
  readonly bodies: readonly Body[];
}

/** One straight line: a flight through the air, a jump, a blink, or being reeled in towards `to`. */
export interface LeapTask extends Grounded {
  readonly kind: 'leap';
  readonly how: 'fly' | 'jump' | 'blink' | 'reel';
  readonly unit: UnitId;
  readonly disc: Disc;
  readonly allowance: number;
  /** If set, the leap must stay on the line to this point. */
  readonly to: Point | null;
}

/** A base to set down; if it must touch another one, it keeps to a ring around it. */
export interface PlaceTask extends Grounded {
  readonly kind: 'place';
  readonly unit: UnitId;
  readonly r: number;
  /** The base it must touch; null if it may stand anywhere. */
  readonly beside: Disc | null;
}

/** A template of artillery, or a line from the base. */
interface ShotTask extends Grounded {
  readonly kind: 'template' | 'line';
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** A direction from the shooter. */
interface ArrayTask extends Grounded {
  readonly kind: 'array';
  readonly unit: UnitId;
}

/** A piece of terrain, placed by its middle. */
interface LayTask extends Grounded {
  readonly kind: 'lay';
  readonly piece: number;
  readonly turn: number;
}

export type Task = WalkTask | LeapTask | PlaceTask | ShotTask | ArrayTask | LayTask;

type Judge = Grounded['refuse'];

/** What the ground is for in this decision with this selection; null if it is for nothing. */
export function taskFor(view: View, seat: Seat, selection: Selection): Task | null {
  const open = view.frames.at(-1);
  const refuse: Judge = (move) => bloodfields.refuse(view, seat, move);
  switch (open?.step) {
    case 'act':
      return whyNoWalk(view, seat, open.unit) === null ? walking(view, open.unit, refuse) : null;
    case 'activate':
    case 'support':
      return selection.unit === null ? null : foreseen(view, seat, selection.unit);
    case 'go':
      return going(view, open, refuse);
    case 'deploy':
      return selection.unit === null ? null : deploying(view, selection.unit, refuse);
    case 'summon':
      return summoning(view, open, refuse);
    case 'contact':
      return touching(view, open, refuse);
    case 'terrain':
      return laying(open, selection, refuse);
    case 'shoot':
      return shooting(view, open, selection, refuse);
    default:
      return null;
  }
}

/** Why a unit may not walk at all now; null if it may. Tries a way of no length, whose own refusal does not count. */
export function whyNoWalk(view: View, seat: Seat, id: UnitId): Refusal | null {
  const { x, y } = unitOf(view, id);
  const refused = bloodfields.refuse(view, seat, { do: 'move', path: [{ x, y }] });
  return refused?.code === 'move.nowhere' ? null : refused;
}

function walking(view: View, id: UnitId, refuse: Judge): WalkTask {
  const unit = unitOf(view, id);
  return {
    kind: 'walk',
    how: 'walk',
    unit: id,
    disc: unit,
    allowance: movementOf(unit),
    gait: gaitOf(unit),
    bodies: bodiesFor(view, unit.owner, id),
    refuse,
    moveTo: walkTo,
  };
}

const walkTo: Grounded['moveTo'] = (points) => ({ do: 'move', path: points.map(({ x, y }) => ({ x, y })) });

/** Where a unit could walk once it is activated, as far as can be told in advance. */
function foreseen(view: View, seat: Seat, id: UnitId): WalkTask | null {
  const unit = view.units[id];
  if (!isAlive(unit) || unit.owner !== seat || refuseWalking(view, id) !== null) return null;
  const may = bloodfields.refuse(view, seat, { do: 'activate', unit: id }) === null;
  if (!may) return null;
  return walking(view, id, (move) => (move.do === 'move' ? refuseWalk(view, id, move.path) : null));
}

function going(view: View, frame: FrameOf<'go'>, refuse: Judge): WalkTask | LeapTask {
  const { unit: id, way, distance, source } = frame;
  const unit = unitOf(view, id);
  if (way === 'flee' || way === 'drag') {
    const gait = way === 'flee' ? flightGaitOf(unit) : gaitOf(unit);
    return { ...walking(view, id, refuse), how: way, allowance: distance, gait };
  }
  return {
    kind: 'leap',
    how: way,
    unit: id,
    disc: unit,
    allowance: distance,
    to: way === 'reel' ? unitOf(view, source) : null,
    refuse,
    moveTo: walkTo,
  };
}

const deploying = (view: View, unit: UnitId, refuse: Judge): PlaceTask => ({
  kind: 'place',
  unit,
  r: unitOf(view, unit).r,
  beside: null,
  refuse,
  moveTo: (points) => ({ do: 'place', unit, at: lastOf(points) }),
});

const summoning = (view: View, { unit, kind, range }: FrameOf<'summon'>, refuse: Judge): PlaceTask => ({
  kind: 'place',
  unit,
  r: RADIUS[cardOf(kind).base],
  beside: range === 'adjacent' ? unitOf(view, unit) : null,
  refuse,
  moveTo: (points) => ({ do: 'summon', at: lastOf(points) }),
});

const touching = (view: View, { unit, target }: FrameOf<'contact'>, refuse: Judge): PlaceTask => ({
  kind: 'place',
  unit,
  r: unitOf(view, unit).r,
  beside: unitOf(view, target),
  refuse,
  moveTo: (points) => ({ do: 'contact', at: lastOf(points) }),
});

function laying({ left }: FrameOf<'terrain'>, selection: Selection, refuse: Judge): LayTask {
  const piece = selection.piece ?? left[0] ?? 0;
  const turn = selection.turn ?? 0;
  return {
    kind: 'lay',
    piece,
    turn,
    refuse,
    moveTo: (points) => ({ do: 'lay', piece, at: lastOf(points), turn }),
  };
}

function shooting(
  view: View,
  frame: FrameOf<'shoot'>,
  selection: Selection,
  refuse: Judge,
): ShotTask | ArrayTask {
  const { unit, target, skill } = frame;
  const shooter = unitOf(view, unit);
  const { shot } = profileOf(shooter, skill);
  if (shot === 'array') {
    const direction = (to: Point): number => directionTo(shooter, to);
    return {
      kind: 'array',
      unit,
      refuse,
      moveTo: (points) => ({ do: 'fan', direction: direction(lastOf(points)) }),
    };
  }
  if (shot === 'artillery')
    return {
      kind: 'template',
      unit,
      target,
      refuse,
      moveTo: (points) => ({ do: 'aim', from: null, at: lastOf(points) }),
    };
  const line = (at: Point): AnyMove =>
    selection.from === null ? lineTo(shooter, at, refuse) : { do: 'aim', from: selection.from, at };
  return { kind: 'line', unit, target, refuse, moveTo: (points) => line(lastOf(points)) };
}

/** The unit a task would move; null if it moves none. */
export const moverOf = (task: Task | null): UnitId | null =>
  task?.kind === 'walk' || task?.kind === 'leap' ? task.unit : null;

export const lastOf = (points: readonly Point[]): Point => {
  const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
  return { x, y };
};

/** Whole degrees, counter-clockwise from the east. */
function directionTo(from: Point, to: Point): number {
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return (turn + 360) % 360;
}
