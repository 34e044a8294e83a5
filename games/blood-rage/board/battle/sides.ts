import type { Seat, Viewer } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Figure } from '../../content/clan.ts';
import { onTable } from '../../rules/battle/battle.ts';
import { clanOf } from '../../rules/clans.ts';
import { groundOf } from '../../rules/figures.ts';
import { forecast } from '../../rules/forecast.ts';
import type { FrameOf } from '../../rules/frames.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { View } from '../plan/selection.ts';
import type { Story } from './story.ts';

/** One clan in the panel. */
export interface BattleSide {
  readonly seat: Seat;
  readonly figures: readonly Figure[];
  readonly strength: number;
  /** With everybody who could still come. */
  readonly reach: number;
  readonly cards: readonly { readonly card: Card; readonly voided: boolean }[];
  readonly bonus: number;
  /** `none`: no card is asked for now. */
  readonly choosing: 'none' | 'thinking' | 'chosen';
  /** What it has said to the call; null: nothing yet, or the call is over. */
  readonly calling: 'asked' | 'idle' | 'resting' | null;
}

/** Everybody in the battle that goes on, or who could come to it. */
export function openSides(
  view: View,
  sealed: readonly Seat[],
  viewer: Viewer,
  choice: AnyMove | null,
): BattleSide[] {
  const { battle } = view;
  if (battle === null) return [];
  const open = view.frames.at(-1);
  return forecast(view, battle.province).sides.map(({ seat, strength, cards, reach }) => {
    const clan = clanOf(view, seat);
    const waits = open?.step === 'cards' && open.queue.includes(seat) && !sealed.includes(seat);
    const chose = open?.step === 'cards' && (open.chosen[seat] ?? null) !== null;
    const own = seat === viewer && choice?.do === 'play' ? [{ card: choice.card, voided: false }] : [];
    return {
      seat,
      figures: groundOf(battle.province).flatMap((place) => clan.figures[place]),
      strength,
      reach,
      cards: [
        ...onTable(battle.played)
          .filter((one) => one.seat === seat)
          .map((one) => ({ card: one.card, voided: one.void })),
        ...own,
      ],
      bonus: cards,
      choosing: waits ? 'thinking' : chose || sealed.includes(seat) ? 'chosen' : 'none',
      calling: open?.step === 'call' ? answerOf(open, seat) : null,
    };
  });
}

/** §10.2: whom the lap has come to, who stays in it, who stays for good. */
function answerOf({ seat: asked, idle, resting }: FrameOf<'call'>, seat: Seat): BattleSide['calling'] {
  if (seat === asked) return 'asked';
  if (resting.includes(seat)) return 'resting';
  return idle.includes(seat) ? 'idle' : null;
}

/** Everybody in a battle that is over, as it was when strength was compared. */
export function toldSides({ seats, shown, lines, totals }: Story): BattleSide[] {
  const late = lines.flatMap((event) => (event.e === 'late.played' ? [event] : []));
  const voided = lines.flatMap((event) => (event.e === 'card.voided' ? [event] : []));
  return seats.map((seat) => {
    const total = totals.find((one) => one.seat === seat);
    const played = [...shown, ...late].flatMap((one) =>
      one.seat === seat && one.card !== null ? [one.card] : [],
    );
    return {
      seat,
      figures: [],
      strength: total?.figures ?? 0,
      reach: total?.figures ?? 0,
      cards: played.map((card) => ({
        card,
        voided: voided.some((event) => event.seat === seat && event.card === card),
      })),
      bonus: total?.cards ?? 0,
      choosing: 'none',
      calling: null,
    };
  });
}

/** The cards lie there, and nobody has turned them over yet. */
export const faceDown = (side: BattleSide): BattleSide => ({
  ...side,
  cards: [],
  bonus: 0,
  choosing: side.cards.length === 0 ? side.choosing : 'chosen',
});
