import { bestBy, type Seat } from '@sanguine/kernel';
import { keyOf } from '../content/cards.ts';
import { type Figure, STATS } from '../content/clan.ts';
import { living } from '../rules/atlas.ts';
import { clanOf } from '../rules/clans.ts';
import { kindsOf } from '../rules/figures.ts';
import { kindsIn } from '../rules/hand.ts';
import { entriesFor, invadeCost } from '../rules/invade.ts';
import { MARCH_COST, marchGoals } from '../rules/march.ts';
import type { AnyMove, March, Sacrifice, Upgrade } from '../rules/moves.ts';
import { refusePillage } from '../rules/pillage.ts';
import { isQuest } from '../rules/quests.ts';
import { RECALL_COST } from '../rules/recall.ts';
import { sequence } from '../rules/sequence.ts';
import { hasAction, placesFor, upgradeKind } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { isUpgrade, upgradeCost } from '../rules/upgrade.ts';
import { upgradeValue } from './values.ts';
import { riseValue } from './stat-values.ts';

/** The actions worth considering: figures march all together or one by one, and an upgrade replaces the weakest card. */
export function actionCandidates(state: State, seat: Seat): AnyMove[] {
  const clan = clanOf(state, seat);
  const moves: AnyMove[] = [];
  for (const province of living(state)) {
    if (refusePillage(state, seat, province, 'action') === null) moves.push({ do: 'pillage', province });
  }
  for (const card of kindsIn(clan.hand)) {
    if (isQuest(card)) moves.push({ do: 'quest', card });
  }
  moves.push(...upgradeMoves(clan));
  for (const figure of kindsOf(clan.figures.reserve)) {
    if (invadeCost(clan, figure) > clan.rage) continue;
    for (const to of entriesFor(state, clan, figure)) moves.push({ do: 'invade', figure, to });
  }
  moves.push(...marches(state, clan), ...specialMoves(state, seat, clan), { do: 'pass' });
  return moves;
}

export function upgradeMoves(clan: Clan): Upgrade[] {
  const moves: Upgrade[] = [];
  for (const card of kindsIn(clan.hand)) {
    if (!isUpgrade(card) || upgradeCost(clan, card) > clan.rage) continue;
    const places = placesFor(clan, upgradeKind(card).kind);
    const replaces = bestBy(places, (place) => (place === null ? 0 : -upgradeValue(keyOf(place))));
    if (replaces !== undefined) moves.push({ do: 'upgrade', card, replaces });
  }
  return moves;
}

function marches(state: State, clan: Clan): March[] {
  if (clan.rage < MARCH_COST) return [];
  const moves: March[] = [];
  const provinces = living(state);
  for (const from of provinces) {
    const there = clan.figures[from];
    if (there.length === 0) continue;
    for (const [to, room] of marchGoals(state, from, provinces)) {
      for (const figures of troops(there, room)) moves.push({ do: 'march', from, to, figures });
    }
  }
  return moves;
}

/** All figures there is room for, or one of each kind alone. */
function troops(there: readonly Figure[], room: number): Figure[][] {
  const all = there.slice(0, Math.min(room, there.length));
  if (all.length === 1) return kindsOf(there).map((figure) => [figure]);
  return [all, ...kindsOf(there).map((figure) => [figure])];
}

/** Actions that cards on the sheet allow. */
export function specialMoves(state: State, seat: Seat, clan: Clan): AnyMove[] {
  const moves: AnyMove[] = [];
  if (hasAction(clan, 'challenge')) {
    for (const province of living(state)) {
      if (refusePillage(state, seat, province, 'challenge') === null)
        moves.push({ do: 'challenge', province });
    }
  }
  if (hasAction(clan, 'recall') && clan.rage >= RECALL_COST) {
    for (const figure of kindsOf(clan.figures.valhalla)) {
      for (const to of entriesFor(state, clan, figure)) moves.push({ do: 'recall', figure, to });
    }
  }
  if (hasAction(clan, 'sacrifice')) moves.push(...sacrifices(state, seat, clan));
  return moves;
}

/** Frigga's Sacrifice for the stat that is worth most. */
function sacrifices(state: State, seat: Seat, clan: Clan): Sacrifice[] {
  const stat = bestBy(STATS, (one) => riseValue(state, clan, one));
  return sequence
    .moves(state, seat)
    .filter(
      (move): move is Sacrifice => move.do === 'sacrifice' && (move.stat === null || move.stat === stat),
    );
}
