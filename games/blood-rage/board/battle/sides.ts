import type { Seat, Viewer } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Figure } from '../../content/clan.ts';
import { onTable } from '../../rules/battle/battle.ts';
import { bonusWith, forecast } from '../../rules/forecast.ts';
import type { FrameOf } from '../../rules/frames.ts';
import type { View } from '../plan/selection.ts';
import { type ForceLine, forceLines } from './forces.ts';
import type { PillageStory } from './story.ts';
import type { Fought } from './use-story.ts';

/** A card on the table, and where it goes afterwards; null while it stays there. */
interface PlayedCard {
  readonly card: Card;
  readonly voided: boolean;
  readonly goes: 'spent' | 'returned' | null;
}

/** One clan in the panel. */
export interface BattleSide {
  readonly seat: Seat;
  readonly force: readonly ForceLine[];
  /** Figures lost in the battle or before it came to one. */
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
    return {
      seat,
      force: forceLines(view, seat, battle.province),
      fallen: [],
      strength,
      reach,
      cards: [
        ...onTable(battle.played)
          .filter((one) => one.seat === seat)
          .map((one) => ({ card: one.card, voided: one.void, goes: null })),
        ...(mine === null ? [] : [{ card: mine, voided: false, goes: null }]),
      ],
      bonus: mine === null ? cards : bonusWith(view, battle, seat, mine),
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

/** All clans in a finished battle, as of the comparison of strength; `at` lines of it have been shown. */
export function toldSides(
  { seats, shown, lines, totals }: PillageStory,
  fought: Fought | null,
  at: number,
): BattleSide[] {
  const told = lines.slice(0, at);
  const late = lines.flatMap((event) => (event.e === 'late.played' ? [event] : []));
  const voided = lines.flatMap((event) => (event.e === 'card.voided' ? [event] : []));
  return seats.map((seat) => {
    const total = totals.find((one) => one.seat === seat);
    const played = [...shown, ...late].flatMap((one) =>
      one.seat === seat && one.card !== null ? [one.card] : [],
    );
    return {
      seat,
      force: fought?.[seat] ?? [],
      fallen: fallenOf(told, seat),
      strength: total?.figures ?? 0,
      reach: total?.figures ?? 0,
      cards: played.map((card) => ({
        card,
        voided: voided.some((event) => event.seat === seat && event.card === card),
        goes: wayOf(told, seat, card),
      })),
      bonus: total?.cards ?? 0,
      choosing: 'none',
      calling: null,
    };
  });
}

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
export function inOrder(sides: readonly BattleSide[], viewer: Viewer, pillager: Seat): BattleSide[] {
  const rank = ({ seat }: BattleSide): number => (seat === viewer ? 0 : seat === pillager ? 1 : 2);
  return sides.toSorted((one, other) => rank(one) - rank(other));
}

/** Before the cards are revealed. */
export const faceDown = (side: BattleSide): BattleSide => ({
  ...side,
  cards: [],
  bonus: 0,
  fallen: [],
  choosing: side.cards.length === 0 ? side.choosing : 'chosen',
});
