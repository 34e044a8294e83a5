import type { Locale } from '@sanguine/kernel';
import { ATTACK_FACES, DEFENCE_FACES, SCATTER_SIDES, type ScatterSide } from '../content/dice.ts';
import type { Roll } from '../content/effects.ts';
import type { Faces } from '../rules/frames.ts';
import { numbersOf } from '../rules/roll/dice.ts';
import { join, say } from './phrases.ts';

export const rollName = (locale: Locale, roll: Roll): string => say(locale, `roll.${roll}`);

const sideText = (locale: Locale, side: ScatterSide): string =>
  typeof side === 'number'
    ? say(locale, 'face.scatter.arrow', { number: side })
    : say(locale, `face.scatter.${side}`);

/** Dice by face: `2 skulls, 1 blank`, `3, 6`, `arrow 4`. */
export function facesText(locale: Locale, roll: Roll, faces: Faces): string {
  switch (roll) {
    case 'attack':
      return counted(ATTACK_FACES, faces, (face, count) => say(locale, `face.attack.${face}`, { count }));
    case 'defence':
      return counted(DEFENCE_FACES, faces, (face, count) => say(locale, `face.defence.${face}`, { count }));
    case 'scatter':
      return join(
        locale,
        numbersOf(faces).map((number) => sideText(locale, SCATTER_SIDES[number - 1] ?? 'blank')),
      );
    default:
      return join(locale, numbersOf(faces).map(String));
  }

  function counted<Face>(kinds: readonly Face[], all: Faces, tell: (face: Face, count: number) => string) {
    return join(
      locale,
      kinds.flatMap((face, at) => {
        const count = all[at] ?? 0;
        return count === 0 ? [] : [tell(face, count)];
      }),
    );
  }
}
