import type { KeyWith, UpgradeRow } from './row.ts';

/**
 * All upgrades: what is printed on them, and what they do on a clan sheet. Hands and Monsters are sorted in this order.
 */
export const UPGRADES = {
  // §18.7: every enemy Warrior where it enters dies (`rules/cards/troll.ts`).
  troll: { kind: 'monster', strength: 2, cost: 2, copies: { 1: [1, 0, 0] }, effect: 'coded' },
  // §18.7: Invading with it is free.
  'dwarf-chieftain': {
    kind: 'monster',
    strength: 2,
    cost: 0,
    copies: { 1: [1, 0, 0] },
    effect: { freeInvade: true },
  },
  // §18.7: it is a Ship as well (`isShip`).
  'sea-serpent': { kind: 'monster', strength: 3, cost: 3, copies: { 1: [0, 1, 0] } },
  // §18.7: Glory for every enemy that falls in a battle she is in.
  valkyrie: {
    kind: 'monster',
    strength: 2,
    cost: 2,
    copies: { 2: [1, 0, 0] },
    effect: { fallen: { glory: 2, each: true, least: 1 } },
  },
  // §18.7: may Invade Yggdrasil, and is stronger there.
  'dark-elf': {
    kind: 'monster',
    strength: 1,
    cost: 1,
    copies: { 2: [1, 0, 0] },
    effect: { mayInvade: 'yggdrasil', strengthIn: { yggdrasil: 3 } },
  },
  // §18.7: every enemy where it enters dies, Ships too; Monsters do not (`rules/cards/fire-giant.ts`).
  'fire-giant': { kind: 'monster', strength: 4, cost: 4, copies: { 2: [0, 1, 0] }, effect: 'coded' },
  // §18.7: takes the reward of a province twice.
  'frost-giant': {
    kind: 'monster',
    strength: 4,
    cost: 4,
    copies: { 3: [1, 0, 0] },
    effect: { pillaged: 'again' },
  },
  // §18.7: Invading with it is free.
  'soldier-of-hel': {
    kind: 'monster',
    strength: 3,
    cost: 0,
    copies: { 3: [1, 0, 0] },
    effect: { freeInvade: true },
  },
  // §18.7: retreats to Yggdrasil when she would be destroyed.
  'volur-witch': {
    kind: 'monster',
    strength: 3,
    cost: 3,
    copies: { 3: [0, 1, 0] },
    effect: { window: { do: 'witch' } },
  },
  // §18.8: the Leader moves on after a pillage.
  'lord-of-hammers': {
    kind: 'leader',
    strength: 3,
    cost: 3,
    copies: { 1: [1, 0, 0] },
    effect: { pillaged: 'ride' },
  },
  // §18.8: a stat rises after a pillage with the Leader.
  'lord-of-axes': {
    kind: 'leader',
    strength: 3,
    cost: 3,
    copies: { 2: [1, 0, 0] },
    effect: { pillaged: 'raiseOne' },
  },
  // §18.8: every stat rises after a pillage with the Leader.
  'lord-of-spears': {
    kind: 'leader',
    strength: 3,
    cost: 3,
    copies: { 3: [1, 0, 0] },
    effect: { pillaged: 'raiseAll' },
  },
  // §18.8: two Warriors are worth more than twice one.
  'brothers-in-arms': {
    kind: 'warrior',
    strength: 1,
    cost: 1,
    copies: { 1: [1, 0, 0] },
    effect: { warriors: { single: 1, pair: 3 } },
  },
  // §18.8: every Warrior is stronger.
  'experts-in-arms': { kind: 'warrior', strength: 2, cost: 2, copies: { 2: [1, 0, 0] } },
  // §18.8: strong alone, stronger in pairs.
  'masters-in-arms': {
    kind: 'warrior',
    strength: 2,
    cost: 2,
    copies: { 3: [1, 0, 0] },
    effect: { warriors: { single: 2, pair: 6 } },
  },
  // §18.8: Glory for every Ship lost.
  'lokis-dragons': {
    kind: 'ship',
    god: 'loki',
    strength: 2,
    cost: 2,
    copies: { 1: [1, 0, 0] },
    effect: { shipGlory: 4 },
  },
  // §18.8: Glory for every Ship lost.
  'fire-dragons': { kind: 'ship', strength: 2, cost: 2, copies: { 2: [1, 0, 0] }, effect: { shipGlory: 8 } },
  // §18.8: Glory for every Ship lost.
  'eternal-dragons': {
    kind: 'ship',
    strength: 2,
    cost: 2,
    copies: { 3: [1, 0, 0] },
    effect: { shipGlory: 12 },
  },
  // §18.3: Glory for every figure that comes back from Valhalla.
  'lokis-domain': {
    kind: 'clan',
    god: 'loki',
    cost: 1,
    copies: { 1: [1, 0, 0] },
    effect: { releaseGlory: 1 },
  },
  // §18.3: Glory for every figure that comes back from Valhalla.
  'lokis-eminence': {
    kind: 'clan',
    god: 'loki',
    cost: 2,
    copies: { 2: [0, 1, 0] },
    effect: { releaseGlory: 2 },
  },
  // §18.3: Glory for every figure that comes back from Valhalla.
  'lokis-wrath': {
    kind: 'clan',
    god: 'loki',
    cost: 3,
    copies: { 3: [0, 0, 1] },
    effect: { releaseGlory: 3 },
  },
  // §18.3: a Warrior into the province of a lost battle.
  'lokis-blessing': {
    kind: 'clan',
    god: 'loki',
    cost: 1,
    copies: { 1: [0, 0, 1] },
    effect: { window: { do: 'blessing' } },
  },
  // §18.4: upgrades cost less.
  'friggas-charm': {
    kind: 'clan',
    god: 'frigga',
    cost: 0,
    copies: { 1: [1, 0, 0] },
    effect: { discount: 1 },
  },
  // §18.4: a Warrior comes along with every Invade.
  'friggas-succor': {
    kind: 'clan',
    god: 'frigga',
    cost: 2,
    copies: { 1: [0, 1, 0] },
    effect: { window: { do: 'succor' } },
  },
  // §18.4: Rage saves figures.
  'friggas-protection': {
    kind: 'clan',
    god: 'frigga',
    cost: 0,
    copies: { 2: [1, 0, 0] },
    effect: { window: { do: 'protection', cost: 1 } },
  },
  // §18.4: Invade from Valhalla.
  'friggas-domain': {
    kind: 'clan',
    god: 'frigga',
    cost: 0,
    copies: { 3: [1, 0, 0] },
    effect: { action: { do: 'recall', cost: 1 } },
  },
  // §18.4: two own figures for a step of a stat.
  'friggas-sacrifice': {
    kind: 'clan',
    god: 'frigga',
    cost: 1,
    copies: { 3: [0, 1, 0] },
    effect: { action: { do: 'sacrifice' } },
  },
  // §18.2: Glory for a battle in which enemies fell.
  'thors-glory': {
    kind: 'clan',
    god: 'thor',
    cost: 2,
    copies: { 1: [1, 0, 0] },
    effect: { fallen: { glory: 2, each: false, least: 2 } },
  },
  // §18.2: Invade and pillage in one turn.
  'thors-domain': {
    kind: 'clan',
    god: 'thor',
    cost: 1,
    copies: { 2: [0, 0, 1] },
    effect: { window: { do: 'domain', cost: 2 } },
  },
  // §18.2: Glory for every figure on the board at the end.
  'thors-conquest': {
    kind: 'clan',
    god: 'thor',
    cost: 3,
    copies: { 3: [1, 0, 0] },
    effect: { conquestGlory: 3 },
  },
  // §18.6: a Quest can be used in battle.
  'tyrs-domain': {
    kind: 'clan',
    god: 'tyr',
    cost: 0,
    copies: { 1: [0, 1, 0] },
    effect: { questBonus: 3 },
  },
  // §18.6: pillage a pillaged province.
  'tyrs-challenge': {
    kind: 'clan',
    god: 'tyr',
    cost: 0,
    copies: { 2: [1, 0, 0] },
    effect: { action: { do: 'challenge', cost: 2 } },
  },
  // §18.6: the winner buys back cards.
  'tyrs-prowess': {
    kind: 'clan',
    god: 'tyr',
    cost: 2,
    copies: { 2: [0, 1, 0] },
    effect: { window: { do: 'prowess', cost: 1 } },
  },
  // §18.6: a Quest can be used in battle.
  'tyrs-wrath': {
    kind: 'clan',
    god: 'tyr',
    cost: 1,
    copies: { 3: [0, 1, 0] },
    effect: { questBonus: 5 },
  },
  // §18.1: doubles the Glory of a death in Ragnarök.
  'odins-inspiration': {
    kind: 'clan',
    god: 'odin',
    cost: 2,
    copies: { 2: [1, 0, 0] },
    effect: { ragnarokFactor: 2 },
  },
  // §18.1: doubles the Glory of Quests.
  'odins-throne': {
    kind: 'clan',
    god: 'odin',
    cost: 2,
    copies: { 3: [1, 0, 0] },
    effect: { questFactor: 2 },
  },
} as const satisfies Readonly<Record<string, UpgradeRow>>;

export type UpgradeKey = keyof typeof UPGRADES;
/** The upgrades whose rows match `Part`. */
export type UpgradeWith<Part> = KeyWith<typeof UPGRADES, Part>;
