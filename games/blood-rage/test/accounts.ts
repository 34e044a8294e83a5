import type { Seat } from '@sanguine/kernel';
import { type Card, type Face, keyOf } from '../content/cards.ts';
import { type Figure, MONSTERS, type Stat, TROOPS } from '../content/clan.ts';
import { type Zone, ZONES } from '../content/provinces.ts';
import type { Event } from '../rules/events.ts';
import type { Clan } from '../rules/state.ts';

/** What is known of a clan from its events alone. */
export interface Account {
  name: Clan['name'];
  glory: number;
  rage: number;
  steps: Record<Stat, number>;
  figures: Record<Zone, Figure[]>;
  /** Cards by location. */
  cards: Record<'hand' | 'quests' | 'sheet' | 'table', Face[]>;
}

const PILLAGE_COST = { action: 0, challenge: 2, domain: 2 } as const;

function newAccount(): Account {
  const figures = Object.fromEntries(ZONES.map((zone) => [zone, []])) as unknown as Account['figures'];
  figures.reserve = [...TROOPS];
  return {
    name: 'none',
    glory: 0,
    rage: 0,
    steps: { rage: 1, axes: 1, horns: 1 },
    figures,
    cards: { hand: [], quests: [], sheet: [], table: [] },
  };
}

function remove<T>(from: T[], item: T): void {
  const at = from.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not among ${from.join(' ') || 'nothing'}`);
  from.splice(at, 1);
}

/** Books kept from events alone: if a change has no event, they are wrong. */
export class Accounts {
  readonly clans: Account[];
  readonly destroyed: string[] = [];
  pillaged: string[] = [];
  readonly discard: Card[] = [];
  /** Cards dealt in this Age, until some of them are kept. */
  #dealt: Face[][] = [];

  constructor(seats: number) {
    this.clans = Array.from({ length: seats }, newAccount);
  }

  #of(seat: Seat): Account {
    const account = this.clans[seat];
    if (account === undefined) throw new Error(`nobody sits at ${seat}`);
    return account;
  }

  #move(seat: Seat, figures: readonly Figure[], from: Zone, to: Zone): void {
    const { figures: all } = this.#of(seat);
    for (const figure of figures) {
      remove(all[from], figure);
      all[to].push(figure);
    }
  }

  /** From the seat's cards on the table if they are there, else from its hand. */
  #lay(seat: Seat, cards: readonly Face[]): void {
    const { hand, table } = this.#of(seat).cards;
    for (const card of cards) remove(table.includes(card) ? table : hand, card);
  }

  take(event: Event): void {
    switch (event.e) {
      case 'clan.taken':
        this.#of(event.seat).name = event.clan;
        return;
      case 'cards.dealt':
        this.#dealt[event.seat] = [...event.cards];
        return;
      case 'cards.drafted':
        this.#dealt = [];
        this.#of(event.seat).cards.hand.push(...event.cards);
        return;
      case 'action.began':
        for (const [seat, cards] of this.#dealt.entries()) this.#of(seat).cards.hand.push(...cards);
        this.#dealt = [];
        for (const [seat, rage] of event.rage.entries()) this.#of(seat).rage = rage;
        return;
      case 'age.began':
        this.pillaged = [];
        return;
      case 'province.destroyed':
        this.destroyed.push(event.province);
        return;
      case 'valhalla.released':
        return this.#move(event.seat, event.figures, 'valhalla', 'reserve');
      case 'figures.destroyed':
        return this.#move(event.seat, event.figures, event.at, 'valhalla');
      default:
        this.#takeFigure(event);
        this.#takeCard(event);
        this.#takeGain(event);
    }
  }

  #takeFigure(event: Event): void {
    switch (event.e) {
      case 'figure.invaded':
        this.#of(event.seat).rage -= event.cost;
        return this.#move(
          event.seat,
          [event.figure],
          event.by === 'recall' ? 'valhalla' : 'reserve',
          event.to,
        );
      case 'figures.marched':
        this.#of(event.seat).rage -= 1;
        return this.#move(event.seat, event.figures, event.from, event.to);
      case 'figure.joined':
        return this.#move(event.seat, [event.figure], event.from, event.to);
      case 'leader.rode':
        return this.#move(event.seat, ['leader'], event.from, event.to);
      case 'figure.rescued':
        if (event.by === 'witch') return this.#move(event.seat, [event.figure], event.at, 'yggdrasil');
        this.#of(event.seat).rage -= 1;
        return;
      case 'monster.boxed': {
        const { figures } = this.#of(event.seat);
        remove(
          figures[ZONES.find((zone) => figures[zone].includes(event.figure)) ?? 'reserve'],
          event.figure,
        );
        return;
      }
      default:
    }
  }

  #takeCard(event: Event): void {
    switch (event.e) {
      case 'card.upgraded': {
        const { cards, figures } = this.#of(event.seat);
        this.#of(event.seat).rage -= event.cost;
        remove(cards.hand, event.card);
        cards.sheet.push(event.card);
        if (event.replaced !== null) {
          remove(cards.sheet, event.replaced);
          this.discard.push(event.replaced);
        }
        figures.reserve.push(...MONSTERS.filter((monster) => monster === keyOf(event.card)));
        return;
      }
      case 'quest.committed':
        this.#lay(event.seat, [event.card]);
        this.#of(event.seat).cards.quests.push(event.card);
        return;
      case 'quest.judged':
        remove(this.#of(event.seat).cards.quests, event.card);
        this.discard.push(event.card);
        return;
      case 'cards.revealed':
        for (const { seat, card } of event.cards) if (card !== null) this.#show(seat, card);
        return;
      case 'late.played':
        return this.#show(event.seat, event.card);
      case 'cards.stolen':
        this.#lay(event.from, event.cards);
        this.#of(event.seat).cards.hand.push(...event.cards);
        return;
      case 'cards.regained':
      case 'cards.returned':
        if (event.e === 'cards.regained') this.#of(event.seat).rage -= event.cards.length;
        this.#lay(event.seat, event.cards);
        this.#of(event.seat).cards.hand.push(...event.cards);
        return;
      case 'cards.spent':
        this.#lay(event.seat, event.cards);
        this.discard.push(...event.cards);
        return;
      case 'cards.shed':
        return this.#lay(event.seat, event.cards);
      default:
    }
  }

  #show(seat: Seat, card: Card): void {
    remove(this.#of(seat).cards.hand, card);
    this.#of(seat).cards.table.push(card);
  }

  #takeGain(event: Event): void {
    switch (event.e) {
      case 'seat.passed':
        this.#of(event.seat).rage -= event.rage;
        return;
      case 'pillage.began':
        this.#of(event.seat).rage -= PILLAGE_COST[event.by];
        return;
      case 'province.pillaged':
        if (!this.pillaged.includes(event.province)) this.pillaged.push(event.province);
        return;
      case 'stat.raised':
        this.#of(event.seat).steps[event.stat] += 1;
        return;
      case 'rage.gained':
        this.#of(event.seat).rage += event.rage;
        return;
      case 'rage.stolen':
        this.#of(event.from).rage -= event.rage;
        this.#of(event.seat).rage += event.rage;
        return;
      case 'glory.gained':
        this.#of(event.seat).glory += event.glory;
        return;
      case 'glory.stolen':
        this.#of(event.from).glory -= event.glory;
        this.#of(event.seat).glory += event.glory;
        return;
      default:
    }
  }
}
