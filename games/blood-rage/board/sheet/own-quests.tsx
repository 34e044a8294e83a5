import type { Locale, Seat } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { clanOf } from '../../rules/clans.ts';
import { knownIn } from '../../rules/hand.ts';
import { judge, questGlory } from '../../rules/quests.ts';
import { productOf } from '../../rules/sheet.ts';
import { placeNames } from '../../text/words.ts';
import { CardTitle } from '../look/card-title.tsx';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './sheet.module.css';

/** §9: the viewer's committed Quests, and whether each is currently fulfilled. */
export function OwnQuests({
  locale,
  view,
  seat,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
}): ReactNode {
  const clan = clanOf(view, seat);
  const quests = knownIn(clan.quests);
  if (quests.length === 0) return null;
  const factor = productOf(clan, ({ questFactor }) => questFactor);
  return (
    <ul className={css['quests']} data-guide="quests" aria-label={sayBoard(locale, 'quests.own')}>
      {quests.map((card, at) => {
        const { fulfilled, where } = judge(view, seat, card);
        return (
          <li key={at} data-met={fulfilled || undefined}>
            <CardTitle {...{ locale, card }} size="small" />{' '}
            {sayBoard(locale, fulfilled ? 'quests.met' : 'quests.unmet', {
              glory: factor * questGlory(card),
              where: placeNames(locale, where),
              count: where.length,
            })}
          </li>
        );
      })}
    </ul>
  );
}
