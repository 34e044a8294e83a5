import type { Frame, Masked, Seat } from '@sanguine/kernel';
import type { Frames } from '../../rules/frames.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { deployable } from '../../rules/muster/deployment.ts';
import { currentRoll } from '../../rules/roll/options.ts';
import type { State, UnitId } from '../../rules/state.ts';

export type View = Masked<State>;

/** What is being chosen a target for: a charge, or an attack by its skill. */
export type Aiming = { readonly verb: 'charge' } | { readonly verb: 'attack'; readonly skill: string };

/** What the player has in hand. None of it is a move yet. */
export interface Selection {
  /** The unit that is looked at; while deploying, the one to be placed. */
  readonly unit: UnitId | null;
  readonly aiming: Aiming | null;
  /** The enemy the player points out before choosing what to do to it. */
  readonly target: UnitId | null;
  /** Corners of the way that the player has fixed. */
  readonly corners: readonly Point[];
  /** The whole move, ready to be played. */
  readonly plan: AnyMove | null;
  /** Dice by face that are to be rerolled, or by enemy that are to be split. */
  readonly dice: readonly number[];
  /** By how many degrees a piece of terrain is turned. */
  readonly turn: number;
  /** The roster in notation. */
  readonly roster: string;
}

export const NOTHING: Selection = {
  unit: null,
  aiming: null,
  target: null,
  corners: [],
  plan: null,
  dice: [],
  turn: 0,
  roster: '',
};

export type Step = keyof Frames;

export const openFrame = (view: State): Frame<Frames> | undefined => view.frames.at(-1);

/** The pending decision, if it is of this kind. */
export function frameOf<S extends Step>(
  view: State,
  step: S,
): Extract<Frame<Frames>, { readonly step: S }> | null {
  const isOf = (frame: Frame<Frames> | undefined): frame is Extract<Frame<Frames>, { readonly step: S }> =>
    frame?.step === step;
  const frame = openFrame(view);
  return isOf(frame) ? frame : null;
}

/** The unit that acts or rolls in the pending decision; null if it is about none. */
export function actorOf(view: State): UnitId | null {
  const frame = openFrame(view);
  if (frame?.step === 'dice') return currentRoll(view).roll.unit;
  return frame !== undefined && 'unit' in frame && typeof frame.unit === 'number' ? frame.unit : null;
}

/** What is in hand when a decision comes up: nothing, or the next unit to be deployed. */
export function selectionFor(view: View, seat: Seat, before: Selection): Selection {
  const deploy = frameOf(view, 'deploy');
  if (deploy !== null) {
    const units = deployable(view, seat, deploy.supports);
    const unit = before.unit !== null && units.includes(before.unit) ? before.unit : (units[0] ?? null);
    return { ...NOTHING, unit };
  }
  const split = frameOf(view, 'split');
  if (split !== null) return { ...NOTHING, dice: evenly(split.dice, split.marks.length) };
  return NOTHING;
}

/** As even as it goes, the rest to the first. */
function evenly(dice: number, count: number): number[] {
  const each = Math.floor(dice / count);
  return Array.from({ length: count }, (_, at) => each + (at < dice - each * count ? 1 : 0));
}
