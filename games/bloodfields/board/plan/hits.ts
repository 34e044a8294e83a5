import { SCATTER_SIDES } from '../../content/dice.ts';
import { rangeOf } from '../../rules/attack/bonuses.ts';
import { modifierOf, underArray } from '../../rules/attack/volley.ts';
import { cannonLine, onLine, piercingLine } from '../../rules/geometry/line-template.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { underTemplate } from '../../rules/geometry/round-template.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { profileOf } from '../../rules/skills.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { idsOn, NOBODY, unitOf } from '../../rules/units.ts';

/** §14: the units an aimed shot would strike, in the order they are struck. */
export interface Hits {
  readonly units: readonly UnitId[];
  /** The end of a line that flies as far as it can. */
  readonly end: Point | null;
  readonly scatter: Scatter | null;
}

/** §14.1: how far from its aim a shot may land. */
export interface Scatter {
  readonly at: Point;
  /** In mil, the nearest first; each is as likely as one side of the die. */
  readonly astray: readonly number[];
  /** The chances that it lands where it was aimed, and that it does not go off at all. */
  readonly straight: number;
  readonly dud: number;
}

/** §14.3: two sixes. */
const FARTHEST = 12_000;

/** Null if nobody shoots. */
export function hitsOf(view: State, move: AnyMove): Hits | null {
  const open = view.frames.at(-1);
  if (open?.step !== 'shoot') return null;
  const { unit: id, target } = open;
  if (move.do === 'fan') return { units: underArray(view, id, move.direction), end: null, scatter: null };
  if (move.do !== 'aim') return null;
  const unit = unitOf(view, id);
  const profile = profileOf(unit, open.skill);
  const ids = idsOn(view, id);
  const discs = ids.map((one) => unitOf(view, one));
  const named = (struck: readonly { readonly index: number }[]): UnitId[] =>
    struck.flatMap(({ index }) => ids[index] ?? []);
  const { from, at } = move;
  if (from === null) {
    const modifier = modifierOf(view, { attacker: id, target, from, at }, profile);
    return { units: named(underTemplate(at, discs)), end: null, scatter: scatterOf(at, modifier) };
  }
  const pierces = profile.shot === 'piercing';
  const line = pierces
    ? piercingLine({ ...from, r: 0 }, at, rangeOf(unit, profile), fieldFor(view))
    : cannonLine(from, at, FARTHEST, fieldFor(view));
  const end = { x: line.x + line.ux * line.length, y: line.y + line.uy * line.length };
  const modifier = pierces ? null : modifierOf(view, { attacker: id, target: NOBODY, from, at }, profile);
  return {
    units: named(onLine(line, unit, discs)),
    end,
    scatter: modifier === null ? null : scatterOf(at, modifier),
  };
}

function scatterOf(at: Point, modifier: number): Scatter {
  const inches = SCATTER_SIDES.flatMap((side) =>
    typeof side === 'number' ? [Math.max(0, side + modifier)] : side === 'hit' ? [0] : [],
  );
  const sides = SCATTER_SIDES.length;
  return {
    at,
    astray: inches.filter((inch) => inch > 0).map((inch) => inch * 1000),
    straight: inches.filter((inch) => inch === 0).length / sides,
    dud: (sides - inches.length) / sides,
  };
}
