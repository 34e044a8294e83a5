import type { Masked, Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Figure, Stat } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import { bloodRage } from '../../index.ts';
import type { FigureAt } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

export type View = Masked<State>;

/** What the player has selected, with the details chosen so far. */
export type Selection =
  | { readonly held: 'nothing' }
  /** A figure to bring onto the board. */
  | { readonly held: 'figure'; readonly figure: Figure; readonly from: 'reserve' | 'valhalla' }
  /** A selected place, and the troop to leave it. */
  | { readonly held: 'place'; readonly place: Place; readonly troop: readonly Figure[] }
  /** An action that needs a province. */
  | { readonly held: 'verb'; readonly verb: 'march' | 'pillage' | 'challenge' }
  | { readonly held: 'cards'; readonly cards: readonly Card[] }
  /** Figures to save, and whether the Volur Witch retreats. */
  | { readonly held: 'saved'; readonly figures: readonly FigureAt[]; readonly retreat: boolean }
  | { readonly held: 'victims'; readonly victims: readonly FigureAt[] }
  | { readonly held: 'stats'; readonly stats: readonly Stat[] };

export const NOTHING: Selection = { held: 'nothing' };

export const stepOf = (view: View): View['frames'][number]['step'] | 'over' =>
  view.frames.at(-1)?.step ?? 'over';

/** What is selected automatically when a decision comes up: the figure that enters for free. */
export function opening(view: View, seat: Seat): Selection {
  const open = view.frames.at(-1);
  if (!bloodRage.deciders(view).includes(seat)) return NOTHING;
  if (open?.step === 'free') {
    const [figure] = open.figures;
    return figure === undefined ? NOTHING : { held: 'figure', figure, from: 'reserve' };
  }
  return NOTHING;
}

export const cardsIn = (selection: Selection): readonly Card[] =>
  selection.held === 'cards' ? selection.cards : [];
