import type { Random } from '../../random/random.ts';
import { pick } from '../spot.ts';

/** Seats nobody sits at. */
export const NO_SEATS: readonly number[] = [-1, 0.5, 31, 1e9, NaN, Infinity];

/** Things that are no move of any game. Made anew each time, so that no check can spoil them for the next. */
export function wildJunk(): unknown[] {
  return [
    undefined,
    null,
    true,
    0,
    NaN,
    '',
    'move',
    [],
    {},
    [[]],
    () => 'a move',
    Symbol('move'),
    10n,
    new Date(0),
    new Map([['do', 'move']]),
    Array.from({ length: 10_000 }, () => 0),
    'x'.repeat(100_000),
    { do: null },
    { do: 'constructor' },
    { do: '__proto__' },
    { do: 'toString', toString: 1 },
    { do: { do: { do: 'nested' } } },
    JSON.parse('{"__proto__":{"do":"pass"},"constructor":{"prototype":{}}}'),
    Object.create(null),
    new Proxy({}, { get: (_, key) => (key === 'do' ? 'pass' : undefined) }),
  ];
}

const NUMBERS: readonly unknown[] = [-1, 0.5, 1e9, 2 ** 31, NaN, -Infinity, '0', null];
const STRINGS: readonly unknown[] = ['', 'constructor', '__proto__', 'toString', 'x'.repeat(5000), 7, null];
const LISTS: readonly (() => unknown)[] = [
  () => null,
  () => ({ length: 3 }),
  () => Array.from({ length: 10_000 }, () => 0),
  () => [[], [[]]],
  () => '',
];

/** The move with one part of it bent, lost or added: of the wrong shape, or of the right one with a foreign id. */
export function bend(move: unknown, random: Random): unknown {
  if (typeof move !== 'object' || move === null) return bentLeaf(move, random);
  if (Array.isArray(move)) return bentList(move, random);
  const entries: [string, unknown][] = Object.entries(move);
  if (entries.length === 0 || random.int(8) === 0)
    return { ...move, [pick(['extra', 'hidden', 'seat'], random)]: 1 };
  const at = random.int(entries.length);
  const way = random.int(6);
  const bent = entries.flatMap(([key, part], place): [string, unknown][] => {
    if (place !== at) return [[key, part]];
    return way === 0 ? [] : [[key, bend(part, random)]];
  });
  return Object.fromEntries(bent);
}

function bentList(list: readonly unknown[], random: Random): unknown {
  const way = random.int(6);
  if (way === 0) return pick(LISTS, random)();
  if (way === 1 || list.length === 0) return [...list, list[0] ?? 0];
  const at = random.int(list.length);
  if (way === 2) return list.toSpliced(at, 1);
  if (way === 3) return list.toReversed();
  return list.with(at, bend(list[at], random));
}

function bentLeaf(leaf: unknown, random: Random): unknown {
  if (typeof leaf === 'number')
    return random.int(2) === 0 ? leaf + 1 - 2 * random.int(2) : pick(NUMBERS, random);
  if (typeof leaf === 'string') return pick(STRINGS, random);
  return leaf !== true;
}
