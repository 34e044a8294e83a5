import type { Locale } from '@sanguine/kernel';
import { OddsBar, type OddsShare } from '@sanguine/ui/odds/odds-bar.tsx';
import type { ReactNode } from 'react';
import type { Card } from '../../content/cards.ts';
import type { CardOdds } from '../../rules/odds/battle-odds.ts';
import { bestOf } from '../../rules/odds/best.ts';
import type { Chances } from '../../rules/odds/ends.ts';
import { sayChances } from '../../text/chances/say.ts';
import { cardName } from '../../text/words.ts';
import css from './chances.module.css';
import { sayCardChances } from './text/say.ts';

interface CardChancesProps {
  readonly locale: Locale;
  readonly odds: readonly CardOdds[];
  /** The card to show chances for; without one, the best card. */
  readonly card: Card | null;
}

/** How the battle may end with this card: against the strongest cards of the others, and against any. */
export function CardChances({ locale, odds, card }: CardChancesProps): ReactNode {
  const best = bestOf(odds);
  const shown = odds.find((one) => one.card === card) ?? best[0] ?? odds[0];
  if (shown === undefined) return null;
  const name = cardName(locale, shown.card);
  return (
    <section className={css['chances']}>
      <h3>
        {sayCardChances(locale, 'chances.with', { card: name })}
        {best.includes(shown) ? <em>{sayCardChances(locale, 'chances.best')}</em> : null}
      </h3>
      {(['strongest', 'even'] as const).map((model) => {
        const how = sayCardChances(locale, `chances.${model}`);
        return (
          <div key={model} className={css['model']}>
            <span>{how}</span>
            <OddsBar
              shares={sharesOf(locale, shown[model])}
              label={sayCardChances(locale, 'chances.label', { card: name, how })}
            />
          </div>
        );
      })}
      <details>
        <summary>{sayCardChances(locale, 'chances.about')}</summary>
        <p>{sayChances(locale, 'chances.model')}</p>
      </details>
    </section>
  );
}

function sharesOf(locale: Locale, { win, tie, lose, anew }: Chances): OddsShare[] {
  return [
    { tone: 'win', chance: win, says: sayCardChances(locale, 'chances.win') },
    { tone: 'tie', chance: tie, says: sayCardChances(locale, 'chances.tie') },
    { tone: 'lose', chance: lose, says: sayCardChances(locale, 'chances.lose') },
    { tone: 'open', chance: anew, says: sayCardChances(locale, 'chances.anew') },
  ];
}
