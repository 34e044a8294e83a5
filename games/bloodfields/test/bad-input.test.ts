import { answersOf, badInputConformance, matchAfter } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { ITEM_IDS } from '../content/items.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { bloodfields } from '../index.ts';
import { LONGEST_LAYOUT } from '../content/layout-text.ts';
import type { Setup } from '../rules/state.ts';
import { openTable } from './position.ts';

const setup: Setup = { seats: 2, layout: 'pit', options: { ...DEFAULT_OPTIONS, scenario: 'pit' } };

/** Orlen's turn: he stands south of the rock, a Pike Watch beside him, Sorrow and a Husk far away. */
const opening = [
  'muster orlen+wrath pike',
  'muster sorrow husk',
  'take north',
  'place orlen 4,3.3',
  'place sorrow 10,12',
  'place pike 7,3',
  'place husk 12,14',
  'first south',
  ...Array<string>(3).fill('inspire orlen'),
  ...Array<string>(3).fill('inspire sorrow'),
  'activate orlen',
];

const spot = { x: 5000, y: 3300 };
const mustered = { kind: 'orlen', items: ['wrath'] };

badInputConformance({
  engine: bloodfields,
  setup,
  opening,
  plain: { do: 'end' },
  numbers: [
    { name: 'x', good: spot.x, put: (x) => ({ do: 'move', path: [{ ...spot, x }] }) },
    { name: 'y', good: spot.y, put: (y) => ({ do: 'move', path: [spot, { ...spot, y }] }) },
    { name: 'unit', good: 2, put: (target) => ({ do: 'charge', target }) },
    { name: 'direction', good: 90, put: (direction) => ({ do: 'fan', direction }) },
    { name: 'die', good: 1, put: (die) => ({ do: 'turn', by: 'silver-bell', die }) },
    { name: 'dice by face', good: 1, put: (dice) => ({ do: 'reroll', by: 'wrath', dice: [dice, 0, 0, 0] }) },
    { name: 'dice of a split', good: 3, put: (dice) => ({ do: 'split', dice: [dice] }) },
    { name: 'turn of a piece', good: 90, put: (turn) => ({ do: 'lay', piece: 0, at: spot, turn }) },
  ],
  words: [
    { name: 'item', good: 'wrath', put: (item) => ({ do: 'drink', item }) },
    { name: 'kind', good: 'orlen', put: (kind) => ({ do: 'muster', roster: [{ ...mustered, kind }] }) },
    { name: 'token', good: 'inspire', put: (token) => ({ do: 'spend', token }) },
    { name: 'prize', good: 'token', put: (what) => ({ do: 'take', what }) },
  ],
  lists: [
    { name: 'items', good: 'wrath', put: (items) => ({ do: 'muster', roster: [{ ...mustered, items }] }) },
  ],
  shapeless: [
    ['a missing key', { do: 'charge' }],
    ['a way that leads nowhere', { do: 'move', path: [] }],
    ['a way of ten thousand points', { do: 'move', path: Array.from({ length: 10_000 }, () => spot) }],
    ['a way of nine legs', { do: 'move', path: Array.from({ length: 9 }, () => spot) }],
    ['a way of holes', { do: 'move', path: Array(3) }],
    ['a point of three numbers', { do: 'move', path: [{ ...spot, z: 0 }] }],
    ['a point as a list', { do: 'move', path: [[5000, 3300]] }],
    ['a point beyond every table', { do: 'move', path: [{ x: 45_001, y: 0 }] }],
    ['a path that is a text', { do: 'move', path: '5,3.3' }],
    ['a skill that is no name', { do: 'attack', skill: 'Marshal’s Sword', target: 2 }],
    ['a skill a mile long', { do: 'attack', skill: 'x'.repeat(25), target: 2 }],
    ['no word about a target', { do: 'attack', skill: 'marshals-sword' }],
    ['a unit there can never be', { do: 'charge', target: 64 }],
    ['dice of three faces', { do: 'reroll', by: 'wrath', dice: [1, 0, 0] }],
    ['a split among nobody', { do: 'split', dice: [] }],
    ['a roster of nobody', { do: 'muster', roster: [] }],
    ['a roster of a million', { do: 'muster', roster: Array.from({ length: 1_000_000 }, () => mustered) }],
    ['a roster that contains itself', { do: 'muster', roster: knot() }],
    ['a roster of names', { do: 'muster', roster: ['orlen'] }],
    ['five items', { do: 'muster', roster: [{ ...mustered, items: ITEM_IDS.slice(0, 5) }] }],
    ['a hidden roster', { do: 'muster', roster: 'hidden' }],
    ['a third side', { do: 'take', what: 'east' }],
    ['a third seat', { do: 'first', seat: 2 }],
  ],
  shifty: { verb: 'move', part: 'path', second: [{ x: 0, y: 0 }] },
  elsewhere: [
    { do: 'muster', roster: [mustered] },
    { do: 'lay', piece: 0, at: spot, turn: 0 },
    { do: 'take', what: 'token' },
    { do: 'name', unit: 0 },
    { do: 'place', unit: 0, at: spot },
    { do: 'first', seat: 0 },
    { do: 'inspire', unit: 0 },
    { do: 'activate', unit: 0 },
    { do: 'supports' },
    { do: 'target', unit: 2 },
    { do: 'aim', from: null, at: spot },
    { do: 'fan', direction: 0 },
    { do: 'split', dice: [1] },
    { do: 'contact', at: spot },
    { do: 'strike', skill: 'marshals-sword' },
    { do: 'cast', spell: 'mend' },
    { do: 'summon', at: spot },
    { do: 'reroll', by: 'wrath', dice: [1, 0, 0, 0] },
    { do: 'spend', token: 'inspire' },
    { do: 'keep' },
    { do: 'next', unit: 0, by: 'wrath' },
    { do: 'exit', unit: 0 },
    { do: 'stay' },
  ],
  brief: setup,
  setups: [
    ['no layout', { seats: 2, options: setup.options }],
    ['a layout that is no text', { ...setup, layout: ['pit'] }],
    ['a layout a mile long', { ...setup, layout: `made/pit/${'x'.repeat(LONGEST_LAYOUT)}` }],
    ['points nobody plays with', { ...setup, options: { ...setup.options, points: '1000' } }],
  ],
  unplayable: { setup: { ...setup, layout: 'crossing' }, code: 'setup.scenario' },
  gibberish: [
    '',
    'fly',
    'move',
    'move 5',
    'move 5,3.3,1',
    'move 5,-1',
    'move NaN,3',
    'move 1e3,3',
    `move ${'5,3 '.repeat(9)}`,
    'move cover atlantis',
    'charge',
    'charge nobody',
    'charge __proto__',
    'attack',
    'attack marshals-sword sorrow husk',
    'attack marshals-sword sorrow.9',
    'drink beer',
    'muster wizard',
    'muster orlen*0',
    'muster orlen+fireball',
    'place orlen',
    'reroll wrath 1-x',
    'turn silver-bell 0',
    'end now',
  ],
});

function knot(): unknown {
  const roster: unknown[] = [mustered];
  roster.push(roster);
  return roster;
}

const both = (code: string): string[] => [code, code];

describe('what Orlen cannot do is refused for what is wrong with it, and nothing changes', () => {
  const answers = (move: unknown): (string | undefined)[] =>
    answersOf(bloodfields, matchAfter(bloodfields, setup, opening), 0, move);
  const way = (...places: readonly (readonly [x: number, y: number])[]): unknown => ({
    do: 'move',
    path: places.map(([x, y]) => ({ x, y })),
  });

  test.each<readonly [string, string, unknown]>([
    ['into the rock and out again', 'move.way', way([4000, 6300], [4000, 5000])],
    ['onto the rock', 'move.end', way([4100, 7000])],
    ['off the table', 'move.endEdge', way([100, 3300])],
    ['over the edge and back', 'move.wayEdge', way([600, 3300], [700, 3300])],
    ['through his own Pike', 'move.way', way([8300, 2900])],
    ['onto his own Pike', 'move.end', way([6900, 3000])],
    ['farther than he can', 'move.far', way([8900, 4500])],
    ['to and fro beyond his strength', 'move.far', way([7000, 3300], [4000, 3300])],
    ['nowhere at all', 'move.nowhere', way([4000, 3300], [4000, 3300])],
    ['against his own Pike', 'charge.target', { do: 'charge', target: 1 }],
    ['against himself', 'charge.target', { do: 'charge', target: 0 }],
    ['against nobody', 'charge.target', { do: 'charge', target: 63 }],
    ['a sword at his own Pike', 'attack.notEnemy', { do: 'attack', skill: 'marshals-sword', target: 1 }],
    ['a sword at nobody', 'attack.notEnemy', { do: 'attack', skill: 'marshals-sword', target: 63 }],
    ['a sword at no target', 'attack.target', { do: 'attack', skill: 'marshals-sword', target: null }],
    ['Sorrow’s chain', 'attack.unknown', { do: 'attack', skill: 'anchor-chain', target: 2 }],
    ['a skill every object has', 'attack.unknown', { do: 'attack', skill: 'constructor', target: 2 }],
    ['Sorrow’s ability', 'use.unknown', { do: 'use', by: 'all-hands' }],
    ['a potion he has not', 'drink.none', { do: 'drink', item: 'vigour' }],
    ['a spell', 'magic.noMage', { do: 'magic' }],
  ])('%s: %s', (_, code, move) => {
    expect(answers(move)).toEqual(both(code));
  });
});

describe('a forged roster is refused for what is wrong with it', () => {
  const refused = (text: string): (string | undefined)[] => {
    const match = matchAfter(bloodfields, { ...setup, options: { ...setup.options, points: '100' } }, []);
    const parsed = bloodfields.notation.parse(match.state, 0, `muster ${text}`);
    expect(parsed).toMatchObject({ ok: true });
    return answersOf(bloodfields, match, 0, parsed.ok ? parsed.move : null);
  };

  test.each([
    ['more points than agreed', 'roster.points', 'yew brakk ssil rook'],
    ['points that only items go beyond', 'roster.points', 'orlen+wrath+vigour tobren maud pike'],
    ['two realms', 'roster.realm', 'orlen sorrow'],
    ['a captain twice', 'roster.copies', 'orlen orlen'],
    ['five supports of a kind', 'roster.supports', 'pike*5'],
    ['items on a support', 'roster.itemSupport', 'pike+wrath'],
    ['items on an engine', 'roster.itemEngine', 'organ-gun+wrath'],
    ['an item twice', 'roster.itemTwice', 'orlen+wrath+wrath'],
    ['a school for who is no mage', 'roster.schoolMage', 'orlen+battle'],
  ])('%s: %s', (_, code, text) => {
    expect(refused(text)).toEqual(both(code));
  });

  test('one of one’s own where only ready-made ones are played', () => {
    const match = matchAfter(bloodfields, { ...setup, options: { ...setup.options, rosters: 'ready' } }, []);
    expect(answersOf(bloodfields, match, 1, { do: 'muster', roster: [mustered] })).toEqual(
      both('roster.ready'),
    );
  });
});

describe('a layout that cannot be played on is refused', () => {
  const code = (layout: string): string | undefined => bloodfields.refuseSetup({ ...setup, layout })?.code;

  test.each([
    ['a name nobody knows', 'setup.noLayout', 'atlantis'],
    ['the name __proto__', 'setup.noLayout', '__proto__'],
    ['a text that stops half-way', 'setup.noLayout', 'made/pit/rock:west:5,5_7,5'],
    ['a number that is none', 'setup.noLayout', 'made/pit/rock:west:5,5_7,5_NaN,7'],
    ['a corner off the table', 'setup.noLayout', 'made/pit/rock:west:5,5_21,5_7,7'],
    ['a rock at the edge', 'layout.edge', openTable('rock 1,5 3,5 3,7 1,7', 'pit')],
    ['two rocks side by side', 'layout.gap', openTable('rock 5,5 7,5 7,7 5,7; rock 8,5 9,5 9,7 8,7', 'pit')],
    ['a rock turned inside out', 'layout.clockwise', openTable('rock 5,5 5,7 7,7 7,5', 'pit')],
    ['a rock with a dent', 'layout.convex', openTable('rock 5,5 9,5 6,6 5,9', 'pit')],
  ])('%s: %s', (_, wanted, layout) => {
    expect(code(layout)).toBe(wanted);
  });
});
