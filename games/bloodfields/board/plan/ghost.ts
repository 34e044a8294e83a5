import type { Seat } from '@sanguine/kernel';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { ARRAY_LENGTH } from '../../rules/geometry/array-template.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import { piercingLine } from '../../rules/geometry/line-template.ts';
import { pathLength } from '../../rules/geometry/path.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { INNER, ROUND } from '../../rules/geometry/round-template.ts';
import { rangeOf } from '../../rules/attack/bonuses.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { Aim, AnyMove } from '../../rules/moves.ts';
import { laid } from '../../rules/muster/laying.ts';
import { profileOf } from '../../rules/skills.ts';
import { unitOf } from '../../rules/units.ts';
import { baseRadius } from './ground-use.ts';
import { frameOf, openFrame, type Selection, type View } from './selection.ts';
import { movementOf } from '../../rules/stats.ts';

/** What a move that is not played yet looks like on the table; all in mil. */
export interface Ghost {
  /** From where it begins, corner by corner; empty if nothing moves. */
  readonly path: readonly Point[];
  readonly base: Disc | null;
  /** Templates. */
  readonly rings: readonly Disc[];
  readonly outline: readonly Point[];
  readonly length: number | null;
  /** What is left of the allowance. */
  readonly left: number | null;
}

const BARE: Ghost = { path: [], base: null, rings: [], outline: [], length: null, left: null };

/** Null for moves that are not seen on the ground. */
export function ghostOf(view: View, _seat: Seat, selection: Selection, move: AnyMove): Ghost | null {
  const based = (at: Point): Disc => ({ x: at.x, y: at.y, r: baseRadius(view, selection) });
  switch (move.do) {
    case 'move':
      return walked(view, move.path, based);
    case 'place':
      return { ...BARE, base: { x: move.at.x, y: move.at.y, r: unitOf(view, move.unit).r } };
    case 'summon':
      return { ...BARE, base: based(move.at) };
    case 'contact': {
      const frame = frameOf(view, 'contact');
      if (frame === null) return null;
      const { x, y } = unitOf(view, frame.unit);
      return { ...BARE, path: [{ x, y }, move.at], base: based(move.at) };
    }
    case 'aim':
      return shot(view, move);
    case 'fan':
      return fanned(view, move.direction);
    case 'lay': {
      const frame = frameOf(view, 'terrain');
      const piece = frame === null ? undefined : laid(view, frame, move);
      return piece === undefined ? null : { ...BARE, outline: piece.corners.map(([x, y]) => ({ x, y })) };
    }
    case 'charge': {
      const frame = frameOf(view, 'act');
      if (frame === null) return null;
      const [from, to] = [unitOf(view, frame.unit), unitOf(view, move.target)];
      return { ...BARE, path: [from, to].map(({ x, y }) => ({ x, y })) };
    }
    default:
      return null;
  }
}

function walked(view: View, path: readonly Point[], based: (at: Point) => Disc): Ghost | null {
  const frame = openFrame(view);
  const end = path.at(-1);
  if ((frame?.step !== 'act' && frame?.step !== 'go') || end === undefined) return null;
  const unit = unitOf(view, frame.unit);
  const length = pathLength(unit, path);
  const most = frame.step === 'go' ? frame.distance : movementOf(unit);
  return {
    ...BARE,
    path: [{ x: unit.x, y: unit.y }, ...path],
    base: based(end),
    length,
    left: Math.max(0, most - length),
  };
}

/** §14.2, §14.3, §14.5 */
function shot(view: View, { from, at }: Aim): Ghost | null {
  const frame = frameOf(view, 'shoot');
  if (frame === null) return null;
  const unit = unitOf(view, frame.unit);
  if (from === null) {
    const { x, y } = at;
    return {
      ...BARE,
      rings: [
        { x, y, r: ROUND },
        { x, y, r: INNER },
      ],
    };
  }
  const profile = profileOf(unit, frame.skill);
  if (profile.shot !== 'piercing') return { ...BARE, path: [from, at], length: pathLength(from, [at]) };
  const { x, y, ux, uy, length } = piercingLine(
    { ...from, r: 0 },
    at,
    rangeOf(unit, profile),
    fieldFor(view),
  );
  return { ...BARE, path: [from, { x: x + ux * length, y: y + uy * length }], length };
}

/** Half the angle of the array template in degrees. */
const HALF_ANGLE = 22;

/** §14.4: the sector, as a polygon fine enough to look round. */
function fanned(view: View, direction: number): Ghost | null {
  const frame = frameOf(view, 'shoot');
  if (frame === null) return null;
  const { x, y, r } = unitOf(view, frame.unit);
  const arc = (far: number): Point[] =>
    Array.from({ length: 2 * HALF_ANGLE + 1 }, (_, at) => {
      const towards = DIRECTIONS[(direction + at - HALF_ANGLE + 360) % 360] ?? { x: UNIT, y: 0 };
      return { x: x + (towards.x / UNIT) * far, y: y + (towards.y / UNIT) * far };
    });
  return { ...BARE, outline: [...arc(r), ...arc(r + ARRAY_LENGTH).toReversed()] };
}
