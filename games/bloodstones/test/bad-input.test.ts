import { Match } from '@sanguine/kernel';
import { junkMoves } from '@sanguine/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps/index.ts';
import { bloodstones, DEFAULT_OPTIONS, type Options } from '../index.ts';
import { tableFor } from './opening.ts';

/** A two-player game after its set-up: the first player is in the main phase. */
function game(options: Partial<Options> = {}) {
  const match = Match.open(bloodstones, {
    setup: tableFor(2, options),
    dice: { generator: 'swift', seed: 'bad input' },
  });
  const [first] = match.deciders();
  if (first === undefined) throw new Error('nobody begins');
  const second = 1 - first;
  for (const [seat, text] of [
    [first, 'pick hillFolk'],
    [second, 'pick horseLords'],
    [second, 'found @20'],
    [second, 'ready'],
    [first, 'found @54'],
    [first, 'ready'],
  ] as const) {
    const parsed = bloodstones.notation.parse(match.state, seat, text);
    expect(parsed.ok && match.submit(seat, parsed.move).ok, text).toBe(true);
  }
  return { match, first, second };
}

/** What the engine and the match each say to a move; after either nothing may have changed. */
function answers(seat: number, move: unknown) {
  const { match } = game();
  const { state, number } = match;
  const before = JSON.stringify(state);
  const engine = bloodstones.refuse(state, seat, move)?.code;
  expect(JSON.stringify(state)).toBe(before);
  const answer = match.submit(seat, move);
  expect([match.number, JSON.stringify(match.state)]).toEqual([number, before]);
  return [engine, answer.ok ? 'accepted' : answer.refusal.code];
}

const both = (code: string) => [code, code];

const { first, second } = game();

const knot: unknown[] = ['swords'];
knot.push(knot);
const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;

describe('what is no move at all is refused with a reason, and nothing changes', () => {
  test.each<[string, unknown]>([
    ...junkMoves('end'),
    ['a missing key', { do: 'build', kind: 'swords' }],
    ['a list that contains itself', { do: 'pay', tiles: knot }],
    ['lists within lists within lists', { do: 'pay', tiles: deep }],
    ['tiles that are no tiles', { do: 'pay', tiles: ['swords', 'undead'] }],
    ['the tile __proto__', { do: 'pay', tiles: ['__proto__'] }],
    ['the tile hidden', { do: 'pay', tiles: ['hidden'] }],
    ['the unit constructor', { do: 'build', kind: 'constructor', area: 54 }],
    ['a blank as unit', { do: 'build', kind: 'blank', area: 54 }],
    ['no tiles', { do: 'pay', tiles: [] }],
    ['no units', { do: 'step', units: [], from: 54, to: 53 }],
    ['a million tiles', { do: 'pay', tiles: Array.from({ length: 1_000_000 }, () => 'swords') }],
    ['a million units', { do: 'step', units: Array.from({ length: 1e6 }, () => 'swords'), from: 54, to: 53 }],
    ['a list of holes', { do: 'pay', tiles: Array(1_000_000) }],
    ['something like a list', { do: 'pay', tiles: { length: 1, 0: 'swords' } }],
    ['a foe beyond any table', { do: 'battle', area: 54, foe: 6 }],
    ['a foe before any table', { do: 'battle', area: 54, foe: -1 }],
  ])('%s', (_, move) => {
    expect(answers(first, move)).toEqual(both('kernel.shape'));
  });

  test.each<[unknown]>([
    [Number.NaN],
    [Infinity],
    [-Infinity],
    [-1],
    [0.5],
    [400],
    [2 ** 53],
    [1e300],
    ['54'],
    [[54]],
    [54n],
    [null],
    [{ valueOf: () => 54 }],
  ])('area %s', (area) => {
    expect(answers(first, { do: 'build', kind: 'swords', area })).toEqual(both('kernel.shape'));
    expect(answers(first, { do: 'step', units: ['swords'], from: 54, to: area })).toEqual(
      both('kernel.shape'),
    );
  });

  test.each<[string, object]>([
    [
      'a part that fails when looked at',
      {
        get do(): string {
          throw new Error('do not look');
        },
      },
    ],
    [
      'a value that fails when looked at',
      {
        do: 'build',
        kind: 'swords',
        get area(): number {
          throw new Error('do not look');
        },
      },
    ],
    [
      'an object that answers nothing',
      new Proxy(
        {},
        {
          has: () => {
            throw new Error('do not ask');
          },
        },
      ),
    ],
  ])('%s', (_, move) => {
    expect(answers(first, move)).toEqual(both('kernel.shape'));
  });

  test('a part that reads differently each time counts as what it was when it was checked', () => {
    const { match } = game();
    const build = bloodstones.moves(match.state, first).find((move) => move.do === 'build');
    if (build === undefined) throw new Error('there is nothing to build');
    let reads = 0;
    const shifty = { ...build, area: 0 };
    Object.defineProperty(shifty, 'area', {
      enumerable: true,
      get: () => (reads++ === 0 ? build.area : 399),
    });
    expect(match.submit(first, shifty)).toMatchObject({ ok: true });
    expect(match.rows.at(-1)).toMatchObject({ move: build });
    expect(bloodstones.load(match.state)).not.toBeNull();
  });
});

describe('a move of the wrong kind or the wrong player is refused, and nothing changes', () => {
  test('areas the map does not have', () => {
    for (const area of [75, 399]) {
      expect(answers(first, { do: 'build', kind: 'swords', area })).toEqual(both('area.unknown'));
      expect(answers(first, { do: 'step', units: ['swords'], from: 54, to: area })).toEqual(
        both('area.unknown'),
      );
      expect(answers(first, { do: 'step', units: ['swords'], from: area, to: 54 })).toEqual(
        both('area.unknown'),
      );
      expect(answers(first, { do: 'battle', area, foe: 1 })).toEqual(both('area.unknown'));
    }
  });

  test('seats and units that are not there', () => {
    expect(answers(first, { do: 'battle', area: 54, foe: 5 })).toEqual(both('battle.noFoe'));
    expect(answers(first, { do: 'battle', area: 54, foe: first })).toEqual(both('battle.noFoe'));
    expect(answers(first, { do: 'step', units: ['dragon'], from: 54, to: 53 })).toEqual(
      both('march.notThere'),
    );
    expect(answers(first, { do: 'step', units: ['citadel'], from: 20, to: 19 })).toEqual(
      both('march.notThere'),
    );
    expect(answers(first, { do: 'build', kind: 'dragon', area: 54 })).toEqual(both('build.notInHand'));
    expect(answers(first, { do: 'build', kind: 'citadel', area: 54 })).toEqual(both('build.never'));
  });

  test('moves of another step', () => {
    for (const move of [
      { do: 'pick', faction: 'hillFolk' },
      { do: 'found', area: 54 },
      { do: 'ready' },
      { do: 'deploy', units: [] },
      { do: 'settle', area: 53 },
      { do: 'pay', tiles: ['swords'] },
      { do: 'swap', tile: 'swords' },
      { do: 'raise', count: 4 },
      { do: 'lose', kind: 'citadel' },
      { do: 'retreat', area: 53 },
    ])
      expect(answers(first, move)).toEqual(both('step.other'));
  });

  test('a legal move out of turn', () => {
    expect(answers(second, { do: 'end' })).toEqual(both('kernel.turn'));
  });

  test.each([-1, 2, 6, 0.5, Number.NaN, Infinity, 2 ** 53])('a move by seat %s', (seat) => {
    expect(answers(seat, { do: 'end' })).toEqual(both('kernel.turn'));
  });

  test('anything after the end', () => {
    const { match } = game({ roundLimit: '30', stallGuard: 'off' });
    for (let [seat] = match.deciders(); seat !== undefined; [seat] = match.deciders())
      expect(match.submit(seat, { do: 'end' })).toMatchObject({ ok: true });
    expect(match.outcome()).toHaveLength(2);
    const { state, number } = match;
    const before = JSON.stringify(state);
    for (const seat of [first, second, 5]) {
      for (const move of [{ do: 'end' }, { do: 'build', kind: 'swords', area: 54 }]) {
        expect(bloodstones.refuse(state, seat, move)?.code).toBe('kernel.over');
        expect(match.submit(seat, move)).toMatchObject({ ok: false, refusal: { code: 'kernel.over' } });
      }
      expect(bloodstones.moves(state, seat)).toEqual([]);
      expect(match.submit(seat, null)).toMatchObject({ ok: false });
    }
    expect([match.number, JSON.stringify(match.state)]).toEqual([number, before]);
  });
});

test('a refused move leaves the road open: the same player goes on as if nothing had been said', () => {
  const { match } = game();
  match.submit(first, null);
  match.submit(second, { do: 'end' });
  expect(match.submit(first, { do: 'end' })).toMatchObject({ ok: true });
});

describe('a set-up that cannot be played is refused', () => {
  const setup = tableFor(2);
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'tyrants-lament'],
    ['an empty object', {}],
    ['no options', { seats: 2, map: setup.map }],
    ['an option short', { ...setup, options: { ...DEFAULT_OPTIONS, cutiecorn: undefined } }],
    ['an option too many', { ...setup, options: { ...DEFAULT_OPTIONS, dragons: 'on' } }],
    ['the option __proto__', { ...setup, options: JSON.parse('{"__proto__":{"cutiecorn":"on"}}') }],
    ['a key too many', { ...setup, seed: 1 }],
    ['one seat', { ...setup, seats: 1 }],
    ['no seat', { ...setup, seats: 0 }],
    ['seven seats', { ...setup, seats: 7 }],
    ['half a seat', { ...setup, seats: 2.5 }],
    ['seats that are no number', { ...setup, seats: Number.NaN }],
    ['endless seats', { ...setup, seats: Infinity }],
    ['seats in words', { ...setup, seats: '2' }],
    ['a map that is no text', { ...setup, map: 1 }],
    ['a path as map', { ...setup, map: '../tyrants-lament' }],
    ['the map __proto__', { ...setup, map: '__proto__' }],
    ['a name without end', { ...setup, map: 'a'.repeat(100_000) }],
  ])('%s', (_, bad) => {
    expect(bloodstones.refuseSetup(bad)?.code).toBe('kernel.setup');
  });

  test.each(['constructor', 'atlantis', '2'])('the map %s, which does not exist', (map) => {
    expect(bloodstones.refuseSetup({ ...setup, map })).toMatchObject({ code: 'setup.noMap', facts: { map } });
  });

  test('a table too small or too large for its map', () => {
    for (const map of MAPS) {
      const [least, most] = map.players;
      for (let seats = 2; seats <= 6; seats++) {
        const code = seats < least || seats > most ? 'setup.mapPlayers' : undefined;
        expect(bloodstones.refuseSetup({ ...setup, map: map.id, seats })?.code).toBe(code);
      }
    }
  });

  test('and a match is not opened with it', () => {
    const dice = { generator: 'swift', seed: 'no game' } as const;
    expect(() => Match.open(bloodstones, { setup: { ...setup, seats: 5 }, dice })).toThrow(
      'setup.mapPlayers',
    );
  });
});
