import type { ItemId } from './item-ids.ts';
import type { UnitKind } from './units/kinds.ts';

/**
 * Rosters are saved and shared with the version of the content they were made for. When you change a cost, raise it and add
 * the old cost to `COST_CHANGES`, so that old lists can say what has changed.
 */
export const CONTENT_VERSION = 4;

/** What things cost until this version. */
export interface CostChange {
  readonly version: number;
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  readonly items: Readonly<Partial<Record<ItemId, number>>>;
}

/** The oldest first. Version 1 had computed costs, later versions have those found by playing. */
export const COST_CHANGES: readonly CostChange[] = [
  {
    version: 2,
    units: {
      orlen: 35,
      ilmane: 24,
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
      husk: 7,
      ironlung: 36,
      mortar: 24,
      eel: 27,
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
      bombard: 26,
    },
    items: {
      vigour: 4,
      swiftness: 3,
      wrath: 4,
      clarity: 3,
      resolve: 3,
      stone: 4,
      hawk: 3,
      'loaded-die': 4,
      'mana-shard': 4,
      'evil-eye': 4,
      'smoke-bead': 3,
      'heros-spur': 3,
      'cracked-mirror': 4,
      'tether-rope': 3,
      battle: 8,
      protection: 7,
      grace: 7,
    },
  },
  {
    version: 3,
    units: {
      maud: 33,
      pike: 7,
      pell: 24,
      mossling: 5,
      husk: 5,
      eel: 26,
      emberwing: 27,
      brute: 42,
      hound: 22,
    },
    items: {},
  },
  {
    version: 4,
    units: {
      ilmane: 28,
      tobren: 28,
      'organ-gun': 14,
      ssil: 22,
      pell: 28,
      caul: 20,
      sorrow: 38,
      cray: 22,
      mortar: 23,
      emberwing: 24,
      brute: 39,
      irix: 26,
      suun: 18,
      vell: 20,
      bombard: 21,
      spear: 8,
    },
    items: {},
  },
];
