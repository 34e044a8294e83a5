import type { Seat } from '@sanguine/kernel';
import type { UpgradeWith } from '../content/cards/upgrades.ts';
import { type Card, type CardKey, factsOf, keyOf } from '../content/cards.ts';
import { type Figure, STATS, TRACKS } from '../content/clan.ts';
import {
  type Fjord,
  FJORDS,
  OUTER,
  OUTER_PROVINCES,
  PLACES,
  type Place,
  type Province,
} from '../content/provinces.ts';
import { clanOf } from '../rules/clans.ts';
import { knownIn } from '../rules/hand.ts';
import { upgrades } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';

/** Figures that enter for free, and the price of a Warrior by upgrade (§6.1). */
const FREE: Readonly<Partial<Record<Figure, true>>> = {
  leader: true,
  'dwarf-chieftain': true,
  'soldier-of-hel': true,
} satisfies Record<'leader' | UpgradeWith<{ effect: { freeInvade: true } }>, true>;
const WARRIOR_PRICES: Readonly<Partial<Record<CardKey, number>>> = {
  'brothers-in-arms': 1,
  'experts-in-arms': 2,
  'masters-in-arms': 2,
} satisfies Record<UpgradeWith<{ kind: 'warrior' }>, number>;
const SHIPS: readonly Figure[] = ['ship', 'sea-serpent'];

/** All distinct non-empty choices of figures. */
function some(figures: readonly Figure[]): Figure[][] {
  const all = Array.from({ length: 2 ** figures.length - 1 }, (_, bits) =>
    figures.filter((_figure, at) => ((bits + 1) >> at) % 2 === 1),
  );
  return [...new Map(all.map((troop) => [troop.join(), troop])).values()];
}

/**
 * The actions of a turn as the rulebook lists them (§5.1), one per line, worked out from the board without the code
 * that offers or refuses them.
 */
export class Legal {
  readonly #state: State;
  readonly #clan: Clan;
  readonly #sheet: readonly CardKey[];

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.#clan = clanOf(state, seat);
    this.#sheet = upgrades(this.#clan).map(keyOf);
  }

  get lines(): string[] {
    return [
      ...this.#invades(),
      ...this.#marches(),
      ...this.#cards(),
      ...this.#pillages(),
      ...this.#gifts(),
      'pass',
    ];
  }

  get #provinces(): Province[] {
    return [...OUTER.filter((outer) => !this.#state.destroyed.includes(outer)), 'yggdrasil'];
  }

  /** §1.1 */
  #room(place: Place): number {
    const outer = OUTER.find((one) => one === place);
    if (outer === undefined) return Infinity;
    const taken = this.#state.clans.flatMap(({ figures }) => figures[outer]).length;
    return OUTER_PROVINCES[outer].villages - taken;
  }

  #isOpen(fjord: Fjord): boolean {
    return this.#provinces.some(
      (province) => province !== 'yggdrasil' && OUTER_PROVINCES[province].fjord === fjord,
    );
  }

  /** §6.2–6.4 */
  #entries(figure: Figure): Place[] {
    const { figures, stats } = this.#clan;
    const there = PLACES.flatMap((place) => figures[place]).length;
    if (there >= (TRACKS.horns[stats.horns - 1] ?? 0)) return [];
    if (SHIPS.includes(figure)) return FJORDS.filter((fjord) => this.#isOpen(fjord));
    return this.#provinces.filter(
      (province) => this.#room(province) > 0 && (province !== 'yggdrasil' || figure === 'dark-elf'),
    );
  }

  /** §6.1 */
  #price(figure: Figure): number {
    if (FREE[figure] === true) return 0;
    if (figure === 'warrior') return Math.max(1, ...this.#sheet.map((key) => WARRIOR_PRICES[key] ?? 1));
    const card = upgrades(this.#clan).find((one) => keyOf(one) === figure);
    const kind = card === undefined ? undefined : factsOf(card).kind;
    return kind?.kind === 'monster' ? kind.strength : 2;
  }

  #invades(): string[] {
    const { figures, rage } = this.#clan;
    const from = (zone: 'reserve' | 'valhalla', verb: string, price: (figure: Figure) => number): string[] =>
      [...new Set(figures[zone])]
        .filter((figure) => price(figure) <= rage)
        .flatMap((figure) => this.#entries(figure).map((to) => `${verb} ${figure} ${to}`));
    const recalls = this.#sheet.includes('friggas-domain') ? from('valhalla', 'recall', () => 1) : [];
    return [...from('reserve', 'invade', (figure) => this.#price(figure)), ...recalls];
  }

  /** §7 */
  #marches(): string[] {
    return this.#provinces.flatMap((from) =>
      some(this.#clan.figures[from]).flatMap((troop) =>
        this.#provinces
          .filter((to) => to !== from && troop.length <= this.#room(to))
          .map((to) => `march ${from} ${to} ${troop.join(' ')}`),
      ),
    );
  }

  /** §8, §9 */
  #cards(): string[] {
    return [...new Set(knownIn(this.#clan.hand))].flatMap((card) => {
      const { kind } = factsOf(card);
      if (kind.kind === 'quest') return [`quest ${card}`];
      if (kind.kind === 'battle') return [];
      const cost = Math.max(0, kind.cost - (this.#sheet.includes('friggas-charm') ? 1 : 0));
      if (cost > this.#clan.rage) return [];
      const { sheet } = this.#clan;
      const places = { ...sheet, monster: sheet.monsters }[kind.kind];
      const old: (Card | null)[] = Array.isArray(places) ? places : [places];
      return [...new Set(old)].map((replaced) => `upgrade ${card} for ${replaced ?? 'nothing'}`);
    });
  }

  /** §10.1 */
  #pillages(): string[] {
    const { figures, rage } = this.#clan;
    return this.#provinces.flatMap((province) => {
      const fjord = province === 'yggdrasil' ? [] : figures[OUTER_PROVINCES[province].fjord];
      if (figures[province].length + fjord.length === 0) return [];
      if (!this.#state.pillaged.includes(province)) return [`pillage ${province}`];
      return this.#sheet.includes('tyrs-challenge') && rage >= 2 ? [`challenge ${province}`] : [];
    });
  }

  /** Frigga's Sacrifice (§18.4) */
  #gifts(): string[] {
    if (!this.#sheet.includes('friggas-sacrifice')) return [];
    const { figures, stats } = this.#clan;
    const all = PLACES.flatMap((at) => figures[at].map((figure) => `${figure} ${at}`));
    const rising = STATS.filter((stat) => stats[stat] < 6);
    const pairs = all.flatMap((one, at) =>
      all.slice(at + 1).map((other) => [one, other].toSorted().join(' ')),
    );
    return [...new Set(pairs)].flatMap((pair) =>
      (rising.length > 0 ? rising : ['nothing']).map((stat) => `sacrifice ${pair} for ${stat}`),
    );
  }
}
