import type { Locale, Seat } from '@sanguine/kernel';
import { type Card, factsOf } from '../content/cards.ts';
import { type Figure, type Stat, STATS, TRACKS } from '../content/clan.ts';
import type { Place } from '../content/provinces.ts';
import { prowessCost } from '../rules/battle/home.ts';
import { clanOf } from '../rules/clans.ts';
import { groundOf } from '../rules/figures.ts';
import { bonusWith } from '../rules/forecast.ts';
import { statValue } from '../rules/glory.ts';
import { invadeCost } from '../rules/invade.ts';
import { rescueCost } from '../rules/loss.ts';
import { MARCH_COST } from '../rules/march.ts';
import type { AnyMove, Sacrifice, Upgrade } from '../rules/moves.ts';
import { judge, questGlory } from '../rules/quests.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import { RECALL_COST } from '../rules/recall.ts';
import { productOf } from '../rules/sheet.ts';
import type { State } from '../rules/state.ts';
import { strengthOf } from '../rules/strength.ts';
import { upgradeCost } from '../rules/upgrade.ts';
import { harmBy, isDoomed, shipGloryOf } from './consequences.ts';
import { pillageNotes } from './pillage-notes.ts';
import { cardName, cardValue, figureNames, placeNames, say, sideOf, statName } from './words.ts';

/** What a move costs and leads to, as far as the mover can know. */
export function moveNotes(locale: Locale, view: State, seat: Seat, move: AnyMove): string[] {
  switch (move.do) {
    case 'invade':
    case 'recall':
      return [
        costNote(locale, entryCost(view, seat, move)),
        ...harmNotes(locale, view, seat, move.figure, move.to),
        ...doomNotes(locale, view, move.to),
      ];
    case 'march':
      return [costNote(locale, MARCH_COST), ...doomNotes(locale, view, move.to)];
    case 'ride':
      return doomNotes(locale, view, move.to);
    case 'upgrade':
      return upgradeNotes(locale, view, seat, move);
    case 'quest':
      return questNotes(locale, view, seat, move.card);
    case 'pillage':
    case 'challenge':
      return pillageNotes(locale, view, seat, move.province, move.do === 'pillage' ? 'action' : 'challenge');
    case 'accept':
      return acceptNotes(locale, view, seat);
    case 'sacrifice':
      return sacrificeNotes(locale, view, seat, move);
    case 'draft':
      return move.cards.map((card) => cardValue(locale, card));
    case 'hold':
      return [cardValue(locale, move.card)];
    case 'pass':
      return [say(locale, 'note.rageLost', { rage: clanOf(view, seat).rage })];
    case 'play':
    case 'late':
      return totalNotes(locale, view, seat, move.card);
    case 'rescue':
      return priceNotes(locale, move.figures.length, rescueCost(clanOf(view, seat)));
    case 'regain':
      return priceNotes(locale, move.cards.length, prowessCost(clanOf(view, seat)));
    case 'raise':
      return riseNotes(locale, view, seat, [move.stat]);
    case 'grow':
      return riseNotes(locale, view, seat, move.stats);
    default:
      return [];
  }
}

const costNote = (locale: Locale, rage: number): string => say(locale, 'note.cost', { rage });

/** The price of `count` at `each`. */
const priceNotes = (locale: Locale, count: number, each: number | null): string[] =>
  count === 0 ? [] : [costNote(locale, count * (each ?? 0))];

/** §6.1; free right after an upgrade (§8.3). */
function entryCost(view: State, seat: Seat, move: { do: 'invade' | 'recall'; figure: Figure }): number {
  if (move.do === 'recall') return RECALL_COST;
  return view.frames.at(-1)?.step === 'free' ? 0 : invadeCost(clanOf(view, seat), move.figure);
}

function harmNotes(locale: Locale, view: State, seat: Seat, figure: Figure, to: Place): string[] {
  return harmBy(view, seat, figure, to).flatMap((harm) => {
    const name = sideOf(locale, view, harm.seat);
    return [
      say(locale, 'note.destroys', { name, figures: figureNames(locale, harm.figures) }),
      ...(harm.shipGlory === 0 ? [] : [say(locale, 'note.paysShips', { name, glory: harm.shipGlory })]),
    ];
  });
}

/** §15: the province is destroyed, and the Ships in its fjord with it. */
function doomNotes(locale: Locale, view: State, to: Place): string[] {
  if (isDoomed(view, to)) return [say(locale, 'note.doomed')];
  return groundOf(doomedNow(view)).includes(to) ? [say(locale, 'note.doomed.fjord')] : [];
}

function upgradeNotes(locale: Locale, view: State, seat: Seat, { card, replaces }: Upgrade): string[] {
  const cost = costNote(locale, upgradeCost(clanOf(view, seat), card));
  return replaces !== null && factsOf(replaces).kind.kind === 'monster'
    ? [cost, say(locale, 'note.boxed', { figure: cardName(locale, replaces) })]
    : [cost];
}

/** §14: how the Quest would be judged now. */
function questNotes(locale: Locale, view: State, seat: Seat, card: Card): string[] {
  const factor = productOf(clanOf(view, seat), ({ questFactor }) => questFactor);
  const { fulfilled, where } = judge(view, seat, card);
  const standing = fulfilled
    ? say(locale, where.length === 0 ? 'note.questMet.valhalla' : 'note.questMet', {
        where: placeNames(locale, where),
      })
    : say(locale, 'note.questUnmet');
  return [say(locale, 'note.glory', { glory: factor * questGlory(card) }), standing];
}

/** The notes for accepting what the current step offers. */
function acceptNotes(locale: Locale, view: State, seat: Seat): string[] {
  const open = view.frames.at(-1);
  if (open?.step === 'domain') return pillageNotes(locale, view, seat, open.province, 'domain');
  return [costNote(locale, 0)];
}

function sacrificeNotes(locale: Locale, view: State, seat: Seat, { figures, stat }: Sacrifice): string[] {
  const glory = shipGloryOf(
    view,
    seat,
    figures.map(({ figure }) => figure),
  );
  return [
    ...(stat === null ? [] : riseNotes(locale, view, seat, [stat])),
    ...(glory === 0 ? [] : [say(locale, 'note.shipGlory', { glory })]),
  ];
}

/** §11.5: the side's total with this card, a Quest at its best, and those on the table. */
function totalNotes(locale: Locale, view: State, seat: Seat, card: Card): string[] {
  const { battle } = view;
  if (battle === null) return [];
  const bonus = bonusWith(view, battle, seat, card);
  const figures = strengthOf(view, seat, battle.province);
  return [
    say(locale, 'note.total', {
      figures,
      bonus: say(locale, 'bonus.any', { bonus }),
      total: figures + bonus,
    }),
  ];
}

/** §1.3: each stat with its value before and after. */
function riseNotes(locale: Locale, view: State, seat: Seat, stats: readonly Stat[]): string[] {
  const clan = clanOf(view, seat);
  return STATS.flatMap((stat) => {
    const steps = stats.filter((one) => one === stat).length;
    if (steps === 0) return [];
    const to = TRACKS[stat][clan.stats[stat] - 1 + steps] ?? statValue(clan, stat);
    return [say(locale, 'note.rises', { stat: statName(locale, stat), from: statValue(clan, stat), to })];
  });
}
