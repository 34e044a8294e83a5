import type { Seat } from '@sanguine/kernel';
import type { Age, Card, Face } from '../content/cards.ts';
import type { ClanName, Figure, Stat } from '../content/clan.ts';
import type { Outer, Place, Province, Token } from '../content/provinces.ts';
import type { Cause } from './frames.ts';
import type { GlorySource } from './state.ts';

/** What allowed an Invade: the action, an upgrade's free one, or a card. */
export type InvadeBy = 'action' | 'upgrade' | 'succor' | 'blessing' | 'recall';

/** What one side brings to the comparison of strength (§11.5). */
export interface Total {
  readonly seat: Seat;
  readonly figures: number;
  readonly cards: number;
}

/** What happened, as facts. Log lines, animations, sounds and speech are all made from these. */
export type Event =
  | { readonly e: 'clan.taken'; readonly seat: Seat; readonly clan: ClanName }
  | { readonly e: 'token.placed'; readonly province: Province; readonly token: Token }
  | { readonly e: 'provinces.doomed'; readonly provinces: readonly Outer[] }
  | { readonly e: 'age.began'; readonly age: Age; readonly first: Seat; readonly doomed: Outer }
  | { readonly e: 'cards.dealt'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly e: 'cards.drafted'; readonly seat: Seat; readonly cards: readonly Face[] }
  | { readonly e: 'action.began'; readonly age: Age; readonly rage: readonly number[] }
  | { readonly e: 'turn.began'; readonly seat: Seat; readonly age: Age; readonly rage: number }
  | {
      readonly e: 'figure.invaded';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly to: Place;
      readonly cost: number;
      readonly by: InvadeBy;
    }
  | {
      readonly e: 'figures.marched';
      readonly seat: Seat;
      readonly figures: readonly Figure[];
      readonly from: Province;
      readonly to: Province;
    }
  | {
      readonly e: 'card.upgraded';
      readonly seat: Seat;
      readonly card: Card;
      readonly cost: number;
      readonly replaced: Card | null;
    }
  | { readonly e: 'monster.boxed'; readonly seat: Seat; readonly figure: Figure }
  | { readonly e: 'quest.committed'; readonly seat: Seat; readonly card: Face }
  | { readonly e: 'seat.passed'; readonly seat: Seat; readonly rage: number }
  | {
      readonly e: 'pillage.began';
      readonly seat: Seat;
      readonly province: Province;
      readonly by: 'action' | 'challenge' | 'domain';
    }
  | {
      readonly e: 'figure.joined';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly from: Province;
      readonly to: Province;
    }
  | { readonly e: 'seat.stayed'; readonly seat: Seat; readonly rest: boolean }
  | { readonly e: 'seat.woke'; readonly seat: Seat }
  | { readonly e: 'battle.began'; readonly province: Province; readonly seats: readonly Seat[] }
  | { readonly e: 'card.chosen'; readonly seat: Seat }
  /** A card is null if the hand was empty. */
  | {
      readonly e: 'cards.revealed';
      readonly cards: readonly { readonly seat: Seat; readonly card: Card | null }[];
    }
  | { readonly e: 'quest.declared'; readonly seat: Seat; readonly card: Card; readonly bonus: number }
  | { readonly e: 'card.voided'; readonly seat: Seat; readonly card: Card; readonly by: Seat }
  | { readonly e: 'watch.called'; readonly seat: Seat; readonly bonus: number }
  | { readonly e: 'figure.kept'; readonly seat: Seat; readonly figure: Figure }
  | {
      readonly e: 'figure.rescued';
      readonly seat: Seat;
      readonly figure: Figure;
      readonly at: Place;
      readonly by: 'protection' | 'witch';
    }
  | {
      readonly e: 'figures.destroyed';
      readonly seat: Seat;
      readonly figures: readonly Figure[];
      readonly at: Place;
      readonly cause: Cause;
    }
  | { readonly e: 'late.played'; readonly seat: Seat; readonly card: Card }
  | { readonly e: 'late.stayed'; readonly seat: Seat }
  | {
      readonly e: 'strength.compared';
      readonly province: Province;
      readonly totals: readonly Total[];
      /** Null after a tie: everybody loses. */
      readonly winner: Seat | null;
    }
  | { readonly e: 'rage.stolen'; readonly seat: Seat; readonly from: Seat; readonly rage: number }
  | { readonly e: 'glory.stolen'; readonly seat: Seat; readonly from: Seat; readonly glory: number }
  | { readonly e: 'cards.stolen'; readonly seat: Seat; readonly from: Seat; readonly cards: readonly Card[] }
  | { readonly e: 'rage.gained'; readonly seat: Seat; readonly rage: number }
  | {
      readonly e: 'glory.gained';
      readonly seat: Seat;
      readonly glory: number;
      readonly source: GlorySource;
      /** The card that gave it, if any. */
      readonly card: Card | null;
    }
  | { readonly e: 'cards.spent'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly e: 'cards.returned'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly e: 'cards.regained'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly e: 'province.pillaged';
      readonly seat: Seat;
      readonly province: Province;
      readonly token: Token;
      /** The Frost Giant's repetition of the reward. */
      readonly again: boolean;
    }
  | { readonly e: 'stat.raised'; readonly seat: Seat; readonly stat: Stat; readonly step: number }
  | { readonly e: 'leader.rode'; readonly seat: Seat; readonly from: Province; readonly to: Province }
  | { readonly e: 'cards.shed'; readonly seat: Seat; readonly cards: readonly Face[] }
  | {
      readonly e: 'quest.judged';
      readonly seat: Seat;
      readonly card: Card;
      readonly fulfilled: boolean;
      /** The provinces that fulfil it. */
      readonly where: readonly Province[];
    }
  | { readonly e: 'province.destroyed'; readonly province: Outer; readonly age: Age }
  | { readonly e: 'valhalla.released'; readonly seat: Seat; readonly figures: readonly Figure[] }
  | { readonly e: 'age.ended'; readonly age: Age; readonly glory: readonly number[] }
  | { readonly e: 'game.ended'; readonly winners: readonly Seat[]; readonly glory: readonly number[] };
