import type { Locale, Seat } from '@sanguine/kernel';
import type { Link } from '@sanguine/ui';
import { type Face, isCard } from '../content/cards.ts';
import { type Place, PLACES } from '../content/provinces.ts';
import type { Event } from '../rules/events.ts';
import { cardName, placeName } from '../text/words.ts';

/** The places a log line mentions, in the words it uses for them. */
export function links(locale: Locale, event: Event): readonly Link[] {
  return [...new Set(placesOf(event))].map((place) => ({ ref: place, words: placeName(locale, place) }));
}

function placesOf(event: Event): readonly Place[] {
  switch (event.e) {
    case 'token.placed':
    case 'pillage.began':
    case 'battle.began':
    case 'strength.compared':
    case 'province.pillaged':
    case 'province.destroyed':
      return [event.province];
    case 'provinces.doomed':
      return event.provinces;
    case 'age.began':
      return [event.doomed];
    case 'figure.invaded':
      return [event.to];
    case 'figures.marched':
    case 'figure.joined':
    case 'leader.rode':
      return [event.from, event.to];
    case 'figure.rescued':
    case 'figures.destroyed':
      return PLACES.filter((place) => place === event.at);
    case 'quest.judged':
      return event.fulfilled ? event.where : [];
    default:
      return [];
  }
}

/** The titles of the cards a log line mentions. */
export function titles(locale: Locale, event: Event): readonly string[] {
  return [...new Set(facesOf(event).filter(isCard))].map((card) => cardName(locale, card));
}

function facesOf(event: Event): readonly Face[] {
  switch (event.e) {
    case 'cards.revealed':
      return event.cards.flatMap(({ card }) => (card === null ? [] : [card]));
    case 'card.upgraded':
      return [event.card, ...(event.replaced === null ? [] : [event.replaced])];
    default:
      if ('cards' in event) return event.cards;
      return 'card' in event && event.card !== null ? [event.card] : [];
  }
}

/** The seat an event is attributed to, whose emblem its log line shows. */
export const doer = (event: Event): Seat | null => ('seat' in event ? event.seat : null);
