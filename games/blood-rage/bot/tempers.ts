/** How much a clan likes each source of Glory: 1 is its true worth, more is sought, and less is left to others. */
export interface Temper {
  /** Tokens and battles it may win by pillaging. */
  readonly pillage: number;
  /** Quests, committed or in hand. */
  readonly quest: number;
  /** Upgrades and monsters, on the sheet or in hand. */
  readonly upgrade: number;
  /** Figures that fall, at Ragnarök or before. */
  readonly death: number;
  /** Figures that stand when an Age ends. */
  readonly life: number;
  /** Battle cards in hand. */
  readonly battle: number;
}

/** Everything at its true worth: also assumed for players of whom nothing is known. */
const EVEN: Temper = { pillage: 1, quest: 1, upgrade: 1, death: 1, life: 1, battle: 1 };

/** The tempers of a Veteran; the first is its own. */
export const TEMPERS = {
  jarl: EVEN,
  raider: { pillage: 1.6, quest: 0.7, upgrade: 0.85, death: 0.9, life: 1, battle: 1.5 },
  skald: { pillage: 0.7, quest: 1.7, upgrade: 0.9, death: 1, life: 1.2, battle: 0.8 },
  smith: { pillage: 0.8, quest: 0.8, upgrade: 1.6, death: 0.9, life: 1.2, battle: 0.8 },
  berserker: { pillage: 0.9, quest: 0.8, upgrade: 0.9, death: 1.8, life: 0.7, battle: 0.8 },
} satisfies Record<string, Temper>;

export const OWN_TEMPER: Temper = TEMPERS.jarl;
