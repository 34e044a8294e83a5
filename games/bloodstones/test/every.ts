import type { Event } from '../rules/events.ts';
import type { FrameOf, Frames } from '../rules/frames.ts';

const clash = { area: 14, attacker: 0, defender: 1 };
const after = { area: 14, winner: 0, loser: 1, attacker: 0, bodies: 2 };
const reckoning = {
  tiles: [5, 4, 3],
  items: [{ source: 'swords', count: 2, bonus: 2, when: 'always' }],
  total: 14,
} as const;

/** One event of every kind; the type ensures that none is missing. */
export const EVERY_EVENT: { readonly [E in Event['e']]: Extract<Event, { e: E }> } = {
  'first.drawn': { e: 'first.drawn', draws: [[5, 4], [2, 3], []], first: 0 },
  'faction.picked': { e: 'faction.picked', seat: 0, faction: 'hillFolk' },
  'citadel.placed': { e: 'citadel.placed', seat: 0, area: 14 },
  'start.chosen': { e: 'start.chosen', seat: 0, area: 14 },
  'unit.built': { e: 'unit.built', seat: 0, kind: 'giant', area: 14 },
  deployed: { e: 'deployed', seat: 0 },
  'turn.began': { e: 'turn.began', seat: 0, round: 3 },
  'village.captured': { e: 'village.captured', seat: 0, from: 1, area: 14 },
  'tiles.discarded': { e: 'tiles.discarded', seat: 0, tiles: ['castle', 'castle'], pips: 8 },
  'unit.moved': { e: 'unit.moved', seat: 0, units: ['leader', 'swords'], from: 14, to: 15, cost: 1 },
  'battle.began': { e: 'battle.began', ...clash },
  'battle.held': { e: 'battle.held', seat: clash.defender, area: clash.area, why: 'dragon' },
  'battle.withdrew': { e: 'battle.withdrew', seat: 1, from: 14, to: 15 },
  'battle.drew': { e: 'battle.drew', seat: 0, tiles: [5, 4, 3] },
  'battle.decided': { e: 'battle.decided', seat: 0, tile: 'leader', secret: false },
  'battle.shown': { e: 'battle.shown', seat: 0, tiles: [5, 4, 3] },
  'battle.revealed': {
    e: 'battle.revealed',
    area: 14,
    attacker: { seat: 0, swap: 'leader', ...reckoning },
    defender: { seat: 1, swap: null, ...reckoning },
  },
  'battle.tied': { e: 'battle.tied', area: 14 },
  'battle.won': { e: 'battle.won', seat: 0, loser: 1, area: 14, vp: 3 },
  'unit.lost': { e: 'unit.lost', seat: 1, kind: 'cavalry', area: 14, why: 'casualty' },
  'citadel.taken': { e: 'citadel.taken', seat: 0, from: 1, area: 14 },
  'force.retreated': { e: 'force.retreated', seat: 1, from: 14, to: 15 },
  'undead.raised': { e: 'undead.raised', seat: 0, area: 14, count: 2 },
  'cutiecorn.turned': { e: 'cutiecorn.turned', from: 1, to: 0, area: 14 },
  'village.built': { e: 'village.built', seat: 0, area: 14 },
  'tiles.drawn': { e: 'tiles.drawn', seat: 0, tiles: ['blank', 'ship'] },
  regrouped: { e: 'regrouped', seat: 0, vp: 12, count: 2 },
  'player.out': { e: 'player.out', seat: 1 },
  'end.triggered': { e: 'end.triggered', seat: 0 },
  'villages.claimed': { e: 'villages.claimed', seat: 0, from: 1, area: 14, count: 2 },
  'game.ended': { e: 'game.ended', scores: [23, 20] },
};

/** One pending decision of every step; the type ensures that none is missing. */
export const EVERY_STEP: { readonly [P in keyof Frames]: FrameOf<P> } = {
  pick: { step: 'pick', queue: [0, 1] },
  found: { step: 'found', queue: [0, 1] },
  muster: { step: 'muster', seat: 0, area: 14, points: 3 },
  deploy: { step: 'deploy', queue: [0, 1], areas: [14, 40], chosen: [null, null] },
  return: { step: 'return' },
  capture: { step: 'capture', debt: 2 },
  undead: { step: 'undead', tired: [], spent: [] },
  main: { step: 'main' },
  build: { step: 'build', cost: 2 },
  march: { step: 'march', debt: 4 },
  stand: { step: 'stand', ...clash },
  swap: {
    step: 'swap',
    ...clash,
    sides: [
      { seat: 0, tiles: [5, 4, 3], swap: 'open', shown: false },
      { seat: 1, tiles: [4, 4, 2], swap: 'open', shown: false },
    ],
  },
  casualty: { step: 'casualty', ...after },
  retreat: { step: 'retreat', ...after },
  raise: { step: 'raise', ...after },
  construct: { step: 'construct', debt: 0, paid: false, free: true },
  idle: { step: 'idle' },
  final: { step: 'final', queue: [0, 1], order: [0, 1], lap: 1 },
};
