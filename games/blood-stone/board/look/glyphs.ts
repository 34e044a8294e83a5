import type { GlyphName } from '@sanguine/ui/glyph/glyph.tsx';
import type { Spell } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';

export const UNIT_GLYPHS: Readonly<Record<Unit, GlyphName>> = {
  witch: 'witch-face',
  boar: 'boar',
  wolf: 'wolf-head',
  raven: 'raven',
  toad: 'frog',
  swordsman: 'swordman',
  spearman: 'spears',
  archer: 'bowman',
};

export const SPELL_GLYPHS: Readonly<Record<Spell, GlyphName>> = {
  manipulate: 'puppet',
  bloodBoil: 'bubbling-bowl',
  siphon: 'chalice-drops',
  transfuse: 'transfuse',
  zombify: 'shambling-zombie',
  gnarlroot: 'tree-roots',
  raiseHusk: 'raise-zombie',
  bloodMist: 'fog',
  spiritWard: 'magic-shield',
  secondWind: 'sprint',
  mend: 'heart-bottle',
  ghostStep: 'footsteps',
  whisper: 'tongue',
  banish: 'holy-symbol',
};
