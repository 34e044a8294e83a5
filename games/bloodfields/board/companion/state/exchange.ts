import type { Event } from '../../../rules/events.ts';
import type { Roll } from '../../../content/effects.ts';
import type { Faces } from '../../../rules/frames.ts';
import type { Tag } from '../../../rules/names.ts';
import { countOf, sumOf } from '../../../rules/roll/dice.ts';
import { type Battle, toldIn } from './battle.ts';

/** Dice as they lie, and how many of each face count for the roller. */
export interface LyingDice {
  readonly unit: Tag | null;
  readonly roll: Roll;
  readonly faces: Faces;
  /** Null while nothing is decided yet, and where dice are only read. */
  readonly counted: Faces | null;
  /** How many hits a defence has saved. */
  readonly struck: number;
}

/** All events since the current action began. */
export const exchangeEvents = (battle: Battle): readonly Event[] => toldIn(battle).slice(battle.since.events);

/** §7.4: skulls hit, mastery icons up to the mastery, Inspire icons for a token. */
function hitsByFace(faces: Faces, hits: number, inspired: boolean): Faces {
  const [skulls = 0, , icons = 0] = faces;
  const inspire = inspired ? icons : 0;
  return [skulls, hits - skulls - inspire, inspire, 0];
}

/** §7.5: deflections save, armour icons up to the armour, Inspire icons for a token or from cover. */
function savesByFace(faces: Faces, saves: number, inspired: boolean): Faces {
  const [deflects = 0, , icons = 0] = faces;
  const inspire = inspired ? icons : 0;
  return [deflects, saves - deflects - inspire, inspire, 0];
}

/** The dice of the current action in the order they were rolled, with what the rules made of them. */
export function lyingDice(battle: Battle): LyingDice[] {
  const rolls: LyingDice[] = [];
  let inspired = false;
  const last = (): LyingDice | undefined => rolls.at(-1);
  const settle = (change: Partial<LyingDice>): void => {
    const before = rolls.pop();
    if (before !== undefined) rolls.push({ ...before, ...change });
  };
  for (const event of exchangeEvents(battle)) {
    switch (event.e) {
      case 'dice.rolled':
        inspired = false;
        rolls.push({ unit: event.unit, roll: event.roll, faces: event.faces, counted: null, struck: 0 });
        break;
      case 'dice.rerolled': {
        const lying = last();
        if (lying !== undefined) settle({ faces: sumOf(sumOf(lying.faces, event.dice, -1), event.faces) });
        break;
      }
      case 'die.turned': {
        const lying = last();
        if (lying === undefined) break;
        const at = (face: number): number =>
          (face === event.to - 1 ? 1 : 0) - (face === event.from - 1 ? 1 : 0);
        settle({ faces: lying.faces.map((some, face) => some + at(face)) });
        break;
      }
      case 'token.spent':
        inspired = true;
        break;
      case 'attack.hit': {
        const lying = last();
        if (lying?.roll === 'attack')
          settle({ counted: hitsByFace(lying.faces, event.hits + event.criticals, inspired) });
        break;
      }
      case 'attack.saved': {
        const lying = last();
        if (lying?.roll !== 'defence') break;
        settle({ counted: savesByFace(lying.faces, event.saves, inspired || event.covered) });
        const attack = rolls.at(-2);
        if (attack?.roll === 'attack') rolls.splice(-2, 1, { ...attack, struck: event.saves });
        break;
      }
      default:
    }
  }
  return rolls.filter(({ faces }) => countOf(faces) > 0);
}
