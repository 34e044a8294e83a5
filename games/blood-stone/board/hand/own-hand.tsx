import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Spell } from '../../content/spells.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { rangeText, spellText } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { cardsAtHand, ownCards } from '../plan/selection.ts';
import { type BoardPhrase, sayBoard } from '../text/say.ts';
import { CastPanel } from './cast-panel.tsx';
import css from './hand.module.css';
import { SpellCard } from './spell-card.tsx';

/** The viewer's cards (for a whisper, the Witch's) and the panel of the selected one. */
export function OwnHand({
  props,
  interaction,
  seat,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly seat: number;
}): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const step = view.frames.at(-1)?.step;
  const whisper = step === 'whisper' && interaction.seat !== null;
  const cards = whisper ? cardsAtHand(view, seat) : ownCards(view, seat);
  const usable = interaction.seat !== null && cardsAtHand(view, seat).length > 0;
  const { plan } = interaction.choices;
  const chosen = interaction.selection.card;
  return (
    <div className={css['hand']} data-casting={plan !== null || undefined}>
      <h2 className="unseen">{sayBoard(locale, whisper ? 'hand.witch' : 'hand.own')}</h2>
      {cards.length === 0 ? (
        <p className={css['empty']}>{sayBoard(locale, props.past ? 'hand.none' : emptyKey(view, seat))}</p>
      ) : null}
      <ul className={css['cards']} data-guide="hand">
        {cards.map((spell, at) => (
          <li key={`${spell}${at}`}>
            <SpellCard
              locale={locale}
              spell={spell}
              usable={usable && canUse(interaction.choices.moves, spell)}
              chosen={interaction.selection.card === spell && cards.indexOf(spell) === at}
              onPress={
                usable
                  ? () => {
                      interaction.takeCard(spell);
                    }
                  : null
              }
            />
          </li>
        ))}
      </ul>
      {chosen === null || (plan !== null && plan.cast !== null) ? null : (
        <p className={css['reading']} aria-hidden="true">
          {spellText(locale, chosen)} <small>{rangeText(locale, chosen)}</small>
        </p>
      )}
      {plan === null ? null : <CastPanel {...{ locale, view, plan, interaction }} />}
    </div>
  );
}

const canUse = (moves: readonly AnyMove[], card: Spell): boolean =>
  moves.some((move) => (move.do === 'cast' || move.do === 'strip') && move.card === card);

function emptyKey(view: State, seat: number): BoardPhrase {
  return seat === view.witch ? 'hand.none.witch' : 'hand.none.soldiers';
}
