import type { Locale } from '@sanguine/kernel';
import type { GlyphName } from '@sanguine/ui/glyph/glyph.tsx';
import { ATTACK_FACES, DEFENCE_FACES, SCATTER_SIDES } from '../../content/dice.ts';
import type { Roll } from '../../content/effects.ts';
import { facesText } from '../../text/dice.ts';

const ATTACK_GLYPHS = {
  skull: 'death-skull',
  mastery: 'crossed-swords',
  inspire: 'sun',
  blank: null,
} as const;
const DEFENCE_GLYPHS = {
  deflect: 'magic-shield',
  armour: 'breastplate',
  inspire: 'sun',
  blank: null,
} as const;

/** What a face of a die shows: a glyph, or a number; neither for a blank. */
export interface FaceLook {
  readonly glyph: GlyphName | null;
  readonly text: string;
}

export function faceLook(roll: Roll, face: number): FaceLook {
  if (roll === 'attack') return { glyph: ATTACK_GLYPHS[ATTACK_FACES[face] ?? 'blank'], text: '' };
  if (roll === 'defence') return { glyph: DEFENCE_GLYPHS[DEFENCE_FACES[face] ?? 'blank'], text: '' };
  if (roll === 'scatter') {
    const side = SCATTER_SIDES[face] ?? 'blank';
    return { glyph: null, text: side === 'hit' ? '◎' : side === 'blank' ? '' : `↗${side}` };
  }
  return { glyph: null, text: String(face + 1) };
}

/** One die in words. */
export const dieText = (locale: Locale, roll: Roll, face: number, faces: number): string =>
  facesText(
    locale,
    roll,
    Array.from({ length: faces }, (_, at) => (at === face ? 1 : 0)),
  );
