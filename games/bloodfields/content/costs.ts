import type { ItemId } from './item-ids.ts';
import type { UnitKind } from './units/kinds.ts';

/** §2.1: blood points. Found by playing (README, Balance); whoever balances the game begins with this file. */
export const UNIT_COSTS: Readonly<Record<UnitKind, number>> = {
  orlen: 42,
  ilmane: 28,
  tobren: 28,
  maud: 33,
  pike: 8,
  perrin: 14,
  'organ-gun': 14,
  kessa: 31,

  yew: 29,
  brakk: 41,
  ssil: 22,
  rook: 13,
  mossling: 5,
  bogmaw: 26,
  pell: 24,
  caul: 20,

  sorrow: 38,
  brine: 24,
  husk: 5,
  ironlung: 40,
  cray: 22,
  mortar: 22,
  eel: 27,
  fenn: 24,

  azhrae: 28,
  emberwing: 27,
  brute: 42,
  ashling: 6,
  irix: 28,
  hound: 23,
  cannon: 22,
  suun: 18,

  hask: 31,
  vell: 20,
  ansa: 20,
  bombard: 21,
  spear: 8,
  marrow: 31,
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
