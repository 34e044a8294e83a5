import type { Refusal, Seat } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import { spellCard } from '../../content/spells.ts';
import { bloodStone } from '../../index.ts';
import { unitAt } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { isOwn } from '../../text/consequences.ts';
import type { CastPlan } from './casting.ts';
import type { Selection, View } from './selection.ts';

/** Why pressing a space does nothing with this selection; null if no move was meant. */
export function whyNotAt(
  view: View,
  seat: Seat,
  selection: Selection,
  plan: CastPlan | null,
  space: Space,
): Refusal | null {
  const move = tried(view, seat, selection, plan, space);
  return move === null ? null : bloodStone.refuse(view, seat, move);
}

/** The move that pressing there means. */
function tried(
  view: View,
  seat: Seat,
  { unit, card }: Selection,
  plan: CastPlan | null,
  space: Space,
): AnyMove | null {
  const there = unitAt(view, space);
  const step = view.frames.at(-1)?.step;
  if (step === 'whisper') return null;
  if (card !== null) {
    if (card === 'bloodMist' || (card === 'ghostStep' && plan !== null && plan.target !== null))
      return { do: 'cast', card, unit: plan?.target ?? 'none', blood: 0, at: space };
    const blood = card === 'transfuse' || spellCard(card).chance.kind === 'offer' ? 1 : 0;
    return there === null ? null : { do: 'cast', card, unit: there, blood, at: null };
  }
  if (step === 'husk') return { do: 'rise', at: space };
  if (unit === null)
    return there === null || step === 'place' || !isOwn(view, seat, there)
      ? null
      : { do: 'move', unit: there, to: space };
  if (step === 'place') return { do: 'place', unit, at: space };
  if (there !== null && there !== unit && unit !== 'witch') return { do: 'attack', unit, aim: there };
  return { do: 'move', unit, to: space };
}
