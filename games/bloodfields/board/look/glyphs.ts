import outlines from './glyph-outlines.json' with { type: 'json' };

/**
 * A glyph of this game only, so that no other game's page carries it. `glyph-names.json` lists them; `npm run glyphs` takes
 * the outlines from the icon set.
 */
export type GlyphName = keyof typeof outlines;

/** On a square of 512 units. */
export const outlineOf = (name: GlyphName): string => outlines[name];
