import type { AnyBoard, Box } from '@sanguine/ui';
import { Plate } from './plate.tsx';

export const box: Box = {
  id: 'blood-rage',
  name: { en: 'Blood Rage', ja: 'ブラッド・レイジ' },
  line: {
    en: 'Clans plunder a dying world: draft the gods’ gifts, and die gloriously.',
    ja: '滅びゆく世界を略奪し、神々の贈り物を選び、栄光のうちに散るクランの戦い。',
  },
  seats: { min: 2, max: 4 },
  levels: ['random', 'recruit', 'veteran', 'warlord'],
  minutes: { count: 75, per: 'game' },
  mood: 'wood',
  Plate,
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
};
