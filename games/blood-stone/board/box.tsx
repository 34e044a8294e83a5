import type { AnyBoard, Box } from '@sanguine/ui';
import { latePlate } from '@sanguine/ui/shelf/late-plate.tsx';

export const box: Box = {
  id: 'blood-stone',
  name: { en: 'Blood Stone', ja: 'ブラッド・ストーン' },
  line: {
    en: 'A witch and her minions against three soldiers; blood is life and coin.',
    ja: '魔女と使い魔、迎え撃つは三人の兵士。血は命であり、代価でもある。',
  },
  goal: {
    en: [
      'The Soldiers win by killing the Witch.',
      'The Witch wins when every soldier is dead or a zombie.',
      'Blood stones are health and coin at once: the Witch casts with them.',
    ],
    ja: [
      '兵士側は、魔女を倒せば勝ち。',
      '魔女側は、兵士が全員死ぬかゾンビになれば勝ち。',
      '血の石は命であり、代価でもある。魔女は血の石を賭けて呪文を使う。',
    ],
  },
  seats: { min: 2, max: 2 },
  levels: ['random', 'recruit', 'veteran', 'warlord'],
  minutes: { count: 40, per: 'game' },
  mood: 'glade',
  Plate: latePlate('#0c1921', async () => import('./plate/plate.tsx')),
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
};
