import type { Masked, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../../rules/moves.ts';
import type { Faces } from '../../rules/frames.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { deployable } from '../../rules/muster/deployment.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import type { State, UnitId } from '../../rules/state.ts';

export type View = Masked<State>;

/** What a player has selected or prepared but not yet played. */
export interface Selection {
  /** The unit selected to be deployed, activated or looked at. */
  readonly unit: UnitId | null;
  /** The enemy or ally an action is meant for. */
  readonly target: UnitId | null;
  /** Corners of a way that were set by hand. */
  readonly corners: readonly Point[];
  /** The whole planned way including its corners, or the one point; empty if there is none. */
  readonly way: readonly Point[];
  /** True if the next point on the ground is a corner, not the end. */
  readonly pinning: boolean;
  /** Where on the base a line begins; null for the best point. */
  readonly from: Point | null;
  /** The piece of terrain to lay; null for the first. */
  readonly piece: number | null;
  /** The rotation of the piece or array in degrees; null if not chosen yet. */
  readonly turn: number | null;
  /** Dice picked, by face. */
  readonly dice: Faces;
  /** Dice allotted to each enemy under an array; empty for an even split. */
  readonly split: readonly number[];
  readonly roster: Roster | null;
}

export const NOTHING: Selection = {
  unit: null,
  target: null,
  corners: [],
  way: [],
  pinning: false,
  from: null,
  piece: null,
  turn: null,
  dice: [],
  split: [],
  roster: null,
};

/** The unit selected when a decision comes up: the one that must act, or the next one to deploy. */
export function selectionFor(view: View, seat: Seat, before: Selection, played: AnyMove | null): Selection {
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'act': {
      // A way planned before its unit was activated still holds.
      const kept = played?.do === 'activate' && played.unit === open.unit && before.unit === open.unit;
      return { ...NOTHING, unit: open.unit, ...(kept ? { way: before.way, corners: before.corners } : {}) };
    }
    case 'go':
    case 'contact':
    case 'strike':
    case 'shoot':
    case 'split':
    case 'cast':
    case 'summon':
    case 'aim':
      return { ...NOTHING, unit: open.unit };
    case 'deploy': {
      const [next = null] = deployable(view, seat, open.supports);
      return { ...NOTHING, unit: next };
    }
    default:
      return NOTHING;
  }
}
