import type { Seat } from '@sanguine/kernel';
import { type Card, keyOf } from '../content/cards.ts';
import type { Figure } from '../content/clan.ts';
import type { Place, Province } from '../content/provinces.ts';
import { isFjord, isOuter, SUPPORTED } from '../rules/atlas.ts';
import { clanOf } from '../rules/clans.ts';
import { isMonster, isShip, kindsOf, onBoard } from '../rules/figures.ts';
import { statValue } from '../rules/glory.ts';
import { kindsIn } from '../rules/hand.ts';
import { entriesFor, invadeCost } from '../rules/invade.ts';
import { MARCH_COST } from '../rules/march.ts';
import type { AnyMove, Invade } from '../rules/moves.ts';
import { isQuest, judge, questGlory } from '../rules/quests.ts';
import { RECALL_COST } from '../rules/recall.ts';
import { hasAction, strengthOn, upgradeKind } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { upgradeCost } from '../rules/upgrade.ts';
import { specialMoves, upgradeMoves } from './candidates.ts';
import { figureValues } from './figure-values.ts';
import { WEIGHTS } from './move-weights.ts';
import { upgradeGain } from './card-values.ts';
import { provinceViews, type ProvinceView, strengthAt } from './province-views.ts';
import { upgradeValue } from './values.ts';

const likely = (lead: number, scale: number): number => 1 / (1 + Math.exp(-lead / scale));

/** A province, and its worth as it stands. */
interface ScoredProvince {
  readonly view: ProvinceView;
  readonly value: number;
}

/** Scores every action of a turn without playing it, and keeps the best: fast enough for play-outs. */
export class MoveScores {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #clan: Clan;
  readonly #provinces: readonly ProvinceView[];
  readonly #scored: Partial<Record<Province, ScoredProvince>> = {};
  readonly #axes: number;
  readonly #deathGlory: number;
  /** Whether the Horns allow one more figure. */
  readonly #spare: boolean;
  readonly #luck: () => number;
  #best: AnyMove = { do: 'pass' };
  #highest: number = WEIGHTS.pass;

  constructor(state: State, seat: Seat, luck: () => number) {
    this.#state = state;
    this.#seat = seat;
    this.#clan = clanOf(state, seat);
    this.#provinces = provinceViews(state, seat);
    this.#axes = statValue(this.#clan, 'axes');
    this.#deathGlory = figureValues(state, this.#clan).doomed;
    this.#spare = statValue(this.#clan, 'horns') > onBoard(this.#clan);
    for (const view of this.#provinces)
      this.#scored[view.province] = { view, value: this.#value(view, 0, 0) };
    this.#luck = luck;
  }

  bestAction(): AnyMove {
    const clan = this.#clan;
    this.#pillages();
    for (const card of kindsIn(clan.hand)) {
      if (isQuest(card)) this.#consider(this.#questScore(card), { do: 'quest', card });
    }
    for (const move of upgradeMoves(clan)) this.#consider(this.#upgradeScore(move.card), move);
    for (const figure of kindsOf(clan.figures.reserve)) {
      const cost = invadeCost(clan, figure);
      if (cost <= clan.rage) this.#entries('invade', figure, this.#rageScore(cost));
    }
    if (clan.rage >= MARCH_COST) this.#marches();
    this.#specials();
    return this.#best;
  }

  /** The best place for a figure that enters for free; it always enters. */
  bestEntry(moves: readonly AnyMove[]): AnyMove {
    this.#highest = -Infinity;
    for (const move of moves) if (move.do === 'invade') this.#consider(this.#entryScore(move), move);
    return this.#best;
  }

  #consider(score: number, move: AnyMove): void {
    const here = score + this.#luck();
    if (here <= this.#highest) return;
    this.#highest = here;
    this.#best = move;
  }

  #rageScore(cost: number): number {
    if (cost === 0) return 0;
    return WEIGHTS.rage * cost + (cost >= this.#clan.rage ? WEIGHTS.lastRage : 0);
  }

  /** The worth of the province with this much more strength and this many more figures. */
  #value(view: ProvinceView, strength: number, figures: number): number {
    const own = view.own + strength;
    if (own <= 0) return 0;
    const wins = this.#wins(view, own);
    const most = likely(own - view.there - 0.5, WEIGHTS.holdScale);
    let value = WEIGHTS.presence + (WEIGHTS.quest + (view.open ? 0 : WEIGHTS.safeQuest)) * view.quests * most;
    if (view.open)
      value += (WEIGHTS.token * view.token + (view.there > 0 ? WEIGHTS.axes * this.#axes : 0)) * wins;
    if (!view.doomed) return value + WEIGHTS.strength * own;
    const lives = view.open ? 0.4 + 0.6 * wins : 1;
    return value + WEIGHTS.doom * (view.figures + figures) * this.#deathGlory * lives;
  }

  #wins(view: ProvinceView, own: number): number {
    return view.rival <= 0 ? 1 : likely(own + view.help - view.rival, WEIGHTS.fightScale);
  }

  /** What changes when strength and figures come or go. */
  #gain(place: Place, strength: number, figures: number): number {
    if (!isFjord(place)) return this.#gainIn(place, strength, figures);
    let sum = 0;
    for (const province of SUPPORTED[place]) sum += this.#gainIn(province, strength, figures);
    return sum;
  }

  #gainIn(province: Province, strength: number, figures: number): number {
    const here = this.#scored[province];
    return here === undefined ? 0 : this.#value(here.view, strength, figures) - here.value;
  }

  #pillages(): void {
    for (const view of this.#provinces) {
      if (view.open && view.own > 0)
        this.#consider(this.#pillageScore(view), { do: 'pillage', province: view.province });
    }
  }

  #pillageScore(view: ProvinceView): number {
    const { rage } = this.#clan;
    let score = rage <= 1 ? WEIGHTS.latePillage : 0;
    for (const clan of this.#state.clans) if (!clan.passed) score += WEIGHTS.totalRage * clan.rage;
    if (view.rival <= 0) return score + WEIGHTS.openPillage + WEIGHTS.openToken * view.token;
    const wins = this.#wins(view, view.own);
    const prize = WEIGHTS.pillageToken * view.token + (view.there > 0 ? WEIGHTS.pillageAxes * this.#axes : 0);
    return score + WEIGHTS.pillage + wins * (WEIGHTS.win + prize) + WEIGHTS.risk * (1 - wins) * view.own;
  }

  #questScore(card: Card): number {
    const { rage } = this.#clan;
    const last = rage <= 1 ? WEIGHTS.lastQuest : 0;
    const glory = questGlory(card);
    if (judge(this.#state, this.#seat, card).fulfilled)
      return last + WEIGHTS.metQuest + WEIGHTS.metGlory * glory;
    return last + WEIGHTS.hopedQuest + WEIGHTS.hopedGlory * glory + (rage <= 2 ? WEIGHTS.lateHope : 0);
  }

  #upgradeScore(card: Card): number {
    const clan = this.#clan;
    const cost = upgradeCost(clan, card);
    const { kind } = upgradeKind(card);
    const comes = kind === 'monster' || (kind !== 'clan' && clan.figures.reserve.includes(kind));
    return (
      WEIGHTS.upgrade +
      WEIGHTS.upgradeGain * upgradeGain(this.#state, clan, card) +
      WEIGHTS.upgradeCost * cost +
      WEIGHTS.upgradeValue * upgradeValue(keyOf(card)) +
      (comes && this.#spare ? WEIGHTS.freeFigure + WEIGHTS.freeStrength * strengthOn(card) : 0) +
      this.#rageScore(cost)
    );
  }

  #entries(verb: 'invade' | 'recall', figure: Figure, paid: number): void {
    for (const to of this.#entrances(figure)) {
      const score = paid + this.#entryScore({ figure, to });
      this.#consider(score, verb === 'invade' ? { do: 'invade', figure, to } : { do: 'recall', figure, to });
    }
  }

  /** Like `entriesFor`; Warriors and the Leader may enter wherever there is room on the ring. */
  #entrances(figure: Figure): readonly Place[] {
    if (figure !== 'warrior' && figure !== 'leader') return entriesFor(this.#state, this.#clan, figure);
    if (!this.#spare) return [];
    const places: Place[] = [];
    for (const { province, room } of this.#provinces)
      if (room > 0 && isOuter(province)) places.push(province);
    return places;
  }

  #entryScore({ figure, to }: Pick<Invade, 'figure' | 'to'>): number {
    const strength = strengthAt(this.#clan, figure, to);
    return WEIGHTS.invade + figureScore(figure) + this.#gain(to, strength, 1);
  }

  #marches(): void {
    const clan = this.#clan;
    const paid = WEIGHTS.march + this.#rageScore(MARCH_COST);
    for (const { province: from, figures: count } of this.#provinces) {
      if (count === 0) continue;
      const there = clan.figures[from];
      for (const troop of troopsIn(there)) {
        const strength = troop.reduce((sum, figure) => sum + strengthAt(clan, figure, from), 0);
        const left = this.#gain(from, -strength, -troop.length);
        for (const { province: to, room } of this.#provinces) {
          if (to === from || room < troop.length) continue;
          const score = paid + WEIGHTS.marcher * troop.length + left + this.#gain(to, strength, troop.length);
          this.#consider(score, { do: 'march', from, to, figures: troop });
        }
      }
    }
  }

  /** Actions that cards on the sheet allow. */
  #specials(): void {
    const clan = this.#clan;
    if (hasAction(clan, 'recall') && clan.rage >= RECALL_COST) {
      for (const figure of kindsOf(clan.figures.valhalla))
        this.#entries('recall', figure, WEIGHTS.recall + this.#rageScore(RECALL_COST));
    }
    if (!hasAction(clan, 'challenge') && !hasAction(clan, 'sacrifice')) return;
    for (const move of specialMoves(this.#state, this.#seat, clan)) {
      if (move.do === 'sacrifice') this.#consider(WEIGHTS.sacrifice, move);
      if (move.do !== 'challenge') continue;
      const view = this.#scored[move.province]?.view;
      if (view !== undefined) this.#consider(WEIGHTS.challenge + this.#pillageScore(view), move);
    }
  }
}

function figureScore(figure: Figure): number {
  if (figure === 'leader') return WEIGHTS.leader;
  if (isShip(figure)) return WEIGHTS.ship;
  return isMonster(figure) ? WEIGHTS.monster : 0;
}

/** All figures, or one of each kind alone. */
function troopsIn(there: readonly Figure[]): Figure[][] {
  const troops = kindsOf(there).map((figure) => [figure]);
  return there.length > 1 ? [[...there], ...troops] : troops;
}
