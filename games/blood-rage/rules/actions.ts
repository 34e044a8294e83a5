import type { Seat } from '@sanguine/kernel';
import { type Card } from '../content/cards.ts';
import { type Figure, FIGURES } from '../content/clan.ts';
import { PLACES, PROVINCES, ZONES } from '../content/provinces.ts';
import { living } from './atlas.ts';
import { clanOf } from './clans.ts';
import { kindsOf } from './figures.ts';
import type { Verbs } from './frames.ts';
import { risingStats } from './glory.ts';
import { kindsIn } from './hand.ts';
import { entriesFor, invadeCost } from './invade.ts';
import { marchGoals, troopsOf } from './march.ts';
import type { March, Sacrifice, Upgrade } from './moves.ts';
import { refusePillage } from './pillage.ts';
import { isQuest } from './quests.ts';
import { RECALL_COST } from './recall.ts';
import { hasAction, placesFor, upgradeKind } from './sheet.ts';
import type { Clan, State } from './state.ts';
import { isUpgrade, upgradeCost } from './upgrade.ts';

type Act = Verbs['action'];

/** §5.1: everything a player might point at in a turn, legal or not. */
export function* actionOffers(state: State, seat: Seat): Iterable<Act> {
  const clan = clanOf(state, seat);
  for (const figure of ownKinds(clan)) {
    for (const to of PLACES) yield { do: 'invade', figure, to };
    for (const to of PLACES) yield { do: 'recall', figure, to };
  }
  for (const from of PROVINCES) {
    for (const figures of troopsOf(clan.figures[from], Infinity)) {
      for (const to of PROVINCES) if (to !== from) yield { do: 'march', from, to, figures };
    }
  }
  for (const card of kindsIn(clan.hand)) {
    yield { do: 'quest', card };
    yield* upgradesWith(clan, card);
  }
  for (const province of PROVINCES) {
    yield { do: 'pillage', province };
    yield { do: 'challenge', province };
  }
  yield* sacrifices(clan);
  yield { do: 'pass' };
}

/** The kinds of figures the clan has, wherever they are. */
function ownKinds(clan: Clan): Figure[] {
  return FIGURES.filter((figure) => ZONES.some((zone) => clan.figures[zone].includes(figure)));
}

/**
 * Into an empty slot, or replacing each card that could make room; for a card that is not an upgrade, just one offer.
 */
function* upgradesWith(clan: Clan, card: Card): Iterable<Upgrade> {
  yield { do: 'upgrade', card, replaces: null };
  if (!isUpgrade(card)) return;
  for (const replaces of placesFor(clan, upgradeKind(card).kind)) {
    if (replaces !== null) yield { do: 'upgrade', card, replaces };
  }
}

/** Every pair of figures on the board, with equal ones in one place counted once, with every stat. */
function* sacrifices(clan: Clan): Iterable<Sacrifice> {
  const all = PLACES.flatMap((at) => clan.figures[at].map((figure) => ({ figure, at })));
  const rising = risingStats(clan);
  const seen = new Set<string>();
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const key = `${one.figure} ${one.at} ${other.figure} ${other.at}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const stat of rising.length > 0 ? rising : [null]) {
        yield { do: 'sacrifice', figures: [{ ...one }, { ...other }], stat };
      }
    }
  }
}

/** The legal ones of them, generated directly. */
export function actionMoves(state: State, seat: Seat): Act[] {
  const clan = clanOf(state, seat);
  const moves: Act[] = [{ do: 'pass' }];
  for (const figure of kindsOf(clan.figures.reserve)) {
    if (invadeCost(clan, figure) > clan.rage) continue;
    for (const to of entriesFor(state, clan, figure)) moves.push({ do: 'invade', figure, to });
  }
  if (hasAction(clan, 'recall') && clan.rage >= RECALL_COST) {
    for (const figure of kindsOf(clan.figures.valhalla)) {
      for (const to of entriesFor(state, clan, figure)) moves.push({ do: 'recall', figure, to });
    }
  }
  addMarches(state, clan, moves);
  for (const card of kindsIn(clan.hand)) addCardMoves(clan, card, moves);
  const challenging = hasAction(clan, 'challenge');
  for (const province of living(state)) {
    if (refusePillage(state, seat, province, 'action') === null) moves.push({ do: 'pillage', province });
    if (challenging && refusePillage(state, seat, province, 'challenge') === null) {
      moves.push({ do: 'challenge', province });
    }
  }
  if (hasAction(clan, 'sacrifice')) moves.push(...sacrifices(clan));
  return moves;
}

function addMarches(state: State, clan: Clan, moves: Act[]): void {
  const provinces = living(state);
  for (const from of provinces) {
    const figures = clan.figures[from];
    if (figures.length === 0) continue;
    const goals = marchGoals(state, from, provinces);
    const most = Math.max(0, ...goals.map(([, room]) => room));
    for (const troop of troopsOf(figures, most)) {
      for (const [to, room] of goals) {
        if (troop.length <= room) moves.push({ do: 'march', from, to, figures: [...troop] } satisfies March);
      }
    }
  }
}

function addCardMoves(clan: Clan, card: Card, moves: Act[]): void {
  if (isQuest(card)) moves.push({ do: 'quest', card });
  if (!isUpgrade(card) || upgradeCost(clan, card) > clan.rage) return;
  for (const replaces of new Set(placesFor(clan, upgradeKind(card).kind))) {
    moves.push({ do: 'upgrade', card, replaces });
  }
}
