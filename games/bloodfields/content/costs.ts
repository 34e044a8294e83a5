import type { ItemId } from './item-ids.ts';
import type { UnitKind } from './units/kinds.ts';

/** §2.1: blood points. They were computed, not played: whoever balances the game changes this file alone. */
export const UNIT_COSTS: Readonly<Record<UnitKind, number>> = {
  orlen: 42,
  ilmane: 30,
  tobren: 28,
  maud: 33,
  pike: 9,
  perrin: 17,
  'organ-gun': 15,
  kessa: 29,

  yew: 30,
  brakk: 41,
  ssil: 25,
  rook: 15,
  mossling: 4,
  bogmaw: 29,
  pell: 26,
  caul: 21,

  sorrow: 42,
  brine: 24,
  husk: 5,
  ironlung: 39,
  cray: 21,
  mortar: 21,
  eel: 27,
  fenn: 23,

  azhrae: 29,
  emberwing: 24,
  brute: 39,
  ashling: 7,
  irix: 27,
  hound: 23,
  cannon: 22,
  suun: 19,

  hask: 33,
  vell: 21,
  ansa: 17,
  bombard: 22,
  spear: 8,
  marrow: 30,
};

/** §15: items cost blood points too, and go with their bearer when it is destroyed. */
export const ITEM_COSTS: Readonly<Record<ItemId, number>> = {
  vigour: 3,
  swiftness: 2,
  wrath: 2,
  clarity: 3,
  resolve: 3,
  stone: 3,
  hawk: 2,

  'loaded-die': 2,
  'warding-pebble': 5,
  'thorn-ring': 3,
  'silver-bell': 3,
  'mana-shard': 3,
  'evil-eye': 3,
  'smoke-bead': 3,
  'heros-spur': 2,
  'cracked-mirror': 3,
  'tether-rope': 2,

  battle: 6,
  protection: 5,
  grace: 8,
};
