import type { Seat } from '@sanguine/kernel';
import type { UpgradeWith } from '../content/cards/upgrades.ts';
import { ageOf, type Card, type CardKey, factsOf, isCard, keyOf } from '../content/cards.ts';
import { type Figure, LEGEND, type Monster, STATS, TRACKS } from '../content/clan.ts';
import { OUTER, OUTER_PROVINCES, PLACES, type Province, type Region } from '../content/provinces.ts';
import type { Event, Total } from '../rules/events.ts';
import { type Account, Accounts } from './accounts.ts';

/** A card in a battle, as revealed. */
interface Shown {
  readonly seat: Seat;
  readonly card: Card;
  declared: number;
  void: boolean;
}

type Told<E extends Event['e']> = Extract<Event, { e: E }>;

type ByCard<T> = Readonly<Partial<Record<CardKey, T>>>;

/** What one Warrior is worth, and two together, by the upgrade. */
const WARRIORS: ByCard<readonly [number, number]> = {
  'brothers-in-arms': [1, 3],
  'experts-in-arms': [2, 4],
  'masters-in-arms': [2, 6],
} satisfies Record<UpgradeWith<{ kind: 'warrior' }>, readonly [number, number]>;
const SHIP_GLORY: ByCard<number> = {
  'lokis-dragons': 4,
  'fire-dragons': 8,
  'eternal-dragons': 12,
} satisfies Record<UpgradeWith<{ effect: { shipGlory: number } }>, number>;
const RELEASE_GLORY: ByCard<number> = {
  'lokis-domain': 1,
  'lokis-eminence': 2,
  'lokis-wrath': 3,
} satisfies Record<UpgradeWith<{ effect: { releaseGlory: number } }>, number>;
const RAGNAROK_GLORY = [2, 3, 4];
const REGIONS: readonly string[] = ['manheim', 'alfheim', 'jotunheim'] satisfies Region[];

const has = ({ cards }: Account, key: CardKey): boolean =>
  cards.sheet.some((card) => isCard(card) && keyOf(card) === key);
const worthOf = (worths: ByCard<number>, card: Card | null): number =>
  (card === null ? undefined : worths[keyOf(card)]) ?? 0;
const axesOf = ({ steps }: Account): number => TRACKS.axes[steps.axes - 1] ?? 0;

/** Recomputes the rulebook's sums from events alone and reports every difference. */
export class Reckoning {
  readonly problems: string[] = [];
  /** How many sums were checked. */
  sums = 0;
  readonly #books: Accounts;
  #shown: Shown[] = [];
  #fallen: Told<'figures.destroyed'> | null = null;
  #released: readonly Figure[] = [];
  #age = 1;

  constructor(seats: number) {
    this.#books = new Accounts(seats);
  }

  #of(seat: Seat): Account {
    const account = this.#books.clans[seat];
    if (account === undefined) throw new Error(`nobody sits at ${seat}`);
    return account;
  }

  #check(what: string, told: unknown, reckoned: unknown): void {
    this.sums++;
    const [left, right] = [JSON.stringify(told), JSON.stringify(reckoned)];
    if (left !== right) this.problems.push(`${what} in Age ${this.#age}: told ${left}, reckoned ${right}`);
  }

  take(event: Event): void {
    this.#judge(event);
    this.#books.take(event);
    switch (event.e) {
      case 'age.began':
        this.#age = event.age;
        return;
      case 'cards.revealed':
        this.#shown = event.cards.flatMap(({ seat, card }) =>
          card === null ? [] : [{ seat, card, declared: 0, void: false }],
        );
        return;
      case 'late.played':
        this.#shown.push({ seat: event.seat, card: event.card, declared: 0, void: false });
        return;
      case 'quest.declared':
      case 'card.voided':
        for (const shown of this.#shown.filter(({ seat }) => seat === event.seat)) {
          if (event.e === 'quest.declared') shown.declared = event.bonus;
          else shown.void = true;
        }
        return;
      case 'figures.destroyed':
        this.#fallen = event;
        return;
      case 'valhalla.released':
        this.#released = event.figures;
        return;
      default:
    }
  }

  /** Checks an event before it is booked. */
  #judge(event: Event): void {
    if (event.e === 'strength.compared') this.#judgeStrength(event);
    if (event.e === 'quest.judged') this.#judgeQuest(event);
    if (event.e === 'glory.gained') this.#judgeGlory(event);
    if (event.e === 'watch.called') {
      const bonuses = this.#shown.reduce((sum, shown) => sum + this.#bonus(shown), 0);
      this.#check("Heimdall's Watch", event.bonus, bonuses);
    }
  }

  /** §11.5 */
  #judgeStrength({ province, totals, winner }: Told<'strength.compared'>): void {
    const reckoned = totals.map(({ seat }): Total => ({
      seat,
      figures: this.#strength(seat, province),
      cards: this.#shown.reduce((sum, shown) => sum + (shown.seat === seat ? this.#bonus(shown) : 0), 0),
    }));
    this.#check('strength', totals, reckoned);
    const sums = reckoned.map(({ figures, cards }) => figures + cards);
    const best = reckoned.filter((_, at) => sums[at] === Math.max(...sums));
    this.#check('the winner', winner, best.length === 1 ? best[0]?.seat : null);
  }

  #strength(seat: Seat, province: Province): number {
    const account = this.#of(seat);
    const fjord = OUTER.filter((outer) => outer === province).map((outer) => OUTER_PROVINCES[outer].fjord);
    const there = [province, ...fjord].flatMap((place) => account.figures[place]);
    const warriors = there.filter((figure) => figure === 'warrior').length;
    const [[one, two] = [1, 2]] = account.cards.sheet.filter(isCard).flatMap((card) => {
      const pair = WARRIORS[keyOf(card)];
      return pair === undefined ? [] : [pair];
    });
    const others = there.filter((figure) => figure !== 'warrior').map((figure) => printed(figure, province));
    return (
      others.reduce((sum, strength) => sum + strength, 0) +
      two * Math.floor(warriors / 2) +
      one * (warriors % 2)
    );
  }

  #bonus({ seat, card, declared, void: voided }: Shown): number {
    const { kind } = factsOf(card);
    if (kind.kind !== 'battle') return declared;
    if (kind.key !== 'heimdalls-sight' || voided) return kind.bonus;
    return Math.max(
      0,
      ...this.#shown.filter((other) => other.seat !== seat).map((other) => this.#bonus(other)),
    );
  }

  /** §14 */
  #judgeQuest({ seat, card, fulfilled, where }: Told<'quest.judged'>): void {
    const key = keyOf(card);
    const asked: Province[] = OUTER.filter(
      (outer) => OUTER_PROVINCES[outer].region === key && !this.#books.destroyed.includes(outer),
    );
    if (!REGIONS.includes(key) && key !== 'glorious-death') asked.push('yggdrasil');
    const most = asked.filter((province) => {
      const strengths = this.#books.clans.map((_, other) => this.#strength(other, province));
      const own = strengths[seat] ?? 0;
      return own > 0 && strengths.filter((strength) => strength >= own).length === 1;
    });
    const dead = this.#of(seat).figures.valhalla.length;
    this.#check(card, [fulfilled, where], [key === 'glorious-death' ? dead >= 4 : most.length > 0, most]);
  }

  /** Checks all Glory that follows from the rulebook without a choice. */
  #judgeGlory({ seat, glory, source, card }: Told<'glory.gained'>): void {
    const account = this.#of(seat);
    const dead = this.#fallen?.figures ?? [];
    const due = {
      battle: () => axesOf(account),
      pillage: () => 5,
      quest: () => questGlory(card) * (has(account, 'odins-throne') ? 2 : 1),
      ragnarok: () =>
        dead.length * (RAGNAROK_GLORY[this.#age - 1] ?? 0) * (has(account, 'odins-inspiration') ? 2 : 1),
      ships: () => dead.length * worthOf(SHIP_GLORY, card),
      valhalla: () => this.#released.length * worthOf(RELEASE_GLORY, card),
      conquest: () => 3 * PLACES.reduce((sum, place) => sum + account.figures[place].length, 0),
      legend: () => STATS.reduce((sum, stat) => sum + (LEGEND[account.steps[stat] - 1] ?? 0), 0),
      cards: () => glory,
      stolen: () => 0,
    }[source]();
    this.#check(`Glory of seat ${seat} from ${source} ${card ?? ''}`, glory, due);
  }
}

const questGlory = (card: Card | null): number => {
  const kind = card === null ? null : factsOf(card).kind;
  return kind?.kind === 'quest' && card !== null ? (kind.glory[ageOf(card) - 1] ?? 0) : 0;
};

const MONSTERS: Readonly<Record<Exclude<Monster, 'dark-elf'>, number>> = {
  troll: 2,
  'dwarf-chieftain': 2,
  'sea-serpent': 3,
  valkyrie: 2,
  'fire-giant': 4,
  'frost-giant': 4,
  'soldier-of-hel': 3,
  'volur-witch': 3,
};

/** Strength of a single figure other than a Warrior; no upgrade changes it. */
function printed(figure: Figure, province: Province): number {
  if (figure === 'leader') return 3;
  if (figure === 'ship') return 2;
  if (figure === 'dark-elf') return province === 'yggdrasil' ? 3 : 1;
  return figure === 'warrior' ? 0 : MONSTERS[figure];
}
