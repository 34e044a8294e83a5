import type { Seat } from '@sanguine/kernel';
import { isBack } from '../content/cards.ts';
import { type Figure, STRENGTH } from '../content/clan.ts';
import {
  OUTER,
  OUTER_PROVINCES,
  PLACES,
  type Place,
  PROVINCES,
  type Province,
  type Token,
  TOKEN_GLORY,
} from '../content/provinces.ts';
import { fjordOf, isLiving, isOuter } from '../rules/atlas.ts';
import { questEffect, upgradeEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { isQuest, questGlory } from '../rules/quests.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import { productOf, strengthOn, upgradeCalled } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { riseValue } from './stat-values.ts';

/** What one seat needs to know of a province to score its moves quickly. */
export interface ProvinceView {
  readonly province: Province;
  /** Strength of the seat's figures there and in its fjord; number of its figures in the province itself. */
  readonly own: number;
  readonly figures: number;
  /** The seat's strength in neighbouring provinces that is likely to come. */
  readonly help: number;
  /** The strongest rival: the strength there now, and with what is likely to come. */
  readonly there: number;
  readonly rival: number;
  readonly room: number;
  /** Not pillaged yet in this Age. */
  readonly open: boolean;
  /** What the token is worth to the seat, and what its Quests for this province pay. */
  readonly token: number;
  readonly quests: number;
  readonly doomed: boolean;
}

/** The share of neighbouring strength that comes to a battle, and the average strength of a figure that finds room. */
const COMING = 0.5;
const SIZE = 3;
/** What the raised stat adds to the Glory of a Quest. */
const STEP = 3;

/** Every living province. */
export function provinceViews(state: State, seat: Seat): ProvinceView[] {
  const clan = clanOf(state, seat);
  const strengths = state.clans.map(strengthsOf);
  const tokens = tokensFor(state, clan);
  const asked = questsOf(clan);
  const doomed = doomedNow(state);
  const alive = PROVINCES.map((province) => isLiving(state, province));
  const views: ProvinceView[] = [];
  for (let at = 0; at < PROVINCES.length; at++) {
    const province = PROVINCES[at];
    if (province === undefined || alive[at] !== true) continue;
    const open = !state.pillaged.includes(province);
    const room = roomIn(state, province);
    const fjord = FJORD_OF[at] ?? NO_FJORD;
    const next = open && room > 0 ? (NEXT_TO[at] ?? NOWHERE) : NOWHERE;
    let own = 0;
    let help = 0;
    let there = 0;
    let rival = 0;
    for (let other = 0; other < strengths.length; other++) {
      const strength = strengths[other] ?? NOWHERE;
      const here = (strength[at] ?? 0) + (strength[fjord] ?? 0);
      let near = 0;
      for (const place of next) if (alive[place] === true) near += strength[place] ?? 0;
      const coming = COMING * Math.min(near, SIZE * room);
      if (other === seat) {
        own = here;
        help = coming;
      } else {
        there = Math.max(there, here);
        rival = Math.max(rival, here + coming);
      }
    }
    views.push({
      province,
      own,
      figures: clan.figures[province].length,
      help,
      there,
      rival,
      room,
      open,
      token: open ? tokens[state.tokens[province]] : 0,
      quests: asked(province),
      doomed: province === doomed,
    });
  }
  return views;
}

/** Places by number, as in `PLACES`: the ring, Yggdrasil, the fjords. */
const RING = OUTER.length;
const NO_FJORD = -1;
const FJORD_OF: readonly number[] = PROVINCES.map((province) => {
  const fjord = fjordOf(province);
  return fjord === null ? NO_FJORD : PLACES.indexOf(fjord);
});
const NEXT_TO: readonly (readonly number[])[] = PROVINCES.map((_, at) =>
  at < RING ? [(at + RING - 1) % RING, (at + 1) % RING, RING] : OUTER.map((__, outer) => outer),
);
const NOWHERE: readonly number[] = [];

/** A clan's strength in every place: like `strengthOf`, but for all places at once. */
function strengthsOf(clan: Clan): number[] {
  const { warrior } = clan.sheet;
  const pairs = warrior === null ? undefined : upgradeEffect(warrior).warriors;
  const single = pairs?.single ?? strengthAt(clan, 'warrior', 'yggdrasil');
  const strengths: number[] = [];
  for (const place of PLACES) {
    let sum = 0;
    let warriors = 0;
    for (const figure of clan.figures[place]) {
      if (figure === 'warrior') warriors++;
      else sum += strengthAt(clan, figure, place);
    }
    const paired = pairs === undefined ? 0 : Math.floor(warriors / 2);
    strengths.push(sum + paired * (pairs?.pair ?? 0) + (warriors - 2 * paired) * single);
  }
  return strengths;
}

/** Like `figureStrength`, for figures on the board. */
export function strengthAt(clan: Clan, figure: Figure, place: Place): number {
  if (figure === 'leader' || figure === 'warrior' || figure === 'ship') {
    const card = clan.sheet[figure];
    return card === null ? STRENGTH[figure] : strengthOn(card);
  }
  const card = upgradeCalled(clan, figure);
  return card === null ? 0 : (upgradeEffect(card).strengthIn?.[place] ?? strengthOn(card));
}

/** Stands for no limit: more figures than ever come. */
const ENDLESS = 99;

function roomIn(state: State, province: Province): number {
  if (!isOuter(province)) return ENDLESS;
  let room = OUTER_PROVINCES[province].villages;
  for (const { figures } of state.clans) room -= figures[province].length;
  return room;
}

function tokensFor(state: State, clan: Clan): Record<Token, number> {
  const rage = riseValue(state, clan, 'rage');
  const axes = riseValue(state, clan, 'axes');
  const horns = riseValue(state, clan, 'horns');
  return { rage, axes, horns, glory: TOKEN_GLORY, all: rage + axes + horns, gone: 0 };
}

/** Roughly what the clan's own Quests would pay for a province. */
function questsOf(clan: Clan): (province: Province) => number {
  const factor = productOf(clan, ({ questFactor }) => questFactor);
  const asked = new Map<string, number>();
  for (const pile of [clan.hand, clan.quests]) {
    for (const card of pile) {
      if (isBack(card) || !isQuest(card)) continue;
      const effect = questEffect(card);
      if (effect.most === 'valhalla') continue;
      const where = effect.most === 'region' ? effect.region : effect.province;
      asked.set(where, (asked.get(where) ?? 0) + factor * questGlory(card) + STEP);
    }
  }
  if (asked.size === 0) return () => 0;
  return (province) =>
    (asked.get(province) ?? 0) + (isOuter(province) ? (asked.get(OUTER_PROVINCES[province].region) ?? 0) : 0);
}
