import type { Locale, Refusal, Values } from '@sanguine/kernel';
import { type Card, isCard } from '../content/cards.ts';
import { CLANS, type Figure, FIGURES, STATS } from '../content/clan.ts';
import { type Place, PLACES } from '../content/provinces.ts';
import { clanName, faceNames, figureNames, join, placeName, placeNames, sayCode, statName } from './words.ts';

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

/** Replaces ids in the facts with words. */
function inWords(locale: Locale, facts: Refusal['facts']): Values {
  return facts['step'] === undefined ? facts : { ...facts, step: sayCode(locale, `step.${facts['step']}`) };
}

export function refusalLine(locale: Locale, { code, pieces, facts }: Refusal): string {
  return sayCode(locale, `refusal.${code}`, { ...read(locale, pieces), ...inWords(locale, facts) });
}
