import type { Masked, Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Figure, Stat } from '../../content/clan.ts';
import type { Place } from '../../content/provinces.ts';
import { bloodRage } from '../../index.ts';
import type { Sacrifice } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';

export type View = Masked<State>;

/** A figure offered to Frigga's Sacrifice. */
export type Victim = Sacrifice['figures'][number];

/** What a person has in hand, with as much as has been said about it. */
export type Selection =
  | { readonly held: 'nothing' }
  /** A figure that is to enter the board. */
  | { readonly held: 'figure'; readonly figure: Figure; readonly from: 'reserve' | 'valhalla' }
  /** A place that is looked into; the troop that is to leave it. */
  | { readonly held: 'place'; readonly place: Place; readonly troop: readonly Figure[] }
  /** An action that asks for a province. */
  | { readonly held: 'verb'; readonly verb: 'march' | 'pillage' | 'challenge' }
  | { readonly held: 'cards'; readonly cards: readonly Card[] }
  /** Figures to be saved, and whether the Volur Witch flees. */
  | { readonly held: 'saved'; readonly figures: readonly Figure[]; readonly retreat: boolean }
  | { readonly held: 'victims'; readonly victims: readonly Victim[] }
  | { readonly held: 'stats'; readonly stats: readonly Stat[] };

export const NOTHING: Selection = { held: 'nothing' };

export const stepOf = (view: View): View['frames'][number]['step'] | 'over' =>
  view.frames.at(-1)?.step ?? 'over';

/** What is taken up by itself when a question comes up: the figure that enters for nothing. */
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
