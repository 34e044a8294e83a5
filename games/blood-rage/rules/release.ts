import type { PlayContext } from '@sanguine/kernel';
import { upgradeEffect } from './cards/index.ts';
import type { Event } from './events.ts';
import { sortFigures } from './figures.ts';
import { gainGlory } from './glory.ts';
import { upgrades } from './sheet.ts';
import type { State } from './state.ts';

/** §16: all figures return from Valhalla; Loki's cards score for each. */
export function releaseValhalla(state: State, context: PlayContext<Event>): void {
  for (const [seat, clan] of state.clans.entries()) {
    const released = clan.figures.valhalla;
    if (released.length === 0) continue;
    clan.figures.reserve = sortFigures([...clan.figures.reserve, ...released]);
    clan.figures.valhalla = [];
    context.emit({ e: 'valhalla.released', seat, figures: released });
    for (const card of upgrades(clan)) {
      const glory = upgradeEffect(card).releaseGlory ?? 0;
      gainGlory(state, seat, glory * released.length, 'valhalla', card, context);
    }
  }
}
