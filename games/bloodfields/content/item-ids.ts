/** Every item by its name in notation: potions, charms, schools. The order in which a unit's items are listed. */
export const ITEM_IDS = [
  'vigour',
  'swiftness',
  'wrath',
  'clarity',
  'resolve',
  'stone',
  'hawk',
  'loaded-die',
  'warding-pebble',
  'thorn-ring',
  'silver-bell',
  'mana-shard',
  'evil-eye',
  'smoke-bead',
  'heros-spur',
  'cracked-mirror',
  'tether-rope',
  'battle',
  'protection',
  'grace',
] as const;
export type ItemId = (typeof ITEM_IDS)[number];
