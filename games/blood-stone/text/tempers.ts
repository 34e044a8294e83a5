import type { TemperWords } from '@sanguine/kernel';

/** The name and the character of each temper of a Veteran. */
export const TEMPER_WORDS = {
  hunter: {
    name: { en: 'Hunter', ja: '狩人' },
    character: { en: 'comes closer whenever it is worth the risk', ja: '危険に見合うなら間合いを詰める' },
  },
  raider: {
    name: { en: 'Raider', ja: '襲撃者' },
    character: { en: 'runs at the enemy and thinks of wounds later', ja: '敵へ駆け、傷は後で考える' },
  },
  warden: {
    name: { en: 'Warden', ja: '番人' },
    character: { en: 'keeps out of reach and lets the enemy come', ja: '間合いを取り、敵を待つ' },
  },
  gambler: {
    name: { en: 'Gambler', ja: '賭け手' },
    character: { en: 'stakes its own stones on the next roll', ja: '次の一振りに自分の石を惜しまず賭ける' },
  },
} satisfies Record<string, TemperWords>;
