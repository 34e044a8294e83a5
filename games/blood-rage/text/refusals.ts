import { type Locale, type Refusal, type Values, verbRefusalLine } from '@sanguine/kernel';
import { type Card, isCard } from '../content/cards.ts';
import { CLANS, type Figure, FIGURES, STATS } from '../content/clan.ts';
import { type Place, PLACES } from '../content/provinces.ts';
import { clanName, faceNames, figureNames, join, placeName, placeNames, sayCode, statName } from './words.ts';
import { sayTyping } from './typing/lexicon.ts';

const isFigure = (piece: string): piece is Figure => FIGURES.some((figure) => figure === piece);
const isPlace = (piece: string): piece is Place => PLACES.some((place) => place === piece);

/**
 * Splits the pieces at fault: `leader` is a figure, `gimle` a place, `troll-1` a card, `wolf` a clan, `axes` a stat.
 */
function read(locale: Locale, pieces: readonly string[]): Values {
  const places = pieces.filter(isPlace);
  const [from, to] = places.map((place) => placeName(locale, place));
  const cards: Card[] = pieces.filter(isCard);
  return {
    what: figureNames(locale, pieces.filter(isFigure)),
    place: placeNames(locale, places),
    from: from ?? '',
    to: to ?? '',
    card: faceNames(locale, cards),
    clan: join(
      locale,
      CLANS.filter((clan) => pieces.includes(clan)).map((clan) => clanName(locale, clan)),
    ),
    stat: join(
      locale,
      STATS.filter((stat) => pieces.includes(stat)).map((stat) => statName(locale, stat)),
      'list.or',
    ),
  };
}

export function refusalLine(locale: Locale, refusal: Refusal): string {
  const { code, pieces, facts } = refusal;
  const ofVerb = verbRefusalLine(sayTyping, locale, refusal);
  return ofVerb ?? sayCode(locale, `refusal.${code}`, { ...read(locale, pieces), ...facts });
}
