import type { Locale, Seat } from '@sanguine/kernel';
import type { Province } from '../content/provinces.ts';
import { clanOf } from '../rules/clans.ts';
import { forecast } from '../rules/forecast.ts';
import { present } from '../rules/figures.ts';
import { type PillageBy, pillageCost } from '../rules/pillage.ts';
import { spoilsOf, tollOf } from '../rules/stakes.ts';
import type { State } from '../rules/state.ts';
import { each, join, rewardName, say, sideOf } from './words.ts';

/** What a pillage would cost, who is there or could join, and what can be won or lost. */
export function pillageNotes(
  locale: Locale,
  view: State,
  seat: Seat,
  province: Province,
  by: PillageBy,
): string[] {
  return [
    pillagePrice(locale, view, seat, by),
    ...rivalNotes(locale, view, seat, province),
    ...stakeNotes(locale, view, seat, province),
  ];
}

export const pillagePrice = (locale: Locale, view: State, seat: Seat, by: PillageBy): string =>
  say(locale, 'note.cost', { rage: pillageCost(clanOf(view, seat), by) ?? 0 });

/** What a success brings, and what a defeat would. */
export function stakeNotes(locale: Locale, view: State, seat: Seat, province: Province): string[] {
  return [...spoilNotes(locale, view, seat, province), ...tollNotes(locale, view, seat, province)];
}

function rivalNotes(locale: Locale, view: State, seat: Seat, province: Province): string[] {
  const { sides } = forecast(view, province);
  const there = new Set([seat, ...present(view, province)]);
  const here = sides.filter((side) => there.has(side.seat));
  const near = sides.filter((side) => !there.has(side.seat));
  const name = (side: Seat): string => sideOf(locale, view, side);
  return [
    here.length < 2
      ? say(locale, 'note.unopposed')
      : say(locale, 'note.strength', {
          parts: join(
            locale,
            here.map(({ seat: side, strength, reach }) =>
              say(locale, reach > strength ? 'note.strength.more' : 'note.strength.one', {
                name: name(side),
                strength,
                reach,
              }),
            ),
          ),
        }),
    ...(near.length === 0
      ? []
      : [
          say(locale, 'note.near', {
            parts: each(locale, near, 'note.near.one', (side) => ({
              name: name(side.seat),
              strength: side.reach,
            })),
          }),
        ]),
  ];
}

function spoilNotes(locale: Locale, view: State, seat: Seat, province: Province): string[] {
  const spoils = spoilsOf(view, seat, province);
  if (spoils === null) return [];
  const key = spoils.twice ? 'note.reward.twice' : 'note.reward';
  return [say(locale, key, { token: rewardName(locale, spoils.token) })];
}

/** §11.8: what a defeat would score, which may be the plan. */
function tollNotes(locale: Locale, view: State, seat: Seat, province: Province): string[] {
  const { shipGlory, releaseGlory } = tollOf(view, seat, province);
  const glory = shipGlory + releaseGlory;
  return glory === 0 ? [] : [say(locale, 'note.toll', { glory })];
}
