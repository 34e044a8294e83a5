import type { UnitKind } from '../../content/units/kinds.ts';
import type { GlyphName } from './glyphs.ts';

/** A glyph in a portrait. Lengths are fractions of the base's radius, from the middle of the base; y downwards. */
export interface Part {
  readonly glyph: GlyphName;
  /** The side of the glyph's square. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly mirrored?: true;
  /** The radius of a dark ground behind it, so that nothing shows through eyes and joints. */
  readonly backed?: number;
}

const part = (
  glyph: GlyphName,
  size: number,
  x: number,
  y: number,
  rest: Pick<Part, 'turn' | 'mirrored' | 'backed'> = {},
): Part => ({ glyph, size, x, y, ...rest });

const HEAD = { backed: 0.46 } as const;

/** Units whose glyph is only a head, so that shoulders are cut below it. */
const SHOULDERED: ReadonlySet<UnitKind> = new Set([
  'orlen',
  'tobren',
  'maud',
  'pike',
  'kessa',
  'mossling',
  'pell',
  'husk',
  'cray',
  'fenn',
  'azhrae',
  'brute',
  'ashling',
  'suun',
  'vell',
  'spear',
]);

export const hasShoulders = (kind: UnitKind): boolean => SHOULDERED.has(kind);

/** One silhouette per unit, from back to front: its weapon, its figure, what sets it apart. */
export const PORTRAITS: Readonly<Record<UnitKind, readonly Part[]>> = {
  orlen: [
    part('knight-banner', 1.2, 0.6, -0.72, { turn: 8 }),
    part('centurion-helmet', 1.7, -0.1, -0.3, HEAD),
  ],
  ilmane: [part('lantern-flame', 1.1, 0.62, -0.62, { turn: 8 }), part('cowled', 1.72, -0.16, -0.26, HEAD)],
  tobren: [
    part('black-knight-helm', 1.5, -0.18, -0.52, HEAD),
    part('templar-shield', 1.36, 0.32, 0.08, { backed: 0.42 }),
  ],
  maud: [part('musket', 1.9, 0.34, -0.62), part('brodie-helmet', 1.62, -0.16, -0.24, { backed: 0.4 })],
  pike: [part('spears', 1.6, 0.5, -0.72), part('light-helm', 1.5, -0.12, -0.18, HEAD)],
  perrin: [
    part('feathered-wing', 1.6, 0.46, -0.66, { turn: -34 }),
    part('eagle-head', 1.7, -0.2, -0.2, { mirrored: true }),
  ],
  'organ-gun': [part('pipe-organ', 1.6, 0, -0.62), part('cannon', 1.66, 0.06, 0, { mirrored: true })],
  kessa: [part('crossed-swords', 1.96, 0, -0.58), part('barbute', 1.54, 0, -0.16, HEAD)],
  yew: [
    part('tree-branch', 1.1, 0.72, -0.66, { turn: 10 }),
    part('tree-branch', 1.1, -0.72, -0.66, { mirrored: true, turn: -10 }),
    part('deku-tree', 1.76, 0, -0.2, { backed: 0.3 }),
  ],
  brakk: [part('rhinoceros-horn', 1.94, 0.06, -0.36)],
  ssil: [part('saber-toothed-cat-head', 1.94, 0.02, -0.36)],
  rook: [
    part('pocket-bow', 1.76, 0.24, -0.56, { turn: -6 }),
    part('hood', 1.6, -0.14, -0.06, { backed: 0.34 }),
  ],
  mossling: [part('sprout', 1.1, 0, -1.02), part('goblin-head', 1.62, 0, -0.12, HEAD)],
  bogmaw: [part('toad-teeth', 1.96, 0, -0.2, { backed: 0.5 })],
  pell: [
    part('sickle', 1.3, 0.6, -0.66, { turn: 18 }),
    part('flower-hat', 1.72, -0.12, -0.24, { backed: 0.3 }),
  ],
  caul: [
    part('small-fire', 1.1, -0.5, -0.62, { turn: -20 }),
    part('ghost', 1.84, 0.04, -0.34, { backed: 0.3 }),
  ],
  sorrow: [part('anchor', 1.44, 0.62, -0.5), part('pirate-captain', 1.8, -0.14, -0.3, HEAD)],
  brine: [part('squid-head', 1.84, 0, -0.34)],
  husk: [part('pirate-skull', 1.66, 0, -0.28, HEAD)],
  ironlung: [part('diving-helmet', 1.96, 0, -0.4, { backed: 0.5 })],
  cray: [part('harpoon-trident', 1.74, 0.42, -0.7), part('triton-head', 1.56, -0.12, -0.18, HEAD)],
  mortar: [part('mortar', 1.9, 0.26, -0.5), part('barrel', 1.16, -0.26, 0.02)],
  eel: [part('sea-serpent', 1.96, 0, -0.4)],
  fenn: [part('saber-and-pistol', 1.9, 0, -0.62), part('bandana', 1.5, -0.02, -0.1, HEAD)],
  azhrae: [part('incense', 1.4, 0.56, -0.68), part('pope-crown', 1.7, -0.14, -0.34, { backed: 0.3 })],
  emberwing: [part('angel-wings', 2.2, 0, -0.44), part('small-fire', 1, 0, 0.1)],
  brute: [part('warhammer', 1.6, 0.5, -0.66), part('metal-golem-head', 1.6, -0.12, -0.26, HEAD)],
  ashling: [part('small-fire', 1.2, 0, -0.9), part('imp-laugh', 1.5, 0, -0.1, { backed: 0.34 })],
  irix: [part('flail', 1.6, 0.44, -0.66), part('executioner-hood', 1.74, -0.14, -0.16, { backed: 0.3 })],
  hound: [part('small-fire', 1.4, -0.36, -0.72, { turn: -14 }), part('hound', 1.72, 0.06, -0.24)],
  cannon: [part('flame', 1.2, 0.64, -0.76, { turn: 20 }), part('cannon', 1.96, -0.06, -0.2)],
  suun: [
    part('sai', 1.3, 0.68, -0.72),
    part('sai', 1.3, -0.8, -0.72, { mirrored: true }),
    part('ninja-head', 1.62, -0.12, -0.2, HEAD),
  ],
  hask: [
    part('thor-hammer', 1.4, 0.6, -0.64),
    part('heavy-helm', 1.66, -0.1, -0.42, HEAD),
    part('gate', 1.3, 0, 0.2),
  ],
  vell: [part('crossbow', 1.7, 0.34, -0.62), part('elf-helmet', 1.66, -0.18, -0.22, HEAD)],
  ansa: [
    part('wizard-staff', 1.6, 0.56, -0.58),
    part('wizard-face', 1.7, -0.16, -0.34, HEAD),
    part('two-coins', 0.76, 0.42, 0.28),
  ],
  bombard: [part('pirate-cannon', 1.96, 0, -0.34)],
  spear: [
    part('stone-spear', 1.7, 0.5, -0.62, { mirrored: true, turn: 180 }),
    part('spartan-helmet', 1.64, -0.14, -0.24),
  ],
  marrow: [
    part('bear-face', 1.86, 0, -0.34, { backed: 0.4 }),
    part('spiked-collar', 1.1, 0, 0.62, { turn: 90 }),
  ],
};
