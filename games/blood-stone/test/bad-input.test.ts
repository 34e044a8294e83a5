import { answersOf, badInputConformance, matchAfter } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { bloodStone } from '../index.ts';
import type { Setup } from '../rules/state.ts';

const setup: Setup = { seats: 2, glade: 'hollow-glade', options: { sides: 'second' } };
/** Up to the Soldiers' first turn. */
const OPENING = [
  'place witch e2',
  'place boar c3',
  'place wolf d3',
  'place raven f3',
  'place toad g3',
  'ready',
  'place swordsman d11',
  'place spearman e12',
  'place archer f11',
  'ready',
];

const walk = { do: 'move', unit: 'archer', to: 90 };
const attack = { do: 'attack', unit: 'archer', aim: 'north' };
const cast = { do: 'cast', card: 'mend', unit: 'archer', blood: 0, at: null };

badInputConformance({
  engine: bloodStone,
  setup,
  opening: OPENING,
  plain: { do: 'end' },
  numbers: [{ name: 'space', good: walk.to, put: (to) => ({ ...walk, to }) }],
  words: [
    { name: 'unit that moves', good: walk.unit, put: (unit) => ({ ...walk, unit }) },
    { name: 'unit that attacks', good: attack.unit, put: (unit) => ({ ...attack, unit }) },
    { name: 'aim', good: attack.aim, put: (aim) => ({ ...attack, aim }) },
    { name: 'card that is cast', good: cast.card, put: (card) => ({ ...cast, card }) },
    { name: 'card that is discarded', good: cast.card, put: (card) => ({ do: 'discard', card }) },
  ],
  lists: [],
  shapeless: [
    ['a missing key', { do: 'move', unit: 'archer' }],
    ['a space beyond any glade', { ...walk, to: 225 }],
    ['nobody who moves', { ...walk, unit: 'none' }],
    ['a phantom card to be stripped', { do: 'strip', card: 'mend' }],
    ['blood without end', { ...cast, blood: Infinity }],
    ['blood that is no number', { ...cast, blood: Number.NaN }],
    ['half a stone', { ...cast, blood: 0.5 }],
    ['more stones than there are', { ...cast, blood: 43 }],
    ['stones in words', { ...cast, blood: '1' }],
    ['a place left out', { do: 'cast', card: 'mend', unit: 'archer', blood: 0 }],
    ['a place that is nowhere', { ...cast, at: -1 }],
  ],
  shifty: { verb: 'move', part: 'to', second: 0 },
  elsewhere: [
    { do: 'place', unit: 'archer', at: 93 },
    { do: 'ready' },
    { do: 'rest' },
    { do: 'rise', at: 5 },
    { do: 'strip', card: 'siphon' },
  ],
  brief: setup,
  setups: [
    ['a glade that is no text', { ...setup, glade: 1 }],
    ['a path as glade', { ...setup, glade: '../hollow-glade' }],
    ['the glade __proto__', { ...setup, glade: '__proto__' }],
    ['a name without end', { ...setup, glade: 'a'.repeat(100_000) }],
  ],
  unplayable: { setup: { ...setup, glade: 'atlantis' }, code: 'setup.glade' },
  gibberish: [
    '',
    'fly',
    'move',
    'move archer',
    'move axeman e4',
    'move archer z9',
    'move archer e4 e5',
    'attack archer up',
    'cast',
    'cast fireball',
    'cast mend archer archer',
    'cast bloodBoil wolf 1 2',
    'cast bloodMist @e4 @e5',
    'cast bloodMist @z9',
    'discard',
    'discard mend mend',
    'rise',
    'end now',
  ],
});

/** The answers to the Soldiers' attempt in their first turn. */
const answers = (move: unknown) => answersOf(bloodStone, matchAfter(bloodStone, setup, OPENING), 0, move);

test.each([99, 224])('space %s, which the glade does not have, is out of reach', (to) => {
  expect(answers({ ...walk, to })).toEqual(['move.far', 'move.far']);
});

test.each([cast, { do: 'discard', card: 'siphon' }])('a card nobody holds: $do $card', (move) => {
  expect(answers(move)).toEqual(['card.notInHand', 'card.notInHand']);
});

test.each([
  { do: 'move', unit: 'witch', to: 5 },
  { do: 'attack', unit: 'boar', aim: 'all' },
])('a unit of the other side: $do $unit', (move) => {
  expect(answers(move)).toEqual(['act.notYours', 'act.notYours']);
});

test.each(['constructor', 'atlantis'])('the glade %s does not exist', (glade) => {
  expect(bloodStone.refuseSetup({ ...setup, glade })).toMatchObject({
    code: 'setup.glade',
    facts: { glade },
  });
});
