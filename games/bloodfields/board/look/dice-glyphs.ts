import type { ATTACK_FACES, DEFENCE_FACES } from '../../content/dice.ts';
import type { GlyphName } from './glyphs.ts';

export type AttackFace = (typeof ATTACK_FACES)[number];
export type DefenceFace = (typeof DEFENCE_FACES)[number];

export const FACE_GLYPHS: Readonly<Record<Exclude<AttackFace | DefenceFace, 'blank'>, GlyphName>> = {
  skull: 'skull-crack',
  mastery: 'swords-emblem',
  inspire: 'sun',
  deflect: 'shield',
  armour: 'breastplate',
};

/** §14.1: the scatter die's hit. */
export const SCATTER_HIT: GlyphName = 'bullseye';
