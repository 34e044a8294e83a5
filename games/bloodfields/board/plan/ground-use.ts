import type { Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import { RADIUS } from '../../content/bases.ts';
import { cardOf } from '../../content/units/index.ts';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { rimPoint } from '../../rules/geometry/line-template.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { profileOf } from '../../rules/skills.ts';
import { movementOf } from '../../rules/stats.ts';
import { refuseWalking } from '../../rules/turn/walk.ts';
import { turnOf } from '../../rules/turn/turn-frame.ts';
import { unitOf } from '../../rules/units.ts';
import { flightGaitOf, gaitOf } from '../../rules/ways.ts';
import { type Carry, carryOf, exact, meant, type Walk, wayTowards } from './carry.ts';
import { openFrame, type Selection, type View } from './selection.ts';

/** What a press on bare ground is for in the pending decision. */
export interface GroundUse {
  readonly kind: 'walk' | 'leap' | 'place' | 'summon' | 'contact' | 'shot' | 'fan' | 'lay';
  /** The ground that is walked; null for whoever does not walk. */
  readonly carry: Carry | null;
  /** The move somebody means who points there, be it legal or not; null if none comes near. */
  readonly moveAt: (point: Point) => AnyMove | null;
}

/** §4.2, §5.3: the way a unit may walk in the pending decision; null if it may not. */
function walkOf(view: View): Walk | null {
  const frame = openFrame(view);
  if (frame?.step === 'act') {
    const { unit, what } = frame;
    const acts = what === 'move' || what === 'any' || (what === 'turn' && (turnOf(view)?.actions ?? 0) > 0);
    if (!acts || refuseWalking(view, unit) !== null) return null;
    if (what === 'turn' && unitOf(view, unit).tokens.includes('stun')) return null;
    return { unit, allowance: movementOf(unitOf(view, unit)), gait: gaitOf(unitOf(view, unit)) };
  }
  if (frame?.step !== 'go' || (frame.way !== 'flee' && frame.way !== 'drag')) return null;
  const gait =
    frame.way === 'flee' ? flightGaitOf(unitOf(view, frame.unit)) : gaitOf(unitOf(view, frame.unit));
  return { unit: frame.unit, allowance: frame.distance, gait };
}

/** Null if the ground is for nothing now. */
export function groundUse(view: View, seat: Seat, selection: Selection): GroundUse | null {
  const frame = openFrame(view);
  if (!bloodfields.deciders(view).includes(seat)) return null;
  const field = fieldFor(view);
  /** To a hundredth of an inch, or to the mil where only that is allowed. */
  const free = (kind: GroundUse['kind'], moveTo: (point: Point) => AnyMove): GroundUse => ({
    kind,
    carry: null,
    moveAt(point) {
      const [coarse, fine] = [moveTo(meant(point, field)), moveTo(exact(point, field))];
      const isBetter =
        bloodfields.forbid(view, seat, coarse) !== null && bloodfields.forbid(view, seat, fine) === null;
      return isBetter ? fine : coarse;
    },
  });
  switch (frame?.step) {
    case 'act': {
      const walk = selection.aiming === null ? walkOf(view) : null;
      return walk === null ? null : walking(carryOf(view, walk, selection.corners));
    }
    case 'go': {
      const walk = walkOf(view);
      if (walk !== null) return walking(carryOf(view, walk, selection.corners));
      if (frame.way !== 'reel') return free('leap', (point) => ({ do: 'move', path: [point] }));
      const [from, to] = [unitOf(view, frame.unit), unitOf(view, frame.source)];
      return free('leap', (point) => ({ do: 'move', path: [onLine(from, to, point)] }));
    }
    case 'deploy': {
      const { unit } = selection;
      return unit === null ? null : free('place', (point) => ({ do: 'place', unit, at: point }));
    }
    case 'summon':
      return free('summon', (point) => ({ do: 'summon', at: point }));
    case 'contact': {
      const [charger, target] = [unitOf(view, frame.unit), unitOf(view, frame.target)];
      const ring = { x: target.x, y: target.y, r: charger.r + target.r };
      return free('contact', (point) => ({ do: 'contact', at: rimPoint(ring, point) }));
    }
    case 'shoot': {
      const unit = unitOf(view, frame.unit);
      const { shot } = profileOf(unit, frame.skill);
      if (shot === 'array') {
        return free('fan', (point) => ({ do: 'fan', direction: directionOf(unit, point) }));
      }
      return free('shot', (point) => ({
        do: 'aim',
        from: shot === 'artillery' ? null : rimPoint(unit, point),
        at: point,
      }));
    }
    case 'terrain': {
      const [piece] = frame.left;
      if (piece === undefined) return null;
      return free('lay', (point) => ({ do: 'lay', piece, at: point, turn: selection.turn }));
    }
    default:
      return null;
  }
}

function walking(carry: Carry): GroundUse {
  return {
    kind: 'walk',
    carry,
    moveAt(point) {
      const way = wayTowards(carry, point);
      return way === null ? null : { do: 'move', path: [...way.path] };
    },
  };
}

/** §5.3: the place on the straight line between two that is nearest to a point. */
function onLine(from: Point, to: Point, point: Point): Point {
  const far = span(from, to);
  if (far === 0) return { x: from.x, y: from.y };
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const along = Math.min(far, Math.max(0, (point.x - from.x) * ux + (point.y - from.y) * uy));
  return { x: toMil(from.x + ux * along), y: toMil(from.y + uy * along) };
}

/** §14.4: the one of the 360 directions that comes nearest to where a point lies. */
function directionOf(from: Point, to: Point): number {
  let [best, most] = [0, -Infinity];
  for (const [degrees, { x, y }] of DIRECTIONS.entries()) {
    const along = ((to.x - from.x) * x + (to.y - from.y) * y) / UNIT;
    if (along > most) [best, most] = [degrees, along];
  }
  return best;
}

/** The radius of the base that is set down; 0 if it is none. */
export function baseRadius(view: View, selection: Selection): number {
  const frame = openFrame(view);
  switch (frame?.step) {
    case 'deploy':
      return selection.unit === null ? 0 : unitOf(view, selection.unit).r;
    case 'summon':
      return RADIUS[cardOf(frame.kind).base];
    case 'act':
    case 'go':
    case 'contact':
      return unitOf(view, frame.unit).r;
    default:
      return 0;
  }
}
