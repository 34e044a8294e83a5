import type { Seat, PlayContext } from '@sanguine/kernel';
import { upgradeEffect } from '../cards/index.ts';
import { clanOf } from '../clans.ts';
import type { Event } from '../events.ts';
import { gainGlory } from '../glory.ts';
import { upgradeKind, upgrades } from '../sheet.ts';
import type { Battle, State } from '../state.ts';
import { opponentsOf, playedBy, type RunSlot, textOf } from './battle.ts';

/** §11.11: Glory for fallen figures: the Valkyrie, Thor's Glory, Odin's Judgement. */
export const count: RunSlot = (state, battle, stage, context) => {
  stage.slot = 'blessing';
  for (const seat of battle.participants) {
    countEnemies(state, battle, seat, context);
    for (const played of playedBy(battle, seat)) {
      const { judgement = 0 } = textOf(played);
      const fallen = battle.fallen.reduce((sum, figures) => sum + figures, 0);
      gainGlory(state, seat, judgement * fallen, 'cards', played.card, context);
    }
  }
};

/** A Monster's card scores only if it took part in the battle, whether it survives or not. */
function countEnemies(state: State, battle: Battle, seat: Seat, context: PlayContext<Event>): void {
  const enemies = opponentsOf(battle, seat).reduce((sum, other) => sum + (battle.fallen[other] ?? 0), 0);
  for (const card of upgrades(clanOf(state, seat))) {
    const { fallen } = upgradeEffect(card);
    if (fallen === undefined || enemies < fallen.least) continue;
    if (upgradeKind(card).kind === 'monster' && !battle.valkyries.includes(seat)) continue;
    gainGlory(state, seat, fallen.glory * (fallen.each ? enemies : 1), 'cards', card, context);
  }
}
