import type { Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import { walkCandidates, type Why } from '../../rules/candidates/walk.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { span } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { deploySpots } from '../../rules/muster/deployment.ts';
import type { UnitId } from '../../rules/state.ts';
import type { GroundUse } from './ground-use.ts';
import { frameOf, type Selection, type View } from './selection.ts';

/** A place worth pointing at, drawn as a dot; pressing it takes its move into hand. */
export interface Spot {
  readonly at: Point;
  readonly move: AnyMove;
  /** Why a unit would walk there, and to whom or what; null for places without a name. */
  readonly why: { readonly why: Why; readonly to: UnitId | string | null } | null;
}

/** The places for what the ground is for now. */
export function spotsFor(
  view: View,
  seat: Seat,
  selection: Selection,
  use: GroundUse | null,
  moves: readonly AnyMove[],
): Spot[] {
  if (use === null) return [];
  const act = frameOf(view, 'act');
  if (act !== null) return selection.corners.length > 0 ? [] : walkSpots(view, act.unit);
  if (frameOf(view, 'deploy') !== null) return deploying(view, seat, selection.unit);
  return moves.flatMap((move) => {
    const at = placeOf(move);
    // A piece of terrain is turned first, then laid.
    const other = move.do === 'lay' && move.turn !== selection.turn;
    return at === null || other ? [] : [{ at, move, why: null }];
  });
}

/** Straight ahead there is shading enough; places with a reason get a dot, the first reason of each place. */
function walkSpots(view: View, unit: UnitId): Spot[] {
  const found: Spot[] = [];
  for (const { path, why, to } of walkCandidates(view, unit)) {
    const at = path.at(-1);
    if (why === 'straight' || at === undefined || found.some((spot) => span(spot.at, at) < CLOSE)) continue;
    found.push({ at, move: { do: 'move', path }, why: { why, to } });
  }
  return found;
}
/** Dots nearer than this would hide each other. */
const CLOSE = 200;

function deploying(view: View, seat: Seat, unit: UnitId | null): Spot[] {
  if (unit === null) return [];
  return deploySpots(view, unit).flatMap(({ x, y }) => {
    const move: AnyMove = { do: 'place', unit, at: { x, y } };
    return bloodfields.forbid(view, seat, move) === null ? [{ at: move.at, move, why: null }] : [];
  });
}

/** Where a move ends or is aimed at; null for moves without a place. */
function placeOf(move: AnyMove): Point | null {
  switch (move.do) {
    case 'move':
      return move.path.at(-1) ?? null;
    case 'place':
    case 'summon':
    case 'contact':
    case 'aim':
    case 'lay':
      return move.at;
    default:
      return null;
  }
}

/** The spot a point is as good as on. */
export function spotNear(spots: readonly Spot[], point: Point, snap: number): Spot | null {
  let [best, least]: [Spot | null, number] = [null, snap];
  for (const spot of spots) {
    const far = span(spot.at, point);
    if (far <= least) [best, least] = [spot, far];
  }
  return best;
}
