import type { BattleWith } from '../content/cards/battles.ts';
import type { BattleKey, CardKey, UpgradeKey } from '../content/cards.ts';

/** The average worth of things in Glory, found by playing bots against each other. */

/** A point of Rage still to be spent; one without a good use; one more in every Age to come. */
export const RAGE = 1.3;
export const IDLE_RAGE = 0.2;
export const RAGE_PER_AGE = 1.8;
/** A point of strength on the board when the next Age begins. */
export const PRESENCE = 0.8;
/** Per Age: steps a stat rises, battles won, and the worth of each figure the Horns make room for. */
export const RISES = 0.9;
export const WINS = 1;
export const ROOM = 0.5;

/** What an upgrade on the sheet brings in a whole Age. */
const UPGRADES: Readonly<Partial<Record<CardKey, number>>> = {
  troll: 3,
  'dwarf-chieftain': 2.5,
  'sea-serpent': 3,
  valkyrie: 3,
  'dark-elf': 2.5,
  'fire-giant': 5,
  'frost-giant': 5,
  'soldier-of-hel': 4,
  'volur-witch': 4,
  'lord-of-hammers': 1.5,
  'lord-of-axes': 5,
  'lord-of-spears': 9,
  'brothers-in-arms': 2,
  'experts-in-arms': 1,
  'masters-in-arms': 4,
  'lokis-dragons': 2.5,
  'fire-dragons': 6,
  'eternal-dragons': 11,
  'lokis-domain': 2.5,
  'lokis-eminence': 5,
  'lokis-wrath': 9,
  'lokis-blessing': 1.5,
  'friggas-charm': 2,
  'friggas-succor': 4,
  'friggas-protection': 1.5,
  'friggas-domain': 4,
  'friggas-sacrifice': 5,
  'thors-glory': 2,
  'thors-domain': 2.5,
  'thors-conquest': 14,
  'tyrs-domain': 1.5,
  'tyrs-challenge': 4,
  'tyrs-prowess': 1.5,
  'tyrs-wrath': 2,
  'odins-inspiration': 9,
  'odins-throne': 9,
} satisfies Record<UpgradeKey, number>;

/** Cards that are not upgrades bring nothing there. */
export const upgradeValue = (key: CardKey): number => UPGRADES[key] ?? 0;

/** What the text of a Battle card adds to its bonus. */
const TEXTS: Readonly<Partial<Record<BattleKey, number>>> = {
  'odins-smite': 0.4,
  'odins-tide': 0.5,
  'odins-judgement': 3,
  'heimdalls-sight': 1.5,
  'heimdalls-eye': 0.6,
  'heimdalls-gaze': 0.6,
  'heimdalls-watch': 2,
  'friggas-grace': 2,
  'thors-hammer': 1.5,
  'thors-oath': 2,
  'thors-ascension': 4,
  'thors-primacy': 0.5,
  'lokis-trickery': 1,
  'lokis-backstab': 2,
  'lokis-poison': 1,
} satisfies Record<BattleWith<{ effect: object }>, number>;
const BONUS = 0.55;

export const battleValue = (key: BattleKey, bonus: number): number => (TEXTS[key] ?? 0) + BONUS * bonus;

/** The worth of the next card of the same kind, compared with the first. */
export const NEXT_UPGRADE = 0.8;
export const NEXT_BATTLE = 0.7;
export const NEXT_QUEST = 0.9;
/** A hidden card. */
export const UNKNOWN = 2.2;
