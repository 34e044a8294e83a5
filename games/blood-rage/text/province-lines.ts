import type { Locale, Seat } from '@sanguine/kernel';
import { OUTER_PROVINCES, type Province } from '../content/provinces.ts';
import { emptyVillages, fjordOf, isLiving, isOuter, neighbours } from '../rules/atlas.ts';
import { clanOf } from '../rules/clans.ts';
import { present } from '../rules/figures.ts';
import type { State } from '../rules/state.ts';
import { strengthOf } from '../rules/strength.ts';
import { figureList, inLines, join, placeName, placeNames, say, tokenName } from './words.ts';

/** A province with its neighbours, villages and token, and each clan's figures and strength there. */
export function provinceLines(
  locale: Locale,
  view: State,
  province: Province,
  name: (seat: Seat) => string,
): string[] {
  if (!isLiving(view, province)) {
    return inLines(locale, [headOf(locale, province), say(locale, 'board.gone')], '  ');
  }
  const facts = [headOf(locale, province), ...factsOf(locale, view, province)];
  return [
    ...inLines(locale, facts, '  '),
    ...present(view, province).flatMap((seat) => {
      const force = say(locale, 'board.force', {
        name: name(seat),
        strength: strengthOf(view, seat, province),
        figures: forceText(locale, view, seat, province),
      });
      return inLines(locale, [force], '      ');
    }),
  ];
}

function headOf(locale: Locale, province: Province): string {
  const place = placeName(locale, province);
  return isOuter(province)
    ? say(locale, 'board.province', {
        place,
        region: say(locale, `region.${OUTER_PROVINCES[province].region}`),
      })
    : say(locale, 'board.centre', { place });
}

function factsOf(locale: Locale, view: State, province: Province): string[] {
  const doomed = view.doomed[view.age - 1] === province;
  const fjord = fjordOf(province);
  return [
    isOuter(province)
      ? say(locale, 'board.villages', {
          count: emptyVillages(view, province),
          most: OUTER_PROVINCES[province].villages,
        })
      : say(locale, 'board.villages.any'),
    say(locale, 'board.token', { token: tokenName(locale, view.tokens[province]) }),
    ...(view.pillaged.includes(province) ? [say(locale, 'board.pillaged')] : []),
    ...(doomed ? [say(locale, 'board.doomedNow')] : []),
    ...(fjord === null ? [] : [say(locale, 'board.onFjord', { place: placeName(locale, fjord) })]),
    isOuter(province)
      ? say(locale, 'board.nextTo', { places: placeNames(locale, neighbours(view, province)) })
      : say(locale, 'board.nextTo.all'),
  ];
}

/** `Leader, 2 Warriors, Ship in the fjord` */
function forceText(locale: Locale, view: State, seat: Seat, province: Province): string {
  const { figures } = clanOf(view, seat);
  const fjord = fjordOf(province);
  const ships = fjord === null ? [] : figures[fjord];
  const afloat =
    ships.length === 0
      ? []
      : [say(locale, 'board.inFjord', { figures: join(locale, figureList(locale, ships)) })];
  return join(locale, [...figureList(locale, figures[province]), ...afloat]);
}
