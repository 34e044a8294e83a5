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
import { specials, upgradings } from './acts.ts';
import { endsOf } from './fates.ts';
import { HABIT } from './habits.ts';
import { upgradeGain } from './holdings.ts';
import { landOf, type ProvinceView, strengthAt } from './land.ts';
import { upgradePrice } from './prices.ts';

const likely = (lead: number, scale: number): number => 1 / (1 + Math.exp(-lead / scale));

/** A spot, and what it is worth as things are. */
interface Ground {
  readonly spot: ProvinceView;
  readonly worth: number;
}

/** A turn as a practised player sees it without reckoning: every act gets a score at a glance. */
export class Glance {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #clan: Clan;
  readonly #land: readonly ProvinceView[];
  readonly #ground: Partial<Record<Province, Ground>> = {};
  readonly #axes: number;
  readonly #death: number;
  /** Whether the Horns allow one more figure. */
  readonly #spare: boolean;
  readonly #luck: () => number;
  #best: AnyMove = { do: 'pass' };
  #highest: number = HABIT.pass;

  constructor(state: State, seat: Seat, luck: () => number) {
    this.#state = state;
    this.#seat = seat;
    this.#clan = clanOf(state, seat);
    this.#land = landOf(state, seat);
    this.#axes = statValue(this.#clan, 'axes');
    this.#death = endsOf(state, this.#clan).doomed;
    this.#spare = statValue(this.#clan, 'horns') > onBoard(this.#clan);
    for (const spot of this.#land) this.#ground[spot.province] = { spot, worth: this.#worth(spot, 0, 0) };
    this.#luck = luck;
  }

  act(): AnyMove {
    const clan = this.#clan;
    this.#pillages();
    for (const card of kindsIn(clan.hand)) {
      if (isQuest(card)) this.#weigh(this.#questScore(card), { do: 'quest', card });
    }
    for (const move of upgradings(clan)) this.#weigh(this.#upgradeScore(move.card), move);
    for (const figure of kindsOf(clan.figures.reserve)) {
      const cost = invadeCost(clan, figure);
      if (cost <= clan.rage) this.#entries('invade', figure, this.#paid(cost));
    }
    if (clan.rage >= MARCH_COST) this.#marches();
    this.#specials();
    return this.#best;
  }

  /** Where a figure that may come for nothing is of most use; it always comes. */
  enter(moves: readonly AnyMove[]): AnyMove {
    this.#highest = -Infinity;
    for (const move of moves) if (move.do === 'invade') this.#weigh(this.#entry(move), move);
    return this.#best;
  }

  #weigh(score: number, move: AnyMove): void {
    const here = score + this.#luck();
    if (here <= this.#highest) return;
    this.#highest = here;
    this.#best = move;
  }

  #paid(cost: number): number {
    if (cost === 0) return 0;
    return HABIT.rage * cost + (cost >= this.#clan.rage ? HABIT.lastRage : 0);
  }

  /** What it is worth to stand there, with so much more strength and so many more figures. */
  #worth(spot: ProvinceView, strength: number, figures: number): number {
    const own = spot.own + strength;
    if (own <= 0) return 0;
    const wins = this.#wins(spot, own);
    const most = likely(own - spot.there - 0.5, HABIT.holdScale);
    let worth = HABIT.presence + (HABIT.quest + (spot.open ? 0 : HABIT.safeQuest)) * spot.quests * most;
    if (spot.open)
      worth += (HABIT.token * spot.token + (spot.there > 0 ? HABIT.axes * this.#axes : 0)) * wins;
    if (!spot.doomed) return worth + HABIT.strength * own;
    const lives = spot.open ? 0.4 + 0.6 * wins : 1;
    return worth + HABIT.doom * (spot.figures + figures) * this.#death * lives;
  }

  #wins(spot: ProvinceView, own: number): number {
    return spot.rival <= 0 ? 1 : likely(own + spot.help - spot.rival, HABIT.fightScale);
  }

  /** What changes where the strength comes or goes. */
  #gain(place: Place, strength: number, figures: number): number {
    if (!isFjord(place)) return this.#gainIn(place, strength, figures);
    let sum = 0;
    for (const province of SUPPORTED[place]) sum += this.#gainIn(province, strength, figures);
    return sum;
  }

  #gainIn(province: Province, strength: number, figures: number): number {
    const here = this.#ground[province];
    return here === undefined ? 0 : this.#worth(here.spot, strength, figures) - here.worth;
  }

  #pillages(): void {
    for (const spot of this.#land) {
      if (spot.open && spot.own > 0)
        this.#weigh(this.#pillageScore(spot), { do: 'pillage', province: spot.province });
    }
  }

  #pillageScore(spot: ProvinceView): number {
    const { rage } = this.#clan;
    let score = rage <= 1 ? HABIT.latePillage : 0;
    for (const clan of this.#state.clans) if (!clan.passed) score += HABIT.unrest * clan.rage;
    if (spot.rival <= 0) return score + HABIT.openPillage + HABIT.openToken * spot.token;
    const wins = this.#wins(spot, spot.own);
    const prize = HABIT.pillageToken * spot.token + (spot.there > 0 ? HABIT.pillageAxes * this.#axes : 0);
    return score + HABIT.pillage + wins * (HABIT.win + prize) + HABIT.risk * (1 - wins) * spot.own;
  }

  #questScore(card: Card): number {
    const { rage } = this.#clan;
    const last = rage <= 1 ? HABIT.lastQuest : 0;
    const glory = questGlory(card);
    if (judge(this.#state, this.#seat, card).fulfilled) return last + HABIT.metQuest + HABIT.metGlory * glory;
    return last + HABIT.hopedQuest + HABIT.hopedGlory * glory + (rage <= 2 ? HABIT.lateHope : 0);
  }

  #upgradeScore(card: Card): number {
    const clan = this.#clan;
    const cost = upgradeCost(clan, card);
    const { kind } = upgradeKind(card);
    const comes = kind === 'monster' || (kind !== 'clan' && clan.figures.reserve.includes(kind));
    return (
      HABIT.upgrade +
      HABIT.upgradeGain * upgradeGain(this.#state, clan, card) +
      HABIT.upgradeCost * cost +
      HABIT.upgradePrice * upgradePrice(keyOf(card)) +
      (comes && this.#spare ? HABIT.freeFigure + HABIT.freeStrength * strengthOn(card) : 0) +
      this.#paid(cost)
    );
  }

  #entries(verb: 'invade' | 'recall', figure: Figure, paid: number): void {
    for (const to of this.#entrances(figure)) {
      const score = paid + this.#entry({ figure, to });
      this.#weigh(score, verb === 'invade' ? { do: 'invade', figure, to } : { do: 'recall', figure, to });
    }
  }

  /** As `entriesFor`; Warriors and the Leader may enter wherever there is room on the ring. */
  #entrances(figure: Figure): readonly Place[] {
    if (figure !== 'warrior' && figure !== 'leader') return entriesFor(this.#state, this.#clan, figure);
    if (!this.#spare) return [];
    const places: Place[] = [];
    for (const { province, room } of this.#land) if (room > 0 && isOuter(province)) places.push(province);
    return places;
  }

  #entry({ figure, to }: Pick<Invade, 'figure' | 'to'>): number {
    const strength = strengthAt(this.#clan, figure, to);
    return HABIT.invade + characterOf(figure) + this.#gain(to, strength, 1);
  }

  #marches(): void {
    const clan = this.#clan;
    const paid = HABIT.march + this.#paid(MARCH_COST);
    for (const { province: from, figures: count } of this.#land) {
      if (count === 0) continue;
      const there = clan.figures[from];
      for (const troop of troopsIn(there)) {
        const strength = troop.reduce((sum, figure) => sum + strengthAt(clan, figure, from), 0);
        const left = this.#gain(from, -strength, -troop.length);
        for (const { province: to, room } of this.#land) {
          if (to === from || room < troop.length) continue;
          const score = paid + HABIT.marcher * troop.length + left + this.#gain(to, strength, troop.length);
          this.#weigh(score, { do: 'march', from, to, figures: troop });
        }
      }
    }
  }

  /** What cards on the sheet allow. */
  #specials(): void {
    const clan = this.#clan;
    if (hasAction(clan, 'recall') && clan.rage >= RECALL_COST) {
      for (const figure of kindsOf(clan.figures.valhalla))
        this.#entries('recall', figure, HABIT.recall + this.#paid(RECALL_COST));
    }
    if (!hasAction(clan, 'challenge') && !hasAction(clan, 'sacrifice')) return;
    for (const move of specials(this.#state, this.#seat, clan)) {
      if (move.do === 'sacrifice') this.#weigh(HABIT.sacrifice, move);
      if (move.do !== 'challenge') continue;
      const spot = this.#ground[move.province]?.spot;
      if (spot !== undefined) this.#weigh(HABIT.challenge + this.#pillageScore(spot), move);
    }
  }
}

function characterOf(figure: Figure): number {
  if (figure === 'leader') return HABIT.leader;
  if (isShip(figure)) return HABIT.ship;
  return isMonster(figure) ? HABIT.monster : 0;
}

/** Everybody, or one of each kind alone. */
function troopsIn(there: readonly Figure[]): Figure[][] {
  const troops = kindsOf(there).map((figure) => [figure]);
  return there.length > 1 ? [[...there], ...troops] : troops;
}
