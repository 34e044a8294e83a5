import type { Locale, Seat } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/index.ts';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import type { ReactNode } from 'react';
import { CLANS } from '../../content/clan.ts';
import { bloodRage } from '../../index.ts';
import type { Pick } from '../../rules/moves.ts';
import { refusalLine } from '../../text/refusals.ts';
import { clanName } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

/** §2.1: the four clans to choose from; a taken one says so. */
export function ClanPick({
  locale,
  view,
  seat,
  onPick,
}: {
  readonly locale: Locale;
  readonly view: View;
  readonly seat: Seat;
  readonly onPick: (move: Pick) => void;
}): ReactNode {
  return (
    <Cover className={css['pick']}>
      <h2>{sayBoard(locale, 'pick.title')}</h2>
      <p>{sayBoard(locale, 'pick.note')}</p>
      <ul>
        {CLANS.map((clan) => {
          const refused = bloodRage.refuse(view, seat, { do: 'pick', clan });
          return (
            <li key={clan}>
              <ClanEmblem clan={clan} size={104} />
              <ActionButton
                wide
                guide={`pick:${clan}`}
                unavailable={refused === null ? undefined : refusalLine(locale, refused)}
                onPress={() => {
                  onPick({ do: 'pick', clan });
                }}
              >
                {clanName(locale, clan)}
              </ActionButton>
            </li>
          );
        })}
      </ul>
    </Cover>
  );
}
