import type { Random } from '../../random/random.ts';
import { pick } from '../checked-position.ts';

/** Seats that no table has. */
export const NO_SEATS: readonly number[] = [-1, 0.5, 31, 1e9, NaN, Infinity];

/**
 * Things that are not moves; some come close to a move of a verb that needs nothing but its name. Made anew each time, so
 * that no check can spoil them for the next.
 */
export function junkMoves(verb: string): [name: string, junk: unknown][] {
  const cyclic: Record<string, unknown> = { do: verb };
  cyclic['self'] = cyclic;
  return [
    ['nothing', undefined],
    ['null', null],
    ['a truth', true],
    ['a number', 7],
    ['no number', NaN],
    ['a text', verb],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(100_000)],
    ['a symbol', Symbol(verb)],
    ['a big number', 10n],
    ['a function', () => ({ do: verb })],
    ['a list', [{ do: verb }]],
    ['a list of nothing', [[]]],
    ['a long list', Array<number>(10_000).fill(0)],
    ['an empty object', {}],
    ['an object without ancestors', Object.create(null)],
    ['a date', new Date(0)],
    ['a map', new Map([['do', verb]])],
    ['no verb', { do: null }],
    ['an unknown verb', { do: 'fly' }],
    ['a verb in a box', { do: Object(verb) as unknown }],
    ['a verb in a list', { do: [verb] }],
    ['a verb in a verb', { do: { do: { do: verb } } }],
    ['verbs every object knows', { do: 'constructor' }],
    ['the verb __proto__', { do: '__proto__' }],
    ['the verb toString', { do: 'toString', toString: 1 }],
    ['a key too many', { do: verb, now: true }],
    ['the key __proto__', JSON.parse(`{"do":"${verb}","__proto__":{"area":1}}`)],
    ['the key constructor', JSON.parse(`{"do":"${verb}","constructor":{"prototype":{"do":"${verb}"}}}`)],
    ['the key toString', { do: verb, toString: 1 }],
    ['an object that contains itself', cyclic],
    ['a ghost', new Proxy({}, { get: (_, key) => (key === 'do' ? verb : undefined) })],
  ];
}

/** Things that are not moves in any game. */
export const wildJunk = (): unknown[] => junkMoves('no such verb').map(([, junk]) => junk);

const NUMBERS: readonly unknown[] = [-1, 0.5, 1e9, 2 ** 31, NaN, -Infinity, '0', null];
const STRINGS: readonly unknown[] = ['', 'constructor', '__proto__', 'toString', 'x'.repeat(5000), 7, null];
const LISTS: readonly (() => unknown)[] = [
  () => null,
  () => ({ length: 3 }),
  () => Array<number>(10_000).fill(0),
  () => [[], [[]]],
  () => '',
];

/** The move with one part bent, lost or added: malformed, or well formed with a foreign id. */
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
