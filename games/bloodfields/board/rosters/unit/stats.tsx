import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { UnitCard } from '../../../content/unit-card.ts';
import { say } from '../../../text/phrases.ts';
import { STATS, statName, statText } from '../../../text/roster/blocks.ts';
import css from './unit.module.css';

/** §1.3: the seven numbers of a card, labelled with letters or, if there is room, with words. */
export function Stats({
  locale,
  card,
  long = false,
}: {
  readonly locale: Locale;
  readonly card: UnitCard;
  readonly long?: boolean;
}): ReactNode {
  return (
    <dl className={css['stats']} data-long={long || undefined}>
      {STATS.map((stat) => (
        <div key={stat}>
          <dt>{long ? statName(locale, stat) : say(locale, `stat.${stat}`)}</dt>
          <dd>{statText(card, stat)}</dd>
        </div>
      ))}
    </dl>
  );
}
