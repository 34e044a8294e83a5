import type { PlayContext, Random } from '@sanguine/kernel';
import { swiftStreams } from '@sanguine/kernel';
import { ATTACK_SIDES, DEFENCE_SIDES } from '../../../content/dice.ts';
import type { Roll } from '../../../content/effects.ts';
import type { Event } from '../../../rules/events.ts';
import type { Faces } from '../../../rules/frames.ts';
import type { Tag } from '../../../rules/names.ts';
import { countOf, rollDice } from '../../../rules/roll/dice.ts';

/** Dice the rules ask for. */
export interface Wanted {
  readonly roll: Roll;
  /** Who rolls; null: the table (the die for one more round). */
  readonly unit: Tag | null;
  readonly count: number;
  /** Dice that lie on the table are rolled again. */
  readonly again: boolean;
}

/** Dice that were thrown for a question of the rules. */
export interface Thrown {
  readonly roll: Roll;
  readonly faces: Faces;
}

/** Thrown as soon as the rules have asked for dice nobody has thrown yet. */
export class DiceWanted extends Error {
  readonly wanted: Wanted;

  constructor(wanted: Wanted) {
    super('dice are wanted');
    this.wanted = wanted;
  }
}

/** How many sides of a die show each face. */
const sidesOf = (roll: Roll): readonly number[] =>
  roll === 'attack' ? ATTACK_SIDES : roll === 'defence' ? DEFENCE_SIDES : [1, 1, 1, 1, 1, 1];

/** The first side of each die, as `rollDice` draws it. */
function drawsOf({ roll, faces }: Thrown): number[] {
  const sides = sidesOf(roll);
  return faces.flatMap((some, face) =>
    Array.from({ length: some }, () => sides.slice(0, face).reduce((sum, one) => sum + one, 0)),
  );
}

/** The dice of the table as a source of chance: what was thrown, in order; beyond that the first side of everything. */
class TableDice implements Random {
  readonly #draws: number[];

  constructor(throws: readonly Thrown[]) {
    this.#draws = throws.flatMap(drawsOf);
  }

  int(): number {
    return this.#draws.shift() ?? 0;
  }

  /** No rule of a battle shuffles or draws. */
  shuffle<T>(items: T[]): T[] {
    return items;
  }

  draw<T>(items: T[]): T {
    const [item] = items.splice(0, 1);
    return item as T;
  }
}

/**
 * What the rules play in. They are told the dice that were thrown, in order; when they have rolled dice beyond those, they
 * are stopped at the moment they tell of it: then it is known how many of which kind they want.
 */
export function tableContext(throws: readonly Thrown[], events: Event[]): PlayContext<Event> {
  const open = new TableDice(throws);
  let told = 0;
  const meet = (wanted: Wanted): void => {
    if (told >= throws.length) throw new DiceWanted(wanted);
    told += 1;
  };
  return {
    open,
    hidden: () => open,
    reveal: () => undefined,
    emit(event) {
      if (event.e === 'dice.rolled' || event.e === 'dice.rerolled') {
        const { roll, unit, faces } = event;
        meet({ roll, unit, count: countOf(faces), again: event.e === 'dice.rerolled' });
      } else if (event.e === 'extra.rolled') {
        meet({ roll: 'number', unit: null, count: 1, again: false });
      }
      events.push(event);
    },
  };
}

/** Do these dice answer the question? */
export const answers = ({ roll, count }: Wanted, faces: Faces): boolean =>
  faces.length === sidesOf(roll).length && countOf(faces) === count;

/** The dice the app throws: the same ones after an undo, so that nobody is tempted. */
export const thrownByApp = (seed: string, before: number, { roll, count }: Wanted): Faces =>
  rollDice(swiftStreams(seed).stream(before, 'open'), roll, count);

/** No die yet, to be filled in by hand. */
export const noDice = (roll: Roll): Faces => sidesOf(roll).map(() => 0);
