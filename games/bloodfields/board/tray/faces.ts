import type { Locale } from '@sanguine/kernel';
import type { Roll } from '../../content/effects.ts';
import { facesText } from '../../text/dice.ts';

/** One die in words. */
export const dieText = (locale: Locale, roll: Roll, face: number, faces: number): string =>
  facesText(
    locale,
    roll,
    Array.from({ length: faces }, (_, at) => (at === face ? 1 : 0)),
  );
