import type { PlayContext, Seat } from '@sanguine/kernel';
import type { UpgradeEffect } from '../../content/cards/effects.ts';
import type { Card } from '../../content/cards.ts';
import { STATS } from '../../content/clan.ts';
import { type Province, TOKEN_GLORY } from '../../content/provinces.ts';
import { emptyVillages, neighbours } from '../atlas.ts';
import { clanOf } from '../clans.ts';
import type { Event } from '../events.ts';
import { gainGlory, raiseStat, risingStats } from '../glory.ts';
import { upgradeFor } from '../sheet.ts';
import type { Battle, State } from '../state.ts';
import { figuresOf } from '../upgrade.ts';
import { playedBy, type RunSlot, textOf } from './battle.ts';

/** §11.9: the province counts as pillaged, and its token gives its reward. */
export const reward: RunSlot = (state, battle, stage, context) => {
  stage.slot = 'again';
  if (!state.pillaged.includes(battle.province)) state.pillaged.push(battle.province);
  takeToken(state, battle, false, context);
};

/** §11.9: the Frost Giant takes the token's reward once more. */
export const again: RunSlot = (state, battle, stage, context) => {
  stage.slot = 'grace';
  if (bonusCard(state, battle.pillager, battle.province, 'again') !== null)
    takeToken(state, battle, true, context);
};

function takeToken(
  state: State,
  { province, pillager: seat }: Battle,
  repeated: boolean,
  context: PlayContext<Event>,
): void {
  const token = state.tokens[province];
  context.emit({ e: 'province.pillaged', seat, province, token, again: repeated });
  if (token === 'glory') gainGlory(state, seat, TOKEN_GLORY, 'pillage', null, context);
  else if (token === 'all') raiseAll(state, seat, context);
  else if (token !== 'gone') raiseStat(state, seat, token, context);
}

function raiseAll(state: State, seat: Seat, context: PlayContext<Event>): void {
  for (const stat of STATS) raiseStat(state, seat, stat, context);
}

/** §11.9: Frigga's Grace raises a stat that is not the token's. */
export const grace: RunSlot = (state, battle, stage) => {
  stage.slot = 'lord';
  const { pillager: seat, province } = battle;
  const graced = playedBy(battle, seat).find((played) => textOf(played).grace === true);
  const stats = risingStats(clanOf(state, seat)).filter((stat) => stat !== state.tokens[province]);
  if (graced !== undefined && stats.length > 0) {
    state.frames.push({ step: 'raise', seat, stats, by: graced.card });
  }
};

/** §11.9: Lord of Axes and Lord of Spears. */
export const lord: RunSlot = (state, battle, stage, context) => {
  stage.slot = 'hammers';
  const { pillager: seat, province } = battle;
  if (bonusCard(state, seat, province, 'raiseAll') !== null) raiseAll(state, seat, context);
  const by = bonusCard(state, seat, province, 'raiseOne');
  const stats = risingStats(clanOf(state, seat));
  if (by !== null && stats.length > 0) state.frames.push({ step: 'raise', seat, stats, by });
};

/** §11.9: Lord of Hammers may move on. */
export const hammers: RunSlot = (state, battle, stage) => {
  stage.slot = 'glory';
  if (
    bonusCard(state, battle.pillager, battle.province, 'ride') === null ||
    rides(state, battle).length === 0
  )
    return;
  state.frames.push({ step: 'hammers', seat: battle.pillager });
};

/** Where Lord of Hammers could go. */
export const rides = (state: State, { province }: Battle): Province[] =>
  neighbours(state, province).filter((to) => emptyVillages(state, to) > 0);

/** The clan's card with this pillage bonus, if its figure is in the province. */
export function bonusCard(
  state: State,
  seat: Seat,
  province: Province,
  what: NonNullable<UpgradeEffect['pillaged']>,
): Card | null {
  const clan = clanOf(state, seat);
  const card = upgradeFor(clan, ({ pillaged }) => pillaged === what);
  const figures = card === null ? [] : figuresOf(card);
  return figures.some((figure) => clan.figures[province].includes(figure)) ? card : null;
}
