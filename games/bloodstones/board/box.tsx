import type { AnyBoard, Box } from '@sanguine/ui';
import { latePlate } from '@sanguine/ui/shelf/late-plate.tsx';

export const box: Box = {
  id: 'bloodstones',
  name: { en: 'Bloodstones', ja: 'ブラッドストーンズ' },
  line: {
    en: 'Six factions, one map; every tile is a soldier or a step.',
    ja: '六つの勢力、一枚の地図。一枚のタイルは、兵にも一歩にもなる。',
  },
  goal: {
    en: [
      'Whoever has the most victory points at the end wins.',
      'They come from battles won, from villages standing when you regroup, and from villages and citadels you capture.',
      'One tile is a unit, a payment or strength in battle: choose which.',
    ],
    ja: [
      '終了時に勝利点が最も多いプレイヤーの勝ち。',
      '戦闘の勝利、再編成のときに立っている村、奪った村と城塞が得点になる。',
      '1枚のタイルはユニットにも、支払いにも、戦闘の力にもなる。使い道を選ぶ。',
    ],
  },
  seats: { min: 2, max: 6 },
  levels: ['random', 'recruit', 'veteran', 'warlord'],
  minutes: { count: 45, per: 'player' },
  mood: 'map',
  example: ['hillFolk', 'corsairs'],
  Plate: latePlate('#ebdcb6', async () => import('./plate/plate.tsx')),
  loadGame: async () => (await import('../game.ts')).game,
  loadBoard: async () => (await import('./index.tsx')).board as AnyBoard,
};
