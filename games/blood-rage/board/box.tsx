import type { AnyBoard, Box } from '@sanguine/ui';
import { latePlate } from '@sanguine/ui/shelf/late-plate.tsx';

export const box: Box = {
  id: 'blood-rage',
  name: { en: 'Blood Rage', ja: 'ブラッド・レイジ' },
  line: {
    en: 'Clans plunder a dying world: draft the gods’ gifts, and die gloriously.',
    ja: '滅びゆく世界を略奪し、神々の恵みを選び、栄光のうちに散るクランの戦い。',
  },
  goal: {
    en: [
      'Whoever has the most Glory after three Ages wins.',
      'Glory comes from provinces you pillage, Quests you fulfil, and figures that fall, above all at Ragnarök.',
      'Draft cards, spend Rage on actions; even a lost battle can pay.',
    ],
    ja: [
      '3つの時代の終わりに、栄光が最も多いクランの勝ち。',
      '領地の略奪、クエストの達成、そして戦死（とりわけラグナロク）が栄光になる。',
      'カードを選び取り、怒りを払って行動する。負けた戦いでも得るものがある。',
    ],
  },
  seats: { min: 2, max: 4 },
  levels: ['random', 'recruit', 'veteran', 'warlord'],
  minutes: { count: 75, per: 'game' },
  mood: 'wood',
  Plate: latePlate('#170c07', async () => import('./plate/plate.tsx')),
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
};
