import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { clanName } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { sayBoard } from '../text/say.ts';
import css from './sheet.module.css';

/** All clans in a row, with their Glory. */
export function ClanStrip({
  view,
  deciders,
  settings,
}: Pick<TableProps<State, AnyMove, Event>, 'view' | 'deciders' | 'settings'>): ReactNode {
  const { locale } = settings;
  return view.clans.map(({ name, glory }, seat) => (
    <p key={seat} className={css['stand']} data-on={deciders.includes(seat) || undefined}>
      <ClanEmblem clan={name} size={24} />
      <b aria-hidden="true">{glory}</b>
      <span className="unseen">{sayBoard(locale, 'standing', { clan: clanName(locale, name), glory })}</span>
    </p>
  ));
}
