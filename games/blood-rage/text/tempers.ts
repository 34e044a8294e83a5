import type { TemperWords } from '@sanguine/kernel';

/** The name and the character of each temper of a Veteran. */
export const TEMPER_WORDS = {
  jarl: {
    name: { en: 'Jarl', ja: '首長' },
    character: { en: 'weighs everything for what it is worth', ja: '何事も損得を量って動く' },
  },
  raider: {
    name: { en: 'Raider', ja: '略奪者' },
    character: {
      en: 'keeps its best cards for battles and pillages first',
      ja: '戦いの札をため、まず略奪に走る',
    },
  },
  skald: {
    name: { en: 'Skald', ja: '語り部' },
    character: { en: 'lives for Quests and lets others fight', ja: 'クエストに生き、戦いは人に任せる' },
  },
  smith: {
    name: { en: 'Smith', ja: '鍛冶師' },
    character: { en: 'builds a sheet of upgrades and monsters', ja: '強化と怪物をそろえ、力を築く' },
  },
  berserker: {
    name: { en: 'Berserker', ja: '狂戦士' },
    character: {
      en: 'seeks a glorious death, above all at Ragnarök',
      ja: '栄えある死を求める、とりわけラグナロクで',
    },
  },
} satisfies Record<string, TemperWords>;
