import type { Locale } from '@sanguine/kernel';
import { type Place, PLACES } from '../../content/provinces.ts';
import { isFjord, isLiving, isOpenFjord, isOuter, emptyVillages } from '../../rules/atlas.ts';
import { present } from '../../rules/figures.ts';
import type { State } from '../../rules/state.ts';
import { strengthOf } from '../../rules/strength.ts';
import { isDoomed } from '../../text/consequences.ts';
import { figureList, join, placeName, say, sideOf, tokenName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import type { Marks } from './marks.ts';

/** Every place's label for screen readers: what it is, who is there with what strength, what pressing it would do. */
export function placeLabels(locale: Locale, view: State, marks: Marks): Record<Place, string> {
  return Object.fromEntries(
    PLACES.map((place) => [place, join(locale, partsOf(locale, view, marks, place))]),
  ) as Record<Place, string>;
}

function partsOf(locale: Locale, view: State, { targets }: Marks, place: Place): string[] {
  const kind = targets.get(place)?.kind;
  return [
    placeName(locale, place),
    ...(isFjord(place) ? fjordParts(locale, view, place) : provinceParts(locale, view, place)),
    ...(kind === undefined ? [] : [sayBoard(locale, `place.${kind}`)]),
  ];
}

function provinceParts(
  locale: Locale,
  view: State,
  place: Exclude<Place, 'ne' | 'se' | 'sw' | 'nw'>,
): string[] {
  if (!isLiving(view, place)) return [say(locale, 'board.gone')];
  const empty = emptyVillages(view, place);
  return [
    ...(isOuter(place) ? [sayBoard(locale, 'place.empty', { count: empty })] : []),
    ...(isDoomed(view, place) ? [say(locale, 'board.doomedNow')] : []),
    say(locale, 'board.token', { token: tokenName(locale, view.tokens[place]) }),
    ...(view.pillaged.includes(place) ? [say(locale, 'board.pillaged')] : []),
    ...present(view, place).map((seat) =>
      say(locale, 'board.force', {
        name: sideOf(locale, view, seat),
        strength: strengthOf(view, seat, place),
        figures: join(locale, figureList(locale, view.clans[seat]?.figures[place] ?? [])),
      }),
    ),
  ];
}

function fjordParts(locale: Locale, view: State, place: 'ne' | 'se' | 'sw' | 'nw'): string[] {
  if (!isOpenFjord(view, place)) return [say(locale, 'board.fjord.closed')];
  return [...view.clans.entries()].flatMap(([seat, { figures }]) =>
    figures[place].length === 0
      ? []
      : [
          say(locale, 'board.owned', {
            name: sideOf(locale, view, seat),
            figures: join(locale, figureList(locale, figures[place])),
          }),
        ],
  );
}
