import type { TemperWords } from '@sanguine/kernel';

/** What a Veteran of each temper is called, and what it is like. */
export const TEMPER_WORDS = {
  marshal: {
    name: { en: 'Marshal', ja: '元帥' },
    character: { en: 'raises a large army first', ja: 'まず大軍を整える' },
  },
  raider: {
    name: { en: 'Raider', ja: '襲撃者' },
    character: {
      en: 'takes every village that lies open, and minds its losses little',
      ja: '空いた村はすべて奪い、死傷者を気にしない',
    },
  },
  warden: {
    name: { en: 'Warden', ja: '守り手' },
    character: {
      en: 'stays near home and fights at good odds',
      ja: '本拠のそばを離れず、分のよい戦いだけを選ぶ',
    },
  },
  hunter: {
    name: { en: 'Hunter', ja: '狩人' },
    character: {
      en: 'goes after whoever leads or threatens its villages',
      ja: '首位の者と自分の村を脅かす者を追い詰める',
    },
  },
} satisfies Record<string, TemperWords>;
