import type { AnyBoard, Box } from '@sanguine/ui';
import { Plate } from './plate.tsx';

export const box: Box = {
  id: 'bloodstones',
  name: { en: 'Bloodstones', ja: 'ブラッドストーンズ' },
  line: {
    en: 'Six factions, one map; every tile is a soldier or a step.',
    ja: '六つの勢力、一枚の地図。一枚のタイルは、兵にも一歩にもなる。',
  },
  seats: { min: 2, max: 6 },
  levels: ['random', 'recruit', 'veteran'],
  minutes: { count: 45, per: 'player' },
  mood: 'map',
  Plate,
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
};
