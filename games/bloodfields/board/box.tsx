import type { AnyBoard, Box } from '@sanguine/ui';
import { Plate } from './plate.tsx';

export const box: Box = {
  id: 'bloodfields',
  name: { en: 'Bloodfields', ja: 'ブラッドフィールズ' },
  line: {
    en: 'Two warbands, a tape measure and no squares: a skirmish on open ground.',
    ja: '二つの戦団と一本の巻き尺。マス目のない戦場での小競り合い。',
  },
  seats: { min: 2, max: 2 },
  levels: ['random', 'recruit', 'veteran', 'warlord'],
  minutes: { count: 60, per: 'game' },
  mood: 'table',
  Plate,
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
};
