import type { Locale, Seat, Values } from '@sanguine/kernel';
import type { SeatedPlayer } from '@sanguine/ui';
import { Glyph } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { Stat } from '../../content/clan.ts';
import { clanOf } from '../../rules/clans.ts';
import { onBoard } from '../../rules/figures.ts';
import { statValue } from '../../rules/glory.ts';
import type { State } from '../../rules/state.ts';
import { cardName, clanName, say, statName } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { cardGlyph } from '../look/glyphs.ts';
import { sayBoard } from '../text/say.ts';
import { placesOf } from './niches.tsx';
import css from './sheet.module.css';

interface RivalProps {
  readonly locale: Locale;
  readonly view: State;
  readonly seat: Seat;
  readonly player: SeatedPlayer | undefined;
  /** It decides now. */
  readonly deciding: boolean;
  readonly onOpen: () => void;
}

/** Another clan in short: Glory, stats, Rage, cards and upgrades. Pressing it opens the full sheet. */
export function Rival({ locale, view, seat, player, deciding, onOpen }: RivalProps): ReactNode {
  const clan = clanOf(view, seat);
  const full = placesOf(clan).flatMap(({ card }) => (card === null ? [] : [card]));
  const stat = (one: Stat, values: Values): string =>
    sayBoard(locale, 'value' in values ? 'sheet.stat' : 'sheet.stat.of', {
      stat: statName(locale, one),
      ...values,
    });
  return (
    <button
      type="button"
      className={css['rival']}
      data-on={deciding || undefined}
      data-guide={`clan:${clan.name}`}
      onClick={onOpen}
    >
      <ClanEmblem clan={clan.name} size={36} />
      <span className={css['who']}>
        {clan.name === 'none' ? null : <b>{clanName(locale, clan.name)}</b>}
        <small>
          {player?.label ?? ''}
          {clan.quests.length === 0
            ? ''
            : ` · ${sayBoard(locale, 'sheet.quests', { count: clan.quests.length })}`}
          {seat === view.first ? ` · ${sayBoard(locale, 'sheet.first')}` : ''}
          {player?.here === false ? ` · ${sayBoard(locale, 'sheet.away')}` : ''}
          {player?.clock ?? null}
        </small>
      </span>
      <span className={css['points']}>
        <b>{clan.glory}</b>
        <small>{sayBoard(locale, 'sheet.glory')}</small>
      </span>
      <span className={css['counts']}>
        <em>
          {clan.passed
            ? say(locale, 'board.passed')
            : stat('rage', { have: clan.rage, most: statValue(clan, 'rage') })}
        </em>
        <em>{stat('axes', { value: statValue(clan, 'axes') })}</em>
        <em>{stat('horns', { have: onBoard(clan), most: statValue(clan, 'horns') })}</em>
        <em>{sayBoard(locale, 'sheet.cards', { count: clan.hand.length })}</em>
      </span>
      {full.length === 0 ? null : (
        <span className={css['upgraded']}>
          {full.map((card, at) => (
            <i key={at} title={cardName(locale, card)}>
              <Glyph name={cardGlyph(card)} size={18} label={cardName(locale, card)} />
            </i>
          ))}
        </span>
      )}
    </button>
  );
}
