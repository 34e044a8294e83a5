import type { ItemId } from '../../content/item-ids.ts';
import type { TerrainKind } from '../../content/terrain.ts';
import type { GlyphName } from './glyphs.ts';

export const ITEM_GLYPHS: Readonly<Record<ItemId, GlyphName>> = {
  vigour: 'health-potion',
  swiftness: 'wingfoot',
  wrath: 'standing-potion',
  clarity: 'drink-me',
  resolve: 'round-potion',
  stone: 'stone-block',
  hawk: 'feather',
  'loaded-die': 'rolling-dices',
  'warding-pebble': 'rock',
  'thorn-ring': 'spiked-collar',
  'silver-bell': 'ringing-bell',
  'mana-shard': 'crystal-growth',
  'evil-eye': 'evil-eyes',
  'smoke-bead': 'smoke-bomb',
  'heros-spur': 'winged-leg',
  'cracked-mirror': 'mirror-mirror',
  'tether-rope': 'rope-coil',
  battle: 'crossed-swords',
  protection: 'magic-shield',
  grace: 'healing',
};

export const TERRAIN_GLYPHS: Readonly<Record<TerrainKind, GlyphName>> = {
  rock: 'peaks',
  building: 'house',
  forest: 'oak',
  swamp: 'reed',
  ruins: 'broken-wall',
  high: 'hills',
  fence: 'wooden-fence',
};
