import type { Locale, Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Card } from '../../content/cards.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import { knownIn } from '../../rules/hand.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { GiftCard } from '../look/gift-card.tsx';
import { cardOffer, isChosen } from '../plan/cards.ts';
import { stepOf, type View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './hand.module.css';
import { cardNotes } from './notes.ts';

/** The viewer's cards, and those that can be regained from a won battle. */
export function OwnHand({
  props,
  interaction,
  seat,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly seat: Seat;
}): ReactNode {
  const { view, settings, choice } = props;
  const { locale } = settings;
  const offer = interaction.seat === null ? null : cardOffer(view, seat);
  const mine = offer !== null && offer.from !== 'pack';
  const cards = mine ? offer.cards : knownIn(clanOf(view, seat).hand);
  const title = offer?.from === 'played' ? 'hand.played' : 'hand.own';
  return (
    <div className={css['hand']}>
      <h2 className="unseen">{sayBoard(locale, title)}</h2>
      {cards.length === 0 ? (
        <p className={css['empty']}>
          {sayBoard(locale, view.phase === 'gifts' ? 'hand.none.gifts' : 'hand.none')}
        </p>
      ) : (
        <ul
          className={css['cards']}
          data-guide={mine ? 'cards' : 'hand'}
          data-many={cards.length > 6 ? 'most' : cards.length > 5 ? 'more' : undefined}
        >
          {cards.map((card, at) => (
            <li key={`${card}${at}`}>
              <GiftCard
                {...{ locale, card }}
                notes={cardNotes(locale, view, seat, card)}
                usable={mine && canUse(interaction.choices.moves, card)}
                chosen={
                  mine
                    ? isChosen(interaction.selection, cards, at)
                    : chosenBefore(choice, card, cards.indexOf(card) === at)
                }
                flag={flagFor(locale, view)}
                onPress={
                  mine
                    ? () => {
                        interaction.takeCard(at);
                      }
                    : null
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The label of a selected card. */
function flagFor(locale: Locale, view: View): string | undefined {
  const step = stepOf(view);
  return step === 'cards' || step === 'discard' ? sayBoard(locale, `flag.${step}`) : undefined;
}

const canUse = (moves: readonly AnyMove[], card: Card): boolean =>
  moves.some(
    (move) => ('card' in move && move.card === card) || (move.do === 'regain' && move.cards.includes(card)),
  );

/** The card of the viewer's sealed choice. */
const chosenBefore = (choice: AnyMove | null, card: Card, first: boolean): boolean =>
  choice !== null && first && 'card' in choice && choice.card === card;
