import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import type { ReactNode } from 'react';
import type { Figure } from '../../content/clan.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import { onBoard } from '../../rules/figures.ts';
import { statValue } from '../../rules/glory.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { clanName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { stepOf } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { Camp } from './camp.tsx';
import { Niches } from './niches.tsx';
import { OwnQuests } from './own-quests.tsx';
import css from './sheet.module.css';
import { Tracks } from './tracks.tsx';

export function OwnSheet({
  props,
  interaction,
  seat,
  onOpen,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly seat: Seat;
  readonly onOpen: () => void;
}): ReactNode {
  const { view, settings, players } = props;
  const { locale } = settings;
  const clan = clanOf(view, seat);
  const player = players[seat];
  const title = sayBoard(locale, spokenTo(props) === seat ? 'sheet.own' : 'sheet.title');
  const acts = interaction.seat !== null && (stepOf(view) === 'action' || stepOf(view) === 'free');
  return (
    <section className={css['own']} data-guide="sheet" aria-label={title}>
      <header>
        <ClanEmblem clan={clan.name} size={44} />
        <div>
          <h2>
            {clan.name === 'none'
              ? title
              : sayBoard(locale, 'sheet.clan', { clan: clanName(locale, clan.name) })}
          </h2>
          <p>
            {player?.shares === true ? `${player.name} · ` : ''}
            {sayBoard(locale, 'sheet.board', { count: onBoard(clan), most: statValue(clan, 'horns') })}
            {player?.clock ?? null}
          </p>
        </div>
        <button type="button" className={css['glory']} data-guide="glory" onClick={onOpen}>
          <b>{clan.glory}</b>
          <span>{sayBoard(locale, 'sheet.glory')}</span>
        </button>
        <p className={css['pool']} data-guide="rage">
          <b>{clan.rage}</b>
          <span>{sayBoard(locale, 'sheet.rage', { most: statValue(clan, 'rage') })}</span>
        </p>
      </header>
      <Tracks locale={locale} clan={clan} />
      <Niches locale={locale} clan={clan} />
      <OwnQuests {...{ locale, view, seat }} />
      <Camp
        {...{ locale, view, seat }}
        selection={interaction.selection}
        usable={(figure, from) =>
          acts && interaction.choices.moves.some((move) => enters(move, figure, from))
        }
        onTake={acts ? interaction.select : null}
      />
    </section>
  );
}

/** Whether the move brings this figure onto the board from there. */
function enters(move: AnyMove, figure: Figure, from: 'reserve' | 'valhalla'): boolean {
  return (
    (move.do === 'invade' && from === 'reserve' && move.figure === figure) ||
    (move.do === 'recall' && from === 'valhalla' && move.figure === figure)
  );
}
