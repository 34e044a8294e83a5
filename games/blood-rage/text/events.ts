import type { Locale, Seat } from '@sanguine/kernel';
import type { Face } from '../content/cards.ts';
import { type Figure, TRACKS } from '../content/clan.ts';
import type { Event } from '../rules/events.ts';
import { type BattleEvent, battleLine, type Named } from './battle-events.ts';
import {
  cardName,
  clanName,
  each,
  faceNames,
  figureNames,
  isKnown,
  join,
  nameOf,
  placeName,
  placeNames,
  say,
  statName,
  tokenName,
} from './words.ts';

type Of<E extends Event['e']> = Extract<Event, { e: E }>;

/** The log line of an event, as masked for the reader. */
export function eventLine(locale: Locale, event: Event, names: readonly string[]): string {
  const name: Named = (seat) => nameOf(locale, names, seat);
  switch (event.e) {
    case 'token.placed':
      return say(locale, 'event.token.placed', {
        place: placeName(locale, event.province),
        token: tokenName(locale, event.token),
      });
    case 'provinces.doomed':
      return say(locale, 'event.provinces.doomed', { places: placeNames(locale, event.provinces) });
    case 'province.destroyed':
      return say(locale, 'event.province.destroyed', { place: placeName(locale, event.province) });
    case 'age.began':
      return say(locale, 'event.age.began', {
        age: event.age,
        name: name(event.first),
        place: placeName(locale, event.doomed),
      });
    case 'action.began':
      return say(locale, 'event.action.began', {
        age: event.age,
        parts: each(locale, event.rage, 'event.action.began.one', (rage, seat) => ({
          name: name(seat),
          rage,
        })),
      });
    case 'age.ended':
      return say(locale, 'event.age.ended', { age: event.age, parts: glories(locale, event.glory, name) });
    case 'game.ended':
      return say(locale, 'event.game.ended', {
        names: join(locale, event.winners.map(name)),
        count: event.winners.length,
        parts: glories(locale, event.glory, name),
      });
    case 'battle.began':
    case 'cards.revealed':
    case 'strength.compared':
    case 'quest.declared':
    case 'card.voided':
    case 'watch.called':
    case 'figure.kept':
    case 'late.played':
    case 'rage.stolen':
    case 'glory.stolen':
    case 'cards.stolen':
    case 'province.pillaged':
      return battleLine(locale, event, name);
    default:
      return seatLine(locale, event, name(event.seat));
  }
}

const glories = (locale: Locale, glory: readonly number[], name: Named): string =>
  each(locale, glory, 'event.glory.one', (amount, seat) => ({ name: name(seat), glory: amount }));

type SeatEvent = Extract<Event, { seat: Seat }>;

/** Events that concern one seat. */
function seatLine(locale: Locale, event: Exclude<SeatEvent, BattleEvent>, name: string): string {
  switch (event.e) {
    case 'clan.taken':
      return say(locale, 'event.clan.taken', { name, clan: clanName(locale, event.clan) });
    case 'cards.dealt':
    case 'cards.drafted':
    case 'cards.spent':
    case 'cards.returned':
    case 'cards.regained':
    case 'cards.shed':
      return cardsLine(locale, event.e, name, event.cards);
    case 'turn.began':
    case 'seat.passed':
    case 'rage.gained':
      return say(locale, `event.${event.e}`, { name, rage: event.rage });
    case 'figure.invaded':
      return say(locale, `event.figure.invaded.${event.by}`, {
        name,
        place: placeName(locale, event.to),
        figure: figureNames(locale, [event.figure]),
        rage: event.cost,
      });
    case 'figures.marched':
      return say(locale, 'event.figures.marched', { ...way(locale, event), ...force(locale, name, event) });
    case 'figure.joined':
      return say(locale, 'event.figure.joined', {
        ...way(locale, event),
        name,
        figure: figureNames(locale, [event.figure]),
      });
    case 'leader.rode':
      return say(locale, 'event.leader.rode', { ...way(locale, event), name });
    case 'card.upgraded':
      return upgraded(locale, event, name);
    case 'monster.boxed':
      return say(locale, 'event.monster.boxed', { name, figure: figureNames(locale, [event.figure]) });
    case 'quest.committed':
      return isKnown(event.card)
        ? say(locale, 'event.quest.committed', { name, card: cardName(locale, event.card) })
        : say(locale, 'event.quest.committed.hidden', { name });
    case 'pillage.began':
      return say(locale, `event.pillage.began.${event.by}`, {
        name,
        place: placeName(locale, event.province),
      });
    case 'seat.stayed':
      return say(locale, event.rest ? 'event.seat.stayed.rest' : 'event.seat.stayed', { name });
    case 'card.chosen':
    case 'late.stayed':
    case 'seat.woke':
      return say(locale, `event.${event.e}`, { name });
    case 'figure.rescued':
      return say(locale, `event.figure.rescued.${event.by}`, {
        name,
        figure: figureNames(locale, [event.figure]),
        place: placeName(locale, event.at),
      });
    case 'figures.destroyed':
      return say(locale, `event.figures.destroyed.${event.cause}`, {
        ...force(locale, name, event),
        place: placeName(locale, event.at),
      });
    case 'glory.gained':
      return event.card === null
        ? say(locale, `event.glory.gained.${event.source}`, { name, glory: event.glory })
        : say(locale, 'event.glory.gained.card', {
            name,
            glory: event.glory,
            card: cardName(locale, event.card),
          });
    case 'stat.raised':
      return say(locale, 'event.stat.raised', {
        name,
        stat: statName(locale, event.stat),
        step: event.step,
        value: TRACKS[event.stat][event.step - 1] ?? 0,
      });
    case 'quest.judged':
      return judged(locale, event, name);
    case 'valhalla.released':
      return say(locale, 'event.valhalla.released', force(locale, name, event));
  }
}

type CardsEvent = Exclude<Extract<Event, { seat: Seat; cards: readonly Face[] }>, BattleEvent>['e'];

const cardsLine = (locale: Locale, e: CardsEvent, name: string, cards: readonly Face[]): string =>
  say(locale, `event.${e}`, { name, cards: faceNames(locale, cards) });

const way = (
  locale: Locale,
  { from, to }: Pick<Of<'figures.marched'>, 'from' | 'to'>,
): Record<'from' | 'to', string> => ({ from: placeName(locale, from), to: placeName(locale, to) });

const force = (
  locale: Locale,
  name: string,
  { figures }: { readonly figures: readonly Figure[] },
): Record<'name' | 'figures', string> => ({ name, figures: figureNames(locale, figures) });

function upgraded(locale: Locale, { card, cost, replaced }: Of<'card.upgraded'>, name: string): string {
  const line = { name, card: cardName(locale, card), rage: cost };
  return replaced === null
    ? say(locale, 'event.card.upgraded', line)
    : say(locale, 'event.card.upgraded.replaced', { ...line, old: cardName(locale, replaced) });
}

function judged(locale: Locale, { card, fulfilled, where }: Of<'quest.judged'>, name: string): string {
  const line = { name, card: cardName(locale, card) };
  if (!fulfilled) return say(locale, 'event.quest.judged.failed', line);
  return where.length === 0
    ? say(locale, 'event.quest.judged.fulfilled.valhalla', line)
    : say(locale, 'event.quest.judged.fulfilled', { ...line, where: placeNames(locale, where) });
}
