import { Match } from '@sanguine/kernel';
import { junkMoves } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { bloodStone } from '../index.ts';
import type { Setup } from '../rules/state.ts';

const setup: Setup = { seats: 2, glade: 'hollow-glade', options: { sides: 'second' } };
const soldiers = 0;
const witch = 1;

/** A game after its set-up: the Soldiers begin. */
function game() {
  const match = Match.open(bloodStone, { setup, dice: { generator: 'swift', seed: 'bad input' } });
  for (const [seat, text] of [
    [witch, 'place witch e1'],
    [witch, 'place boar c2'],
    [witch, 'place wolf d2'],
    [witch, 'place raven f2'],
    [witch, 'place toad g2'],
    [witch, 'ready'],
    [soldiers, 'place swordsman d10'],
    [soldiers, 'place spearman e10'],
    [soldiers, 'place archer e11'],
    [soldiers, 'ready'],
  ] as const) {
    const parsed = bloodStone.notation.parse(match.state, seat, text);
    expect(parsed.ok && match.submit(seat, parsed.move).ok, text).toBe(true);
  }
  return match;
}

/** What the engine and the match each say to a move; after either nothing may have changed. */
function answers(seat: number, move: unknown) {
  const match = game();
  const { state, number } = match;
  const before = JSON.stringify(state);
  const engine = bloodStone.refuse(state, seat, move)?.code;
  expect(JSON.stringify(state)).toBe(before);
  const answer = match.submit(seat, move);
  expect([match.number, JSON.stringify(match.state)]).toEqual([number, before]);
  return [engine, answer.ok ? 'accepted' : answer.refusal.code];
}

const both = (code: string) => [code, code];

const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
const cast = { do: 'cast', card: 'mend', unit: 'archer', blood: 0, at: null };

describe('what is no move at all is refused with a reason, and nothing changes', () => {
  test.each<[string, unknown]>([
    ...junkMoves('end'),
    ['a missing key', { do: 'move', unit: 'archer' }],
    ['lists within lists within lists', { do: 'move', unit: 'archer', to: deep }],
    ['a unit nobody knows', { do: 'move', unit: 'axeman', to: 90 }],
    ['the unit __proto__', { do: 'move', unit: '__proto__', to: 90 }],
    ['the unit constructor', { do: 'attack', unit: 'constructor', aim: 'north' }],
    ['nobody who moves', { do: 'move', unit: 'none', to: 90 }],
    ['an aim nobody knows', { do: 'attack', unit: 'archer', aim: 'up' }],
    ['a card nobody knows', { ...cast, card: 'fireball' }],
    ['the card hidden', { do: 'discard', card: 'hidden' }],
    ['the card toString', { do: 'discard', card: 'toString' }],
    ['a phantom card to be stripped', { do: 'strip', card: 'mend' }],
    ['blood without end', { ...cast, blood: Infinity }],
    ['blood that is no number', { ...cast, blood: Number.NaN }],
    ['half a stone', { ...cast, blood: 0.5 }],
    ['more stones than there are', { ...cast, blood: 43 }],
    ['stones in words', { ...cast, blood: '1' }],
    ['a place left out', { do: 'cast', card: 'mend', unit: 'archer', blood: 0 }],
    ['a place that is nowhere', { ...cast, at: -1 }],
    ['a name a mile long', { do: 'discard', card: 'x'.repeat(1_000_000) }],
  ])('%s', (_, move) => {
    expect(answers(soldiers, move)).toEqual(both('kernel.shape'));
  });

  test.each<[unknown]>([
    [Number.NaN],
    [Infinity],
    [-Infinity],
    [-1],
    [0.5],
    [225],
    [2 ** 53],
    [1e300],
    ['90'],
    [[90]],
    [90n],
    [null],
    [{ valueOf: () => 90 }],
  ])('space %s', (to) => {
    expect(answers(soldiers, { do: 'move', unit: 'archer', to })).toEqual(both('kernel.shape'));
  });

  test('a part that fails when looked at', () => {
    const move = {
      do: 'move',
      unit: 'archer',
      get to(): number {
        throw new Error('do not look');
      },
    };
    expect(answers(soldiers, move)).toEqual(both('kernel.shape'));
  });

  test('a part that reads differently each time counts as what it was when it was checked', () => {
    const match = game();
    const walk = bloodStone.moves(match.state, soldiers).find((move) => move.do === 'move');
    if (walk === undefined) throw new Error('nobody can walk');
    let reads = 0;
    const shifty = { ...walk };
    Object.defineProperty(shifty, 'to', { enumerable: true, get: () => (reads++ === 0 ? walk.to : 0) });
    expect(match.submit(soldiers, shifty)).toMatchObject({ ok: true });
    expect(match.rows.at(-1)).toMatchObject({ move: walk });
    expect(bloodStone.load(match.state)).not.toBeNull();
  });
});

describe('a move of the wrong kind or the wrong player is refused, and nothing changes', () => {
  test('spaces the glade does not have', () => {
    for (const to of [99, 224])
      expect(answers(soldiers, { do: 'move', unit: 'archer', to })).toEqual(both('move.far'));
  });

  test('cards nobody holds', () => {
    expect(answers(soldiers, cast)).toEqual(both('card.notInHand'));
    expect(answers(soldiers, { do: 'discard', card: 'siphon' })).toEqual(both('card.notInHand'));
  });

  test('units of the other side', () => {
    expect(answers(soldiers, { do: 'move', unit: 'witch', to: 5 })).toEqual(both('act.notYours'));
    expect(answers(soldiers, { do: 'attack', unit: 'boar', aim: 'all' })).toEqual(both('act.notYours'));
  });

  test('moves of another step', () => {
    for (const move of [
      { do: 'place', unit: 'archer', at: 93 },
      { do: 'ready' },
      { do: 'rest' },
      { do: 'rise', at: 5 },
      { do: 'strip', card: 'siphon' },
    ])
      expect(answers(soldiers, move)).toEqual(both('step.other'));
  });

  test('a legal move out of turn', () => {
    expect(answers(witch, { do: 'end' })).toEqual(both('kernel.turn'));
  });

  test.each([-1, 2, 6, 0.5, Number.NaN, Infinity, 2 ** 53])('a move by seat %s', (seat) => {
    expect(answers(seat, { do: 'end' })).toEqual(both('kernel.turn'));
  });

  test('anything after the end', () => {
    const match = game();
    for (let [seat] = match.deciders(); seat !== undefined; [seat] = match.deciders())
      expect(match.submit(seat, { do: 'end' })).toMatchObject({ ok: true });
    const { state, number } = match;
    const before = JSON.stringify(state);
    for (const seat of [soldiers, witch, 5]) {
      expect(bloodStone.refuse(state, seat, { do: 'end' })?.code).toBe('kernel.over');
      expect(match.submit(seat, { do: 'end' })).toMatchObject({
        ok: false,
        refusal: { code: 'kernel.over' },
      });
      expect(bloodStone.moves(state, seat)).toEqual([]);
      expect(match.submit(seat, null)).toMatchObject({ ok: false });
    }
    expect([match.number, JSON.stringify(match.state)]).toEqual([number, before]);
  });
});

test('a refused move leaves the road open: the same player goes on as if nothing had been said', () => {
  const match = game();
  match.submit(soldiers, null);
  match.submit(witch, { do: 'end' });
  expect(match.submit(soldiers, { do: 'end' })).toMatchObject({ ok: true });
});

describe('a set-up that cannot be played is refused', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hollow-glade'],
    ['an empty object', {}],
    ['no options', { seats: 2, glade: setup.glade }],
    ['an option short', { ...setup, options: {} }],
    ['an option too many', { ...setup, options: { ...setup.options, dragons: 'on' } }],
    ['a choice nobody knows', { ...setup, options: { sides: 'third' } }],
    ['the option __proto__', { ...setup, options: JSON.parse('{"__proto__":{"sides":"coin"}}') }],
    ['a key too many', { ...setup, seed: 1 }],
    ['one seat', { ...setup, seats: 1 }],
    ['three seats', { ...setup, seats: 3 }],
    ['half a seat', { ...setup, seats: 2.5 }],
    ['seats that are no number', { ...setup, seats: Number.NaN }],
    ['seats in words', { ...setup, seats: '2' }],
    ['a glade that is no text', { ...setup, glade: 1 }],
    ['a path as glade', { ...setup, glade: '../hollow-glade' }],
    ['the glade __proto__', { ...setup, glade: '__proto__' }],
    ['a name without end', { ...setup, glade: 'a'.repeat(100_000) }],
  ])('%s', (_, bad) => {
    expect(bloodStone.refuseSetup(bad)?.code).toBe('kernel.setup');
  });

  test.each(['constructor', 'atlantis'])('the glade %s, which does not exist', (glade) => {
    expect(bloodStone.refuseSetup({ ...setup, glade })).toMatchObject({
      code: 'setup.glade',
      facts: { glade },
    });
  });

  test('and a match is not opened with it', () => {
    const dice = { generator: 'swift', seed: 'no game' } as const;
    expect(() => Match.open(bloodStone, { setup: { ...setup, glade: 'atlantis' }, dice })).toThrow(
      'setup.glade',
    );
  });
});

describe('notation that is none is refused with what is wrong', () => {
  test.each([
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
  ])('"%s"', (text) => {
    const parsed = bloodStone.notation.parse(game().state, soldiers, text);
    expect(parsed).toMatchObject({ ok: false, problem: expect.stringMatching(/\w/) });
  });
});
