import type { Seat, Viewer } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import { clanOf } from '../../rules/clans.ts';
import { bonusWith } from '../../rules/forecast.ts';
import { knownIn } from '../../rules/hand.ts';
import { strengthOf } from '../../rules/strength.ts';
import { holdingChance, printedBonus, unknownOf } from '../../text/guesses.ts';
import { stepOf, type View } from '../plan/selection.ts';

/** The viewer's total with the chosen card, else with the best in hand; null if the viewer does not choose. */
export function ownTotal(view: View, viewer: Viewer, card: Card | null): number | null {
  const { battle } = view;
  if (battle === null || viewer === null || stepOf(view) !== 'cards') return null;
  if (!battle.participants.includes(viewer)) return null;
  const cards = card === null ? knownIn(clanOf(view, viewer).hand) : [card];
  const best = Math.max(0, ...cards.map((one) => bonusWith(view, battle, viewer, one)));
  return strengthOf(view, viewer, battle.province) + best;
}

/** What a rival has to add to reach a total, and the chance that they hold such a card. */
export interface Threat {
  readonly total: number;
  /** As a printed bonus; 0 or less if no card is needed. */
  readonly needs: number;
  readonly chance: number;
}

export function threatOf(view: View, rival: Seat, viewer: Viewer, total: number): Threat | null {
  const { battle } = view;
  if (battle === null || rival === viewer) return null;
  const needs = total - strengthOf(view, rival, battle.province);
  const chance =
    needs <= 0 ? 1 : holdingChance(unknownOf(view, rival, viewer), (card) => printedBonus(card) >= needs);
  return { total, needs, chance };
}
