import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { type Province, YGGDRASIL } from '../content/provinces.ts';
import { isLiving } from './atlas.ts';
import { upgradeEffect } from './cards/index.ts';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import { isPresent } from './figures.ts';
import { upgradeFor, windowCost } from './sheet.ts';
import type { Battle, Clan, State } from './state.ts';

/** What allows a pillage: the action, Tyr's Challenge or Thor's Domain. */
export type PillageBy = Battle['by'];

/** Its price; null if the clan lacks the card for it. */
export function pillageCost(clan: Clan, by: PillageBy): number | null {
  if (by === 'action') return 0;
  if (by === 'domain') return windowCost(clan, 'domain');
  const card = upgradeFor(clan, ({ action }) => action?.do === 'challenge');
  return card === null ? null : (upgradeEffect(card).action?.cost ?? 0);
}

/**
 * §10.1: an intact province that was not pillaged in this Age (for Tyr's Challenge: that was), with an own figure in it
 * or in its fjord.
 */
export function refusePillage(state: State, seat: Seat, province: Province, by: PillageBy): Refusal | null {
  const clan = clanOf(state, seat);
  const cost = pillageCost(clan, by);
  if (cost === null) return refusal('18.6', 'pillage.noCard', [province]);
  if (!isLiving(state, province)) return refusal('10.1', 'pillage.destroyed', [province]);
  if (!isPresent(clan, province))
    return refusal('10.1', province === YGGDRASIL ? 'pillage.absent.yggdrasil' : 'pillage.absent', [
      province,
    ]);
  const pillaged = state.pillaged.includes(province);
  if (by === 'challenge' && !pillaged) return refusal('18.6', 'pillage.fresh', [province]);
  if (by !== 'challenge' && pillaged) return refusal('10.1', 'pillage.already', [province]);
  return clan.rage < cost
    ? refusal('5.1', 'pillage.rage', [province], { need: cost, have: clan.rage })
    : null;
}

/** §10.1: pays for it and opens the call to battle. */
export function beginPillage(
  state: State,
  seat: Seat,
  province: Province,
  by: PillageBy,
  context: PlayContext<Event>,
): void {
  const clan = clanOf(state, seat);
  clan.rage -= pillageCost(clan, by) ?? 0;
  context.emit({ e: 'pillage.began', seat, province, by });
  state.battle = {
    province,
    pillager: seat,
    by,
    participants: [],
    valkyries: [],
    played: [],
    armed: state.clans.map(() => null),
    fallen: state.clans.map(() => 0),
    winner: 'open',
  };
  state.frames.push({ step: 'battle', slot: 'call', done: [] });
}
