import { frozen } from './frozen.ts';
import type { ItemId } from './item-ids.ts';
import type { UnitKind } from './units/kinds.ts';

/** One unit with its items. */
export interface Mustered {
  readonly kind: UnitKind;
  readonly items: readonly ItemId[];
}

/** §2.1: what a player brings. The order of units and items does not matter. */
export type Roster = readonly Mustered[];

/** Sizes of battle that have ready-made rosters, the largest first. */
export const READY_POINTS = [200, 100, 60] as const;
type ReadyPoints = (typeof READY_POINTS)[number];

/** §17.9 */
export interface ReadyRoster {
  readonly id: string;
  readonly name: { readonly en: string; readonly ja: string };
  readonly points: ReadyPoints;
  readonly units: Roster;
}

const unit = (kind: UnitKind, ...items: ItemId[]): Mustered => ({ kind, items });
const times = (count: number, kind: UnitKind): Mustered[] => Array.from({ length: count }, () => unit(kind));

const ready = (id: string, en: string, ja: string, points: ReadyPoints, units: Roster): ReadyRoster => ({
  id: `${id}-${points}`,
  name: { en, ja },
  points,
  units,
});

/** §17.9: ready-made rosters, the largest battles first. */
export const READY_ROSTERS: readonly ReadyRoster[] = frozen([
  ready('lamps-lit', 'Lamps Lit', 'ともる灯', 200, [
    unit('orlen', 'loaded-die'),
    unit('ilmane'),
    unit('tobren'),
    unit('maud', 'hawk'),
    unit('pike'),
    unit('perrin'),
    unit('organ-gun'),
    unit('kessa'),
  ]),
  ready('iron-vigil', 'Iron Vigil', '鉄の夜警', 200, [
    unit('orlen', 'loaded-die'),
    unit('ilmane', 'evil-eye', 'protection'),
    unit('tobren', 'stone', 'tether-rope'),
    unit('maud', 'hawk'),
    ...times(3, 'pike'),
    unit('kessa', 'heros-spur'),
  ]),
  ready('deep-wood', 'Deep Wood', '深き森', 200, [
    unit('yew'),
    unit('brakk'),
    unit('ssil'),
    unit('rook'),
    ...times(4, 'mossling'),
    unit('bogmaw'),
    unit('pell'),
    unit('caul'),
  ]),
  ready('green-tide', 'Green Tide', '緑の潮', 200, [
    unit('yew', 'mana-shard'),
    unit('brakk', 'wrath', 'heros-spur'),
    unit('ssil'),
    ...times(4, 'mossling'),
    unit('bogmaw', 'vigour', 'warding-pebble'),
    unit('pell', 'loaded-die'),
    unit('caul'),
  ]),
  ready('whole-crew', 'Whole Crew', '総員集合', 200, [
    unit('sorrow', 'vigour'),
    unit('brine', 'mana-shard'),
    unit('ironlung'),
    unit('cray', 'hawk'),
    unit('mortar'),
    unit('eel'),
    unit('fenn'),
  ]),
  ready('dead-weight', 'Dead Weight', '重き亡骸', 200, [
    unit('sorrow', 'vigour'),
    unit('brine'),
    ...times(4, 'husk'),
    unit('ironlung'),
    unit('cray'),
    unit('eel'),
    unit('fenn'),
  ]),
  ready('full-choir', 'Full Choir', '総唱', 200, [
    unit('azhrae'),
    unit('emberwing'),
    unit('brute'),
    ...times(2, 'ashling'),
    unit('irix'),
    unit('hound', 'vigour'),
    unit('cannon'),
    unit('suun'),
  ]),
  ready('firestorm', 'Firestorm', '火の嵐', 200, [
    unit('azhrae', 'mana-shard', 'battle'),
    unit('emberwing', 'stone', 'warding-pebble'),
    ...times(4, 'ashling'),
    unit('irix', 'wrath', 'thorn-ring', 'heros-spur'),
    unit('hound', 'vigour', 'swiftness'),
    unit('cannon'),
    unit('suun', 'loaded-die', 'smoke-bead'),
  ]),
  ready('marches-pact', 'Marches Pact', '辺境の盟約', 200, [
    unit('orlen', 'loaded-die'),
    unit('maud', 'hawk'),
    ...times(2, 'pike'),
    unit('yew', 'mana-shard', 'evil-eye'),
    unit('brakk', 'stone'),
    unit('rook'),
    ...times(4, 'mossling'),
  ]),
  ready('salt-and-ash', 'Salt and Ash', '塩と灰', 200, [
    unit('sorrow'),
    ...times(3, 'husk'),
    unit('cray'),
    unit('fenn'),
    unit('azhrae'),
    ...times(3, 'ashling'),
    unit('irix', 'wrath'),
    unit('hound'),
  ]),
  ready('paid-in-full', 'Paid in Full', '全額払い', 200, [
    unit('sorrow', 'loaded-die'),
    ...times(4, 'husk'),
    unit('cray'),
    unit('hask'),
    unit('vell'),
    unit('ansa', 'grace'),
    unit('marrow', 'vigour', 'wrath'),
  ]),
  ready('lantern-patrol', 'Lantern Patrol', '灯の巡回', 100, [
    unit('orlen'),
    unit('maud'),
    ...times(3, 'pike'),
  ]),
  ready('briar-path', 'Briar Path', '茨の小道', 100, [
    unit('brakk', 'vigour'),
    unit('ssil', 'swiftness'),
    unit('rook'),
    ...times(4, 'mossling'),
  ]),
  ready('landing-party', 'Landing Party', '上陸隊', 100, [
    unit('sorrow', 'vigour'),
    unit('brine'),
    ...times(2, 'husk'),
    unit('cray', 'hawk'),
  ]),
  ready('short-psalm', 'Short Psalm', '短い聖歌', 100, [
    unit('azhrae', 'loaded-die'),
    unit('emberwing'),
    ...times(3, 'ashling'),
    unit('irix', 'wrath'),
  ]),
  ready('night-watch', 'Night Watch', '夜番', 60, [unit('orlen'), ...times(2, 'pike')]),
  ready('fen-snare', 'Fen Snare', '沼の罠', 60, [unit('ssil'), unit('mossling'), unit('pell', 'stone')]),
  ready('press-gang', 'Press Gang', '徴募隊', 60, [unit('sorrow', 'wrath', 'resolve'), ...times(3, 'husk')]),
  ready('spark-and-fang', 'Spark and Fang', '火花と牙', 60, [
    unit('ashling'),
    unit('irix', 'wrath'),
    unit('hound', 'vigour'),
  ]),
]);

/** Those for a battle of this many points: of the largest size that does not exceed it. */
export function readyRosters(points: number): readonly ReadyRoster[] {
  const size = READY_POINTS.find((most) => most <= points);
  return READY_ROSTERS.filter((roster) => roster.points === size);
}
