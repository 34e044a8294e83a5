import type { ItemId } from './item-ids.ts';
import type { UnitKind } from './units/kinds.ts';

/** §2.1: blood points. Found by playing (README, Balance); to change the balance, start here. */
export const UNIT_COSTS: Readonly<Record<UnitKind, number>> = {
  orlen: 42,
  ilmane: 27,
  tobren: 27,
  maud: 30,
  pike: 8,
  perrin: 14,
  'organ-gun': 15,
  kessa: 31,

  yew: 30,
  brakk: 41,
  ssil: 23,
  rook: 14,
  mossling: 4,
  bogmaw: 26,
  pell: 30,
  caul: 19,

  sorrow: 37,
  brine: 24,
  husk: 6,
  ironlung: 40,
  cray: 21,
  mortar: 22,
  eel: 24,
  fenn: 25,

  azhrae: 28,
  emberwing: 26,
  brute: 40,
  ashling: 5,
  irix: 27,
  hound: 24,
  cannon: 23,
  suun: 19,

  hask: 31,
  vell: 21,
  ansa: 20,
  bombard: 23,
  spear: 7,
  marrow: 31,
};

/** §15: items cost blood points too, and go with their bearer when it is destroyed. */
export const ITEM_COSTS: Readonly<Record<ItemId, number>> = {
  vigour: 3,
  swiftness: 2,
  wrath: 1,
  clarity: 2,
  resolve: 2,
  stone: 3,
  hawk: 2,

  'loaded-die': 2,
  'warding-pebble': 4,
  'thorn-ring': 3,
  'silver-bell': 3,
  'mana-shard': 2,
  'evil-eye': 2,
  'smoke-bead': 2,
  'heros-spur': 2,
  'cracked-mirror': 2,
  'tether-rope': 1,

  battle: 6,
  protection: 5,
  grace: 8,
};
