import type { GlyphName } from '@sanguine/ui/glyph/glyph.tsx';
import { type Card, factsOf, type God } from '../../content/cards.ts';
import { type Figure, FIGURES, type Slot, type Stat } from '../../content/clan.ts';
import type { Token } from '../../content/provinces.ts';

export const STAT_GLYPHS: Readonly<Record<Stat, GlyphName>> = {
  rage: 'flame',
  axes: 'crossed-axes',
  horns: 'beer-horn',
};

export const TOKEN_GLYPHS: Readonly<Record<Exclude<Token, 'gone'>, GlyphName>> = {
  ...STAT_GLYPHS,
  glory: 'laurel-crown',
  all: 'triquetra',
};

/** The picture of a figure; a Warrior has its clan's emblem. */
export const FIGURE_GLYPHS: Readonly<Record<Exclude<Figure, 'warrior'>, GlyphName>> = {
  leader: 'crown',
  ship: 'drakkar',
  troll: 'troll',
  'dwarf-chieftain': 'dwarf-face',
  'sea-serpent': 'sea-serpent',
  valkyrie: 'angel-wings',
  'dark-elf': 'woman-elf-face',
  'fire-giant': 'fire-silhouette',
  'frost-giant': 'ice-golem',
  'soldier-of-hel': 'raise-skeleton',
  'volur-witch': 'witch-face',
};

const SLOT_GLYPHS: Readonly<Record<Slot, GlyphName>> = {
  leader: 'crown',
  warrior: 'sword-brandish',
  ship: 'drakkar',
  monster: 'troll',
  clan: 'rune-stone',
};

const GOD_GLYPHS: Readonly<Record<God, GlyphName>> = {
  odin: 'spears',
  thor: 'thor-hammer',
  loki: 'cloak-dagger',
  frigga: 'spinning-wheel',
  heimdall: 'crystal-eye',
  tyr: 'sword-clash',
};

/** A card's picture: its subject, or the god who gives it. */
export function cardGlyph(card: Card): GlyphName {
  const { kind } = factsOf(card);
  if (kind.kind === 'quest') return 'scroll-unfurled';
  if (kind.kind === 'battle' || kind.kind === 'clan') return GOD_GLYPHS[kind.god];
  const figure = FIGURES.find((one) => one === kind.key);
  return figure === undefined || figure === 'warrior' ? SLOT_GLYPHS[kind.kind] : FIGURE_GLYPHS[figure];
}
