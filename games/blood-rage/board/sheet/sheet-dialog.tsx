import type { Locale, Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { Dialog } from '@sanguine/ui/controls/index.ts';
import type { ReactNode } from 'react';
import type { Face } from '../../content/cards.ts';
import { PLACES } from '../../content/provinces.ts';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import { knownIn } from '../../rules/hand.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Clan, State } from '../../rules/state.ts';
import { upgrades } from '../../rules/sheet.ts';
import { faceNames, figureList, join, type Phrase, placeName, playerName, say } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { GiftCard } from '../look/gift-card.tsx';
import { ClanLedger } from '../scores/clan-ledger.tsx';
import { sayBoard } from '../text/say.ts';
import css from './sheet.module.css';
import { Tracks } from './tracks.tsx';

/** A clan's full sheet over the table: tracks, upgrades with their texts, figures, and where its Glory came from. */
export function SheetDialog({
  props,
  seat,
  onClose,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly seat: Seat;
  readonly onClose: () => void;
}): ReactNode {
  const { view, viewer, players, settings } = props;
  const { locale } = settings;
  const clan = clanOf(view, seat);
  const names = players.map(({ name }) => name);
  const cards = upgrades(clan);
  const zones = (['reserve', 'valhalla', ...PLACES] as const).filter((zone) => clan.figures[zone].length > 0);
  return (
    <Dialog
      wide
      title={
        <span className={css['title']}>
          <ClanEmblem clan={clan.name} size={40} />
          {playerName(locale, view, names, seat)}
        </span>
      }
      onClose={onClose}
    >
      <div className={css['full']}>
        <Tracks locale={locale} clan={clan} />
        <ul className={css['zones']}>
          {zones.map((zone) => (
            <li key={zone}>
              <b>{placeName(locale, zone)}</b> {join(locale, figureList(locale, clan.figures[zone]))}
            </li>
          ))}
        </ul>
        {secretsOf(locale, clan, seat === viewer).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {cards.length === 0 ? null : <h3>{sayBoard(locale, 'sheet.upgrades', { count: cards.length })}</h3>}
        <ul className={css['upgrades']}>
          {cards.map((card) => (
            <li key={card}>
              <GiftCard locale={locale} card={card} size="table" />
            </li>
          ))}
        </ul>
        <h3>{sayBoard(locale, 'ledger.title')}</h3>
        <ClanLedger {...{ locale, view, seat }} />
      </div>
    </Dialog>
  );
}

/**
 * Cards not everybody may know: the viewer's own shed and passed ones, or another hand as far as this viewer sees it.
 */
function secretsOf(locale: Locale, { hand, shed, glimpsed }: Clan, own: boolean): string[] {
  const known = own ? [] : knownIn(hand);
  const told = (key: Phrase, faces: readonly Face[]): string[] =>
    faces.length === 0 ? [] : [say(locale, key, { cards: faceNames(locale, faces) })];
  return [
    ...(known.length === 0 ? [] : [sayBoard(locale, 'sheet.hand', { cards: faceNames(locale, known) })]),
    ...(own ? [...told('board.glimpsed', glimpsed), ...told('board.ownShed', shed)] : []),
  ];
}
