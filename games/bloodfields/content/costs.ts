import type { ItemId } from './item-ids.ts';
import type { UnitKind } from './units/kinds.ts';

/** §2.1: blood points. They were computed, not played: whoever balances the game changes this file alone. */
export const UNIT_COSTS: Readonly<Record<UnitKind, number>> = {
  orlen: 35,
  ilmane: 24,
  tobren: 28,
  maud: 24,
  pike: 9,
  perrin: 20,
  'organ-gun': 20,
  kessa: 29,

  yew: 36,
  brakk: 34,
  ssil: 24,
  rook: 21,
  mossling: 6,
  bogmaw: 30,
  pell: 26,
  caul: 23,

  sorrow: 33,
  brine: 24,
  husk: 7,
  ironlung: 36,
  cray: 22,
  mortar: 24,
  eel: 27,
  fenn: 25,

  azhrae: 34,
  emberwing: 25,
  brute: 31,
  ashling: 7,
  irix: 27,
  hound: 25,
  cannon: 25,
  suun: 24,

  hask: 35,
  vell: 25,
  ansa: 20,
  bombard: 26,
  spear: 8,
  marrow: 31,
};

/** §15: items cost blood points too, and go with their bearer when it is destroyed. */
export const ITEM_COSTS: Readonly<Record<ItemId, number>> = {
  vigour: 4,
  swiftness: 3,
  wrath: 4,
  clarity: 3,
  resolve: 3,
  stone: 4,
  hawk: 3,

  'loaded-die': 4,
  'warding-pebble': 4,
  'thorn-ring': 3,
  'silver-bell': 3,
  'mana-shard': 4,
  'evil-eye': 4,
  'smoke-bead': 3,
  'heros-spur': 3,
  'cracked-mirror': 4,
  'tether-rope': 3,

  battle: 8,
  protection: 7,
  grace: 7,
};
