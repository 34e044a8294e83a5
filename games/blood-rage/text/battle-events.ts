import type { Locale, Seat } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import {
  bonusText,
  cardName,
  each,
  faceNames,
  figureNames,
  join,
  placeName,
  say,
  rewardName,
} from './words.ts';

export type Named = (seat: Seat) => string;

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

export type BattleEvent = Of<
  | 'battle.began'
  | 'cards.revealed'
  | 'strength.compared'
  | 'quest.declared'
  | 'card.voided'
  | 'watch.called'
  | 'figure.kept'
  | 'late.played'
  | 'rage.stolen'
  | 'glory.stolen'
  | 'cards.stolen'
  | 'province.pillaged'
>;

export function battleLine(locale: Locale, event: BattleEvent, name: Named): string {
  switch (event.e) {
    case 'battle.began':
      return say(locale, 'event.battle.began', {
        place: placeName(locale, event.province),
        names: join(locale, event.seats.map(name)),
      });
    case 'cards.revealed':
      return revealed(locale, event, name);
    case 'strength.compared':
      return compared(locale, event, name);
    case 'quest.declared':
      return say(locale, 'event.quest.declared', {
        name: name(event.seat),
        card: cardName(locale, event.card),
        bonus: event.bonus,
      });
    case 'card.voided':
      return say(locale, 'event.card.voided', {
        name: name(event.seat),
        by: name(event.by),
        card: cardName(locale, event.card),
      });
    case 'watch.called':
      return say(locale, 'event.watch.called', { name: name(event.seat), bonus: event.bonus });
    case 'figure.kept':
      return say(locale, 'event.figure.kept', {
        name: name(event.seat),
        figure: figureNames(locale, [event.figure]),
      });
    case 'late.played':
      return say(locale, 'event.late.played', {
        name: name(event.seat),
        card: cardName(locale, event.card),
        value: bonusText(locale, event.card),
      });
    case 'rage.stolen':
      return say(locale, 'event.rage.stolen', { ...theft(event, name), rage: event.rage });
    case 'glory.stolen':
      return say(locale, 'event.glory.stolen', { ...theft(event, name), glory: event.glory });
    case 'cards.stolen':
      return say(locale, 'event.cards.stolen', {
        ...theft(event, name),
        cards: faceNames(locale, event.cards),
      });
    case 'province.pillaged':
      return say(locale, event.again ? 'event.province.pillaged.again' : 'event.province.pillaged', {
        name: name(event.seat),
        place: placeName(locale, event.province),
        token: rewardName(locale, event.token),
      });
  }
}

const theft = (
  { seat, from }: { readonly seat: Seat; readonly from: Seat },
  name: Named,
): Record<'name' | 'from', string> => ({ name: name(seat), from: name(from) });

function revealed(locale: Locale, { cards }: Of<'cards.revealed'>, name: Named): string {
  const parts = cards.map(({ seat, card }) =>
    card === null
      ? say(locale, 'event.cards.revealed.none', { name: name(seat) })
      : say(locale, 'event.cards.revealed.one', {
          name: name(seat),
          card: cardName(locale, card),
          value: bonusText(locale, card),
        }),
  );
  return say(locale, 'event.cards.revealed', { parts: join(locale, parts, 'list.notes') });
}

function compared(
  locale: Locale,
  { province, totals, winner }: Of<'strength.compared'>,
  name: Named,
): string {
  const place = placeName(locale, province);
  const parts = each(locale, totals, 'event.strength.one', ({ seat, figures, cards }) => ({
    name: name(seat),
    figures,
    cards,
    total: figures + cards,
  }));
  return winner === null
    ? say(locale, 'event.strength.compared.tied', { place, parts })
    : say(locale, 'event.strength.compared.won', { place, parts, name: name(winner) });
}
