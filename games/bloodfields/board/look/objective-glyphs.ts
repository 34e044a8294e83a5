import type { GlyphName } from './glyphs.ts';

/** What is fought for on a table. */
export type ObjectiveKind = 'flag' | 'cache' | 'shrine' | 'wagon';

/** The flag is drawn, the others are glyphs. */
export const OBJECTIVE_GLYPHS: Readonly<Record<Exclude<ObjectiveKind, 'flag'>, GlyphName>> = {
  cache: 'locked-chest',
  shrine: 'sword-altar',
  wagon: 'old-wagon',
};
