import { factsOf } from '../../content/cards.ts';
import { upgradeEffect } from '../cards/index.ts';
import { clanOf } from '../clans.ts';
import { upgrades } from '../sheet.ts';
import type { Clan } from '../state.ts';
import { playedBy, type RunSlot } from './battle.ts';

/** Tyr's Domain, Tyr's Wrath: each participant who revealed a Quest declares its worth, in order. */
export const declare: RunSlot = (state, battle, stage) => {
  for (const seat of battle.participants) {
    if (stage.done.includes(seat)) continue;
    stage.done.push(seat);
    const bonuses = questBonuses(clanOf(state, seat));
    const quest = playedBy(battle, seat).some(({ card }) => factsOf(card).kind.kind === 'quest');
    if (!quest || bonuses.length < 2) continue;
    state.frames.push({ step: 'declare', seat, bonuses });
    return;
  }
  stage.slot = 'primacy';
  stage.done = [];
};

/** What the clan may declare a Quest to be worth, ascending from 0. */
export function questBonuses(clan: Clan): number[] {
  const bonuses = [0];
  for (const card of upgrades(clan)) {
    const bonus = upgradeEffect(card).questBonus;
    if (bonus !== undefined) bonuses.push(bonus);
  }
  return bonuses.toSorted((one, other) => one - other);
}

/** The most a Quest can be declared to be worth. */
export const bestQuest = (clan: Clan): number => Math.max(...questBonuses(clan));
