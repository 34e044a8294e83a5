import type { Seat, PlayContext } from '@sanguine/kernel';
import type { Card } from '../content/cards.ts';
import { LAST_STEP, type Stat, STATS, TRACKS } from '../content/clan.ts';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import type { Clan, GlorySource, State } from './state.ts';

/** Adds Glory from a source to the ledger and emits an event; does nothing for 0. */
export function gainGlory(
  state: State,
  seat: Seat,
  glory: number,
  source: GlorySource,
  card: Card | null,
  context: PlayContext<Event>,
): void {
  if (glory === 0) return;
  bookGlory(state, seat, glory, source);
  context.emit({ e: 'glory.gained', seat, glory, source, card });
}

/** Changes a clan's Glory and its ledger without an event. */
export function bookGlory(state: State, seat: Seat, glory: number, source: GlorySource): void {
  const clan = clanOf(state, seat);
  clan.glory += glory;
  const page = clan.ledger[state.age - 1];
  if (page !== undefined) page[source] += glory;
}

/** A stat's current value. */
export const statValue = (clan: Clan, stat: Stat): number => TRACKS[stat][clan.stats[stat] - 1] ?? 0;

/** The stats that can still rise. */
export const risingStats = (clan: Clan): Stat[] => STATS.filter((stat) => clan.stats[stat] < LAST_STEP);

/** §1.3: raises it one step; no effect at the last one. */
export function raiseStat(state: State, seat: Seat, stat: Stat, context: PlayContext<Event>): void {
  const clan = clanOf(state, seat);
  if (clan.stats[stat] >= LAST_STEP) return;
  clan.stats[stat] += 1;
  context.emit({ e: 'stat.raised', seat, stat, step: clan.stats[stat] });
}
