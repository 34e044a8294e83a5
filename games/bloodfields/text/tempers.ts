import type { TemperWords } from '@sanguine/kernel';

/** The name and character of a Veteran of each temper. */
export const TEMPER_WORDS = {
  captain: {
    name: { en: 'Captain', ja: '隊長' },
    character: { en: 'weighs every blow against its answer', ja: '一撃ごとに返しを量る' },
  },
  butcher: {
    name: { en: 'Butcher', ja: '屠り手' },
    character: { en: 'strikes first and counts its dead later', ja: 'まず斬り、味方の死は後で数える' },
  },
  warden: {
    name: { en: 'Warden', ja: '番人' },
    character: { en: 'keeps to cover and waits for the enemy to come', ja: '遮蔽から離れず、敵を待ち受ける' },
  },
  bannerman: {
    name: { en: 'Bannerman', ja: '旗手' },
    character: { en: 'goes where the points are and stays there', ja: '得点の地へ進み、そこを離れない' },
  },
} satisfies Record<string, TemperWords>;
