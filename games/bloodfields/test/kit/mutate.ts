import type { Random } from '@sanguine/kernel';
import { ITEM_IDS } from '../../content/items.ts';
import { MOST_LEGS } from '../../rules/geometry/numbers.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { charmsOf, skillSet } from '../../rules/skills.ts';
import type { State } from '../../rules/state.ts';
import { forgeRoster } from './forge.ts';

/** How far a point is nudged at most, in mil: within the tolerances of overlap and contact, and beyond them. */
const NUDGES = [4, 20, 200];
const FAR = { x: 45_000, y: 30_000 };

/** The given move with a part changed, or another move altogether. */
export function mutate(state: State, move: AnyMove, random: Random): AnyMove {
  const one = <T>(items: readonly T[]): T => random.draw([...items]);
  const coin = (): boolean => random.int(2) === 0;
  const unit = (): number => random.int(state.units.length + 1);
  const skill = (): string => anySkill(state, random);
  const near = (point: Point): Point => nudged(point, random);
  if (random.int(8) === 0) return anyMove(state, random);
  switch (move.do) {
    case 'muster':
      return { do: 'muster', roster: forgeRoster(state, move.roster, random) };
    case 'lay':
      return one<AnyMove>([
        { ...move, at: near(move.at) },
        { ...move, turn: random.int(360) },
        { ...move, piece: random.int(8) },
      ]);
    case 'place':
      return coin() ? { ...move, at: near(move.at) } : { ...move, unit: unit() };
    case 'move':
      return { do: 'move', path: otherWay(state, move.path, random) };
    case 'contact':
    case 'summon':
      return { ...move, at: near(move.at) };
    case 'aim':
      return one<AnyMove>([
        { ...move, at: near(move.at) },
        { ...move, from: move.from === null ? near(move.at) : near(move.from) },
        { ...move, from: null },
      ]);
    case 'charge':
      return { do: 'charge', target: unit() };
    case 'attack':
      return coin() ? { ...move, skill: skill() } : { ...move, target: coin() ? null : unit() };
    case 'name':
    case 'inspire':
    case 'activate':
    case 'target':
    case 'exit':
      return { do: move.do, unit: unit() };
    case 'use':
      return { do: 'use', by: skill() };
    case 'strike':
      return { do: 'strike', skill: skill() };
    case 'cast':
      return { do: 'cast', spell: skill() };
    case 'drink':
      return { do: 'drink', item: one(ITEM_IDS) };
    case 'reroll':
      return coin() ? { ...move, by: skill() } : { ...move, dice: otherDice(move.dice, random) };
    case 'turn':
      return coin() ? { ...move, by: skill() } : { ...move, die: random.int(6) };
    case 'split':
      return {
        do: 'split',
        dice: otherDice(otherDice(move.dice, random), random).map((dice) => Math.max(1, dice)),
      };
    case 'fan':
      return { do: 'fan', direction: (move.direction + random.int(41) + 340) % 360 };
    case 'next':
      return coin() ? { ...move, unit: unit() } : { ...move, by: skill() };
    case 'take':
      return { do: 'take', what: one(['token', 'south', 'north'] as const) };
    case 'first':
      return { do: 'first', seat: 1 - move.seat };
    case 'spend':
      return { do: 'spend', token: one(['inspire', 'ember'] as const) };
    case 'supports':
    case 'magic':
    case 'flee':
    case 'focus':
    case 'douse':
    case 'shake':
    case 'rite':
    case 'end':
    case 'stay':
    case 'stop':
    case 'keep':
    case 'pass':
      return anyMove(state, random);
  }
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

function nudged({ x, y }: Point, random: Random): Point {
  const most = random.draw([...NUDGES]);
  const by = (): number => random.int(2 * most + 1) - most;
  return { x: within(x + by(), FAR.x), y: within(y + by(), FAR.y) };
}

/** A corner is moved, added on the way or at the end, or left out; or the way leads back. */
function otherWay({ units }: State, path: readonly Point[], random: Random): Point[] {
  const at = random.int(path.length);
  const corner = path[at] ?? { x: 0, y: 0 };
  const changed = [
    path.with(at, nudged(corner, random)),
    path.toSpliced(at, 0, nudged(corner, random)),
    [...path, nudged(corner, random)],
    path.length > 1 ? path.toSpliced(at, 1) : [nudged(corner, random)],
    [...path, ...path.toReversed()],
    [...path, { x: units[0]?.x ?? 0, y: units[0]?.y ?? 0 }],
  ];
  return random.draw(changed).slice(0, MOST_LEGS);
}

/** One die more or less of one face. */
function otherDice(dice: readonly number[], random: Random): number[] {
  const at = random.int(dice.length);
  return dice.with(at, Math.max(0, (dice[at] ?? 0) + 1 - 2 * random.int(2)));
}

/** A skill, a spell or an item of some unit in the game. */
function anySkill({ units }: State, random: Random): string {
  const unit = units[random.int(Math.max(1, units.length))];
  if (unit === undefined) return 'high-ground';
  const { attacks, abilities, spells, passives } = skillSet(unit.kind);
  const names = [...attacks, ...abilities, ...spells, ...passives].map(({ id }) => id);
  return random.draw([
    ...names,
    ...unit.items,
    ...charmsOf(unit).map(({ item }) => item),
    'high-ground',
    'spark',
    'ward',
  ]);
}

/** A move of any step. */
function anyMove(state: State, random: Random): AnyMove {
  const unit = random.int(state.units.length + 1);
  const { x = 0, y = 0 } = state.units[unit] ?? {};
  const at = nudged({ x, y }, random);
  const by = anySkill(state, random);
  return random.draw<AnyMove>([
    { do: 'end' },
    { do: 'keep' },
    { do: 'pass' },
    { do: 'stay' },
    { do: 'stop' },
    { do: 'supports' },
    { do: 'focus' },
    { do: 'flee' },
    { do: 'magic' },
    { do: 'douse' },
    { do: 'shake' },
    { do: 'rite' },
    { do: 'move', path: [at] },
    { do: 'contact', at },
    { do: 'summon', at },
    { do: 'aim', from: null, at },
    { do: 'fan', direction: random.int(360) },
    { do: 'place', unit, at },
    { do: 'charge', target: unit },
    { do: 'attack', skill: by, target: unit },
    { do: 'attack', skill: by, target: null },
    { do: 'use', by },
    { do: 'strike', skill: by },
    { do: 'cast', spell: by },
    { do: 'next', unit, by },
    { do: 'target', unit },
    { do: 'exit', unit },
    { do: 'activate', unit },
    { do: 'inspire', unit },
    { do: 'drink', item: random.draw([...ITEM_IDS]) },
    { do: 'spend', token: 'inspire' },
    { do: 'spend', token: 'ember' },
    { do: 'reroll', by, dice: [0, 1, 0, 0] },
    { do: 'reroll', by, dice: [0, 1, 0, 0, 0, 1] },
    { do: 'turn', by, die: random.int(6) },
    { do: 'split', dice: [3, 4] },
    { do: 'lay', piece: 0, at: { x: 6000, y: 6000 }, turn: 45 },
    { do: 'first', seat: 0 },
    { do: 'take', what: 'south' },
    { do: 'name', unit },
  ]);
}
