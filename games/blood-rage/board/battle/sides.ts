import type { Seat, Viewer } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Figure } from '../../content/clan.ts';
import { onTable } from '../../rules/battle/battle.ts';
import { bonusOf } from '../../rules/battle/totals.ts';
import { bonusWith, forecast } from '../../rules/forecast.ts';
import type { FrameOf } from '../../rules/frames.ts';
import type { View } from '../plan/selection.ts';
import { type ForceLine, forceLines } from './forces.ts';
import type { Moment } from './reveal.ts';
import type { PillageStory } from './story.ts';
import type { Fought } from './use-story.ts';

/** A card on the table, and where it goes afterwards; null while it stays. */
export interface PlayedCard {
  readonly card: Card;
  readonly voided: boolean;
  /** What it adds, as far as counted; null before its turn. */
  readonly adds: number | null;
  /** It still shows its back. */
  readonly down: boolean;
  readonly goes: 'spent' | 'returned' | null;
}

/** One clan in the panel. */
export interface BattleSide {
  readonly seat: Seat;
  readonly force: readonly ForceLine[];
  /** Figures lost in the battle or before it began. */
  readonly fallen: readonly Figure[];
  readonly strength: number;
  /** Strength with all figures that could still join. */
  readonly reach: number;
  readonly cards: readonly PlayedCard[];
  readonly bonus: number;
  /** `none` if no card is due. */
  readonly choosing: 'none' | 'thinking' | 'chosen';
  /** Its answer to the call; null if it has not answered or the call is over. */
  readonly calling: 'asked' | 'idle' | 'resting' | null;
}

/** All clans in the current battle or able to join it; `own` is the card the viewer has selected or sealed. */
export function openSides(
  view: View,
  sealed: readonly Seat[],
  viewer: Viewer,
  own: Card | null,
): BattleSide[] {
  const { battle } = view;
  if (battle === null) return [];
  const open = view.frames.at(-1);
  return forecast(view, battle.province).sides.map(({ seat, strength, cards, reach }) => {
    const waits = open?.step === 'cards' && open.queue.includes(seat) && !sealed.includes(seat);
    const chose = open?.step === 'cards' && (open.chosen[seat] ?? null) !== null;
    const mine = seat === viewer ? own : null;
    const bonus = mine === null ? cards : bonusWith(view, battle, seat, mine);
    return {
      seat,
      force: forceLines(view, seat, battle.province),
      fallen: [],
      strength,
      reach,
      cards: [
        ...onTable(battle.played)
          .filter((one) => one.seat === seat)
          .map((one) => ({
            card: one.card,
            voided: one.void,
            adds: bonusOf(view, battle, one),
            down: false,
            goes: null,
          })),
        ...(mine === null
          ? []
          : [{ card: mine, voided: false, adds: bonus - cards, down: false, goes: null }]),
      ],
      bonus,
      choosing: waits ? 'thinking' : chose || sealed.includes(seat) ? 'chosen' : 'none',
      calling: open?.step === 'call' ? answerOf(open, seat) : null,
    };
  });
}

/** §10.2: who is asked now, who skipped this lap, who stays out for good. */
function answerOf({ seat: asked, idle, resting }: FrameOf<'call'>, seat: Seat): BattleSide['calling'] {
  if (seat === asked) return 'asked';
  if (resting.includes(seat)) return 'resting';
  return idle.includes(seat) ? 'idle' : null;
}

/** A clan of an open battle in the middle of a reveal. */
export function inReveal(side: BattleSide, { cards }: Moment): BattleSide {
  const lying = cards.filter(({ seat }) => seat === side.seat);
  return {
    ...side,
    cards: lying.map(({ card, adds, down }) => ({
      card,
      voided: side.cards.some((one) => one.card === card && one.voided),
      adds,
      down,
      goes: null,
    })),
    bonus: sumOf(lying),
    choosing: 'none',
  };
}

/** All clans in a finished battle, at a moment of its reveal. */
export function toldSides(
  { seats, lines, totals }: PillageStory,
  fought: Fought | null,
  moment: Moment,
): BattleSide[] {
  const told = lines.slice(0, moment.told);
  const voided = lines.flatMap((event) => (event.e === 'card.voided' ? [event] : []));
  return seats.map((seat) => {
    const force = fought?.[seat] ?? [];
    const lying = moment.cards.filter((one) => one.seat === seat);
    const strength = strengthAt(told, totals.find((one) => one.seat === seat)?.figures ?? 0, force);
    return {
      seat,
      force,
      fallen: fallenOf(told, seat),
      strength,
      reach: strength,
      cards: lying.map(({ card, adds, down }) => ({
        card,
        voided: voided.some((event) => event.seat === seat && event.card === card),
        adds,
        down,
        goes: wayOf(told, seat, card),
      })),
      bonus: sumOf(lying),
      choosing: 'none',
      calling: null,
    };
  });
}

/** Figures that fall before strength is compared count until their fall has been shown. */
function strengthAt(told: PillageStory['lines'], compared: number, force: readonly ForceLine[]): number {
  const fell = told.some(({ e }) => e === 'figures.destroyed' || e === 'strength.compared');
  return fell || force.length === 0 ? compared : force.reduce((sum, { strength }) => sum + strength, 0);
}

const sumOf = (cards: Moment['cards']): number => cards.reduce((sum, { adds }) => sum + (adds ?? 0), 0);

function wayOf(lines: PillageStory['lines'], seat: Seat, card: Card): PlayedCard['goes'] {
  const went = lines.find(
    (event) =>
      (event.e === 'cards.spent' || event.e === 'cards.returned') &&
      event.seat === seat &&
      event.cards.includes(card),
  );
  return went === undefined ? null : went.e === 'cards.spent' ? 'spent' : 'returned';
}

export const fallenOf = (lines: PillageStory['lines'], seat: Seat): Figure[] =>
  lines.flatMap((event) => (event.e === 'figures.destroyed' && event.seat === seat ? event.figures : []));

/** The viewer's side first, then the pillager, so that both are always in the same place. */
export function inOrder<Side extends { readonly seat: Seat }>(
  sides: readonly Side[],
  viewer: Viewer,
  pillager: Seat,
): Side[] {
  const rank = ({ seat }: Side): number => (seat === viewer ? 0 : seat === pillager ? 1 : 2);
  return sides.toSorted((one, other) => rank(one) - rank(other));
}
