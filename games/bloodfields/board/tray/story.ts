import type { Roll } from '../../content/effects.ts';
import type { Modifier } from '../../rules/attack/modifiers.ts';
import type { Event } from '../../rules/events.ts';
import type { Faces } from '../../rules/frames.ts';
import type { Tag } from '../../rules/names.ts';

/** Dice as they lie now, and what happened to them. */
export interface ToldDice {
  readonly unit: Tag;
  readonly faces: Faces;
  /** How many of them were rerolled, by face. */
  readonly rerolled: Faces;
  readonly spent: 'inspire' | 'ember' | null;
  readonly modifiers: readonly Modifier[];
}

/** One attack roll, or hits without an attack, with everything that has come of it so far. */
export interface ToldAttack {
  readonly attacker: Tag;
  /** Null until the dice have been turned into hits. */
  readonly target: Tag | null;
  readonly skill: string;
  readonly attack: ToldDice | null;
  readonly defence: ToldDice | null;
  /** Null while the attack dice may still change. */
  readonly hits: number | null;
  readonly criticals: number;
  readonly covered: boolean;
  /** Null while the defence dice may still change. */
  readonly unsaved: number | null;
  readonly damage: number;
  readonly shields: number;
  readonly destroyed: boolean;
  /** How the target's health has changed since this attack. */
  readonly since: number;
}

/** The attacks made with one use of a skill, in order. */
export interface Story {
  readonly unit: Tag;
  readonly skill: string;
  readonly charge: boolean;
  readonly attacks: readonly ToldAttack[];
}

/** The present or last attack of this turn, told from its events alone; null before the first. */
export function storyIn(events: readonly Event[]): Story | null {
  const teller = new Teller();
  const from = events.findLastIndex(({ e }) => e === 'turn.began');
  for (const event of events.slice(Math.max(0, from))) teller.hear(event);
  return teller.story;
}

const sum = (faces: Faces, others: Faces, sign: 1 | -1): Faces =>
  faces.map((some, face) => Math.max(0, some + sign * (others[face] ?? 0)));

/** A story that is still being told. */
interface Telling extends Story {
  readonly attacks: ToldAttack[];
}

class Teller {
  /** One for each declared attack: an answer may interrupt an attack, which then continues. */
  readonly #all: Telling[] = [];
  #now: Telling | null = null;
  #weighed: readonly Modifier[] = [];

  get story(): Story | null {
    return this.#now;
  }

  hear(event: Event): void {
    switch (event.e) {
      case 'attack.declared':
        this.#open({ unit: event.unit, skill: event.skill, charge: event.charge, attacks: [] });
        break;
      case 'hits.received':
        this.#open({ unit: event.source, skill: event.by, charge: false, attacks: [] });
        this.#begin(null);
        this.#change({ target: event.unit, hits: event.hits });
        break;
      case 'roll.weighed':
        this.#weighed = event.modifiers;
        break;
      case 'dice.rolled':
        this.#roll(event.roll, {
          unit: event.unit,
          faces: event.faces,
          rerolled: event.faces.map(() => 0),
          spent: null,
          modifiers: this.#weighed,
        });
        break;
      case 'dice.rerolled':
        this.#changeDice(event.roll, ({ faces, rerolled }) => ({
          faces: sum(sum(faces, event.dice, -1), event.faces, 1),
          rerolled: sum(sum(rerolled, event.dice, -1), event.faces, 1),
        }));
        break;
      case 'token.spent':
        this.#changeDice(event.roll, () => ({ spent: event.token }));
        break;
      case 'attack.hit':
        this.#change({ target: event.target, hits: event.hits, criticals: event.criticals });
        break;
      case 'attack.saved':
        this.#change({ unsaved: event.unsaved, covered: event.covered });
        break;
      case 'unit.damaged':
        this.#hurt(
          event.unit,
          -event.amount,
          event.cause === 'attack' || event.cause === 'hits' ? event.shields : null,
        );
        break;
      case 'health.lost':
        this.#hurt(event.unit, -event.amount, null);
        break;
      case 'health.restored':
        this.#hurt(event.unit, event.amount, null);
        break;
      case 'unit.destroyed':
        if (this.#last?.target === event.unit) this.#change({ destroyed: true });
        break;
      default:
        break;
    }
  }

  get #last(): ToldAttack | undefined {
    return this.#now?.attacks.at(-1);
  }

  #open(story: Telling): void {
    this.#all.push(story);
    this.#now = story;
  }

  #roll(roll: Roll, dice: ToldDice): void {
    if (roll === 'attack') {
      this.#now = this.#all.findLast(({ unit }) => unit === dice.unit) ?? this.#now;
      this.#begin(dice);
    }
    if (roll === 'defence') this.#change({ defence: dice });
  }

  #begin(attack: ToldDice | null): void {
    const story = this.#now;
    story?.attacks.push({
      attacker: story.unit,
      target: null,
      skill: story.skill,
      attack,
      defence: null,
      hits: null,
      criticals: 0,
      covered: false,
      unsaved: null,
      damage: 0,
      shields: 0,
      destroyed: false,
      since: 0,
    });
  }

  #change(part: Partial<ToldAttack>): void {
    const last = this.#now?.attacks.pop();
    if (last !== undefined) this.#now?.attacks.push({ ...last, ...part });
  }

  #changeDice(roll: Roll, by: (dice: ToldDice) => Partial<ToldDice>): void {
    if (roll !== 'attack' && roll !== 'defence') return;
    const dice = this.#last?.[roll] ?? null;
    if (dice !== null) this.#change({ [roll]: { ...dice, ...by(dice) } });
  }

  /** `shields`: how many shields took a part of the damage, if it comes from the attack; otherwise null. */
  #hurt(unit: Tag, by: number, shields: number | null): void {
    const own = shields !== null && this.#last?.target === unit ? this.#last : undefined;
    for (const { attacks } of this.#all) {
      attacks.forEach((attack, at) => {
        if (attack.target === unit && attack !== own) attacks[at] = { ...attack, since: attack.since + by };
      });
    }
    if (own !== undefined) this.#change({ damage: own.damage - by, shields: own.shields + (shields ?? 0) });
  }
}

/** Whether its dice can lead to nothing more. */
export const isSettled = ({ hits, unsaved, defence }: ToldAttack): boolean =>
  hits !== null && (defence === null || unsaved !== null);

/** The sum of all modifiers of one kind. */
export const totalOf = (modifiers: readonly Modifier[], on: Modifier['on']): number =>
  modifiers.reduce(
    (all, one) => (one.on === on && typeof one.amount === 'number' ? all + one.amount : all),
    0,
  );
