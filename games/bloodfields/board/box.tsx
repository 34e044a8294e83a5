import type { AnyBoard, Box } from '@sanguine/ui';
import { latePlate } from '@sanguine/ui/shelf/late-plate.tsx';

export const box: Box = {
  id: 'bloodfields',
  name: { en: 'Bloodfields', ja: 'ブラッドフィールズ' },
  line: {
    en: 'Two warbands of miniatures, inch by inch, with dice that both players bend.',
    ja: '二つの部隊が、インチを測ってぶつかり合う。ダイスの目は、互いの手でねじ曲げられる。',
  },
  goal: {
    en: [
      'Whoever has more victory points when the last round ends wins.',
      'Destroyed enemies score their cost; the scenario scores the rest, such as flags held at a round’s end.',
      'Units act in turns, one each. Inspire tokens bend the dice: spend them where they count.',
    ],
    ja: [
      '最終ラウンドの終わりに勝利点が多い側の勝ち。',
      '撃破した敵のコストが得点になる。ほかは旗の確保など、シナリオが決める。',
      'ユニットは交互に1体ずつ行動する。鼓舞トークンでダイスの目を変える。使いどころが勝負。',
    ],
  },
  seats: { min: 2, max: 2 },
  levels: ['random', 'recruit', 'veteran', 'warlord'],
  minutes: { count: 60, per: 'game' },
  mood: 'table',
  Plate: latePlate('#e6dcbf', async () => import('./plate/plate.tsx')),
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
  pages: {
    rosters: async () => (await import('./rosters/page.tsx')).RostersPage,
    library: async () => (await import('./library/index.tsx')).LibraryPage,
    companion: async () => (await import('./companion/page.tsx')).CompanionPage,
  },
};
