import type { Masked, Seat } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import type { Spell } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import { bloodStone } from '../../index.ts';
import { pileOf } from '../../rules/cards.ts';
import { freeSoldiers, allPuppets } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { HIDDEN, type State } from '../../rules/state.ts';
import { waiting, piecesOf } from '../../rules/steps/place.ts';

export type View = Masked<State>;

/** What the player has selected: a piece, or a card with the details chosen so far. */
export interface Selection {
  readonly unit: Unit | null;
  readonly card: Spell | null;
  /** The card's target. */
  readonly target: Unit | null;
  /** Stones offered, given, or (below 0) taken; null for the proposed amount. */
  readonly blood: number | null;
  /** The card's destination, once a space has been pressed. */
  readonly at: Space | null;
}

export const NOTHING: Selection = { unit: null, card: null, target: null, blood: null, at: null };

const stepOf = (view: View): string | undefined => view.frames.at(-1)?.step;

/** The pieces the player may select now, whether or not they can still act. */
export function commanded(view: View, seat: Seat): readonly Unit[] {
  if (!bloodStone.deciders(view).includes(seat)) return [];
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'place':
      return piecesOf(open.side);
    case 'soldiers':
      return freeSoldiers(view);
    case 'witch':
      return ['witch'];
    case 'puppets':
      return allPuppets(view);
    default:
      return [];
  }
}

/** The cards of the player's hand that the player sees. */
export function ownCards(view: View, seat: Seat): readonly Spell[] {
  return pileOf(view, seat).hand.filter((card) => card !== HIDDEN);
}

/** The cards the player may select now: their own, or the Witch's as shown by a whisper. */
export function cardsAtHand(view: View, seat: Seat): readonly Spell[] {
  const step = stepOf(view);
  if (!bloodStone.deciders(view).includes(seat)) return [];
  if (step === 'whisper') return view.seen;
  return step === 'witch' || step === 'soldiers' ? ownCards(view, seat) : [];
}

/** What is selected automatically when a decision comes up: the next piece to place, the puppet that acts. */
function opening(view: View, seat: Seat): Selection {
  const open = view.frames.at(-1);
  if (!bloodStone.deciders(view).includes(seat)) return NOTHING;
  if (open?.step === 'place') return { ...NOTHING, unit: waiting(view, open.side)[0] ?? null };
  if (open?.step === 'puppets' && open.acting !== 'none' && canAct(view, seat, open.acting))
    return { ...NOTHING, unit: open.acting };
  return NOTHING;
}

/** The selection when a decision comes up: a soldier who has acted and can continue, else the automatic one. */
export function selectionFor(view: View, seat: Seat, _: Selection, played: AnyMove | null): Selection {
  if ((played?.do === 'move' || played?.do === 'attack') && canAct(view, seat, played.unit))
    return { ...NOTHING, unit: played.unit };
  return opening(view, seat);
}

/** Whether the piece has any move left. */
export function canAct(view: View, seat: Seat, unit: Unit): boolean {
  return (
    commanded(view, seat).includes(unit) &&
    bloodStone.moves(view, seat).some((move) => move.do !== 'cast' && 'unit' in move && move.unit === unit)
  );
}
