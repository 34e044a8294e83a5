import { type Card, factsOf } from '../../content/cards.ts';
import { bestQuest } from '../battle/declare.ts';
import { battleEffect } from '../cards/index.ts';
import type { Clan } from '../state.ts';

/** The texts that decide who wins, from the weakest to the strongest among cards of the same bonus. */
const TEXTS = ['watch', 'none', 'sight', 'smite', 'tide', 'primacy'] as const;
export type Text = (typeof TEXTS)[number];

/** What a card means for who wins a battle. The odds do not tell apart cards that are equal in this. */
export interface Showing {
  readonly bonus: number;
  readonly text: Text;
  /** May be added after the reveal. */
  readonly late: boolean;
}

/** §11.2, §11.5: the card as its owner would show it, a Quest declared at its best. */
export function showingOf(clan: Clan, card: Card): Showing {
  const { kind } = factsOf(card);
  if (kind.kind === 'quest') return plainShowing(bestQuest(clan));
  if (kind.kind !== 'battle') return plainShowing(0);
  const { reveal, before, sight, late = false } = battleEffect(card);
  return { bonus: kind.bonus, text: reveal ?? before ?? (sight === true ? 'sight' : 'none'), late };
}

export const plainShowing = (bonus: number): Showing => ({ bonus, text: 'none', late: false });

/** The rank of a card for a player who shows their strongest: by bonus, then by text. Different cards never rank equally. */
export const rankOf = ({ bonus, text }: Showing): number => bonus * TEXTS.length + TEXTS.indexOf(text);

/** Heimdall's Sight, of which there is only one. */
export const isSight = ({ text }: Pick<Showing, 'text'>): boolean => text === 'sight';
