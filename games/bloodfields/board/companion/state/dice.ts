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
  /** Who rolls; null for the die for one more round, which belongs to nobody. */
  readonly unit: Tag | null;
  readonly count: number;
  /** True if dice on the table are to be rerolled. */
  readonly again: boolean;
}

/** Dice thrown because the rules asked for them. */
export interface Thrown {
  readonly roll: Roll;
  readonly faces: Faces;
}

/** Thrown as soon as the rules ask for dice that nobody has thrown yet. */
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

/** For each die the first side with its face, as `rollDice` draws it. */
function drawsOf({ roll, faces }: Thrown): number[] {
  const sides = sidesOf(roll);
  return faces.flatMap((some, face) =>
    Array.from({ length: some }, () => sides.slice(0, face).reduce((sum, one) => sum + one, 0)),
  );
}

/** The dice of the table as a source of chance: the throws in order, and after them always the first side. */
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
 * The context the rules play in. It gives them the thrown dice in order; as soon as they report a roll beyond those, it stops
 * them: by then it is known how many dice of which kind they want.
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

/** Whether these dice are of the kind and number the rules asked for. */
export const answers = ({ roll, count }: Wanted, faces: Faces): boolean =>
  faces.length === sidesOf(roll).length && countOf(faces) === count;

/** The dice the app throws. They are the same after an undo, so that nobody is tempted to roll again. */
export const thrownByApp = (seed: string, before: number, { roll, count }: Wanted): Faces =>
  rollDice(swiftStreams(seed).stream(before, 'open'), roll, count);

/** No dice yet, to be filled in by hand. */
export const noDice = (roll: Roll): Faces => sidesOf(roll).map(() => 0);
