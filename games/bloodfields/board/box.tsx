import type { AnyBoard, Box } from '@sanguine/ui';
import { Plate } from './plate.tsx';

export const box: Box = {
  id: 'bloodfields',
  name: { en: 'Bloodfields', ja: 'ブラッドフィールズ' },
  line: {
    en: 'Two warbands of miniatures, inch by inch, with dice that both players bend.',
    ja: '二つの部隊が、インチを測ってぶつかり合う。ダイスの目は、互いの手でねじ曲げられる。',
  },
  seats: { min: 2, max: 2 },
  levels: ['random', 'recruit', 'veteran', 'warlord'],
  minutes: { count: 60, per: 'game' },
  mood: 'table',
  Plate,
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
  pages: {
    rosters: async () => (await import('./rosters/page.tsx')).RostersPage,
    library: async () => (await import('./library/index.tsx')).LibraryPage,
  },
};
