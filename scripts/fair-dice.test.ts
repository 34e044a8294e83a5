import { createHmac } from 'node:crypto';
import { commitment, deal, type AnyGame, fairStreams, houseSalt, seedOf } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { deckOf } from '@sanguine/blood-rage/content/cards.ts';
import { CLANS } from '@sanguine/blood-rage/content/clan.ts';
import { OUTER, OUTER_TOKENS } from '@sanguine/blood-rage/content/provinces.ts';
import { fullBlood, fullPhantom } from '@sanguine/blood-stone/rules/cards.ts';
import {
  ATTACK_FACES,
  ATTACK_SIDES,
  DEFENCE_FACES,
  DEFENCE_SIDES,
  SCATTER_SIDES,
} from '@sanguine/bloodfields/content/dice.ts';
import { rollDice } from '@sanguine/bloodfields/rules/roll/dice.ts';
import { BATTLE_TILES } from '@sanguine/bloodstones/content/battle-tiles.ts';
import { FACTIONS } from '@sanguine/bloodstones/content/factions.ts';
import { fullBag } from '@sanguine/bloodstones/rules/tiles.ts';
import { DrawLog } from '../kernel/random/draw-log.ts';
import { blocks, PAGE, piles } from './fair-dice-page.ts';

describe('the piles of docs/fair-dice.md', () => {
  const told = piles();
  const faces = (names: readonly (string | number)[], sides: readonly number[]) =>
    names.flatMap((name, at) => Array.from({ length: sides[at] ?? 0 }, () => name));
  const AGES = [1, 2, 3] as const;
  /** The cards of the deck for four that this deck does not have, in order. */
  const missing = (age: (typeof AGES)[number], players: number) => {
    const kept = deckOf(age, players);
    return deckOf(age, 4).filter((card) => {
      const there = kept[0] === card;
      if (there) kept.shift();
      return !there;
    });
  };
  const real: Record<string, readonly (string | number)[]> = {
    'battle tiles': BATTLE_TILES,
    factions: FACTIONS,
    ...Object.fromEntries(FACTIONS.map((faction) => [faction, fullBag(faction)])),
    clans: CLANS,
    tokens: OUTER_TOKENS,
    provinces: OUTER,
    ...Object.fromEntries(
      AGES.flatMap((age) => [
        [`age ${age}`, deckOf(age, 4)],
        [`age ${age}, not with 3`, missing(age, 3)],
        [`age ${age}, not with 2`, missing(age, 2)],
      ]),
    ),
    blood: fullBlood(),
    phantom: fullPhantom(),
    'attack die': faces(ATTACK_FACES, ATTACK_SIDES),
    'defence die': faces(DEFENCE_FACES, DEFENCE_SIDES),
    'scatter die': SCATTER_SIDES,
  };

  test('are all there are', () => {
    expect(Object.keys(told)).toEqual(Object.keys(real));
  });

  test.each(Object.entries(real))('have %s as the rules do', (name, pile) => {
    expect(told[name]).toEqual(pile.map(String));
  });
});

describe('the example of docs/fair-dice.md', () => {
  const example = blocks('example', /^(.*?) {2,}(.*)$/);
  const secret = example['secret'] ?? '';
  const salts = [example['salt of seat 0'] ?? '', houseSalt(commitment(secret), 1)];
  const seed = seedOf(secret, salts);

  const gameOf = (id: string): AnyGame => {
    const game = GAMES.find(({ engine }) => engine.id === id);
    if (game === undefined) throw new Error(`no ${id}`);
    return game;
  };
  /** The deal for two as the rules make it: its draws and its events. */
  const dealt = (id: string) => {
    const game = gameOf(id);
    const log = new DrawLog(fairStreams(seed));
    const { events } = deal(game.engine, log, game.setup(2, {}));
    return { draws: log.take(0), events: events as readonly Record<string, unknown>[] };
  };
  const wordsOf = (stream: string): number[] => {
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${stream}/0`).digest();
    return Array.from({ length: 8 }, (_, at) => block.readUInt32BE(4 * at));
  };

  test('is what the kernel and the games make of it', () => {
    const random = (row: number, audience: string) => fairStreams(seed).stream(row, audience);
    const rage = dealt('blood-rage').events;
    const attack = rollDice(random(9, 'open'), 'attack', 4);
    const witch = random(12, 'seat 1');
    const deck = fullBlood();
    const astray = random(0, 'open');
    expect(example).toEqual({
      secret,
      commitment: commitment(secret),
      'salt of seat 0': salts[0],
      'salt of seat 1': salts[1],
      seed,
      'block 0/open/0': wordsOf('0/open').map(hex).join(''),
      'Blood Rage, clans of seats 0 and 1': rage
        .flatMap(({ e, clan }) => (e === 'clan.taken' ? [clan] : []))
        .join(' '),
      'Blood Rage, pack of seat 0 in the first Age': rage
        .flatMap(({ e, seat, cards }) => (e === 'cards.dealt' && seat === 0 ? (cards as string[]) : []))
        .join(' '),
      'Blood Stone, three cards for the Witch at seat 1 in row 12': [0, 1, 2]
        .map(() => witch.draw(deck))
        .join(' '),
      'Bloodfields, four attack dice in row 9': ATTACK_FACES.flatMap((face, at) =>
        (attack[at] ?? 0) > 0 ? [`${face}*${attack[at]}`] : [],
      ).join(' '),
      'six numbers of 0/open among 3000000000': Array.from({ length: 6 }, () => astray.int(3e9)).join(' '),
    });
  });

  test('has the bytes the seed is made of', () => {
    const bytes = [Buffer.from(secret, 'hex'), ...salts.map((salt) => Buffer.from(salt, 'utf8'))];
    const [first, second, third] = bytes.map((part) =>
      Buffer.from([0, 0, 0, part.length, ...part]).toString('hex'),
    );
    const [, one = '', two = '', ink = '', three = '', begin = ''] =
      /`(\w+)`, the secret, `(\w+)`, `(\w+)`, `(\w+)`, .*`(\w+)…`/.exec(PAGE) ?? [];
    expect([one + secret, two + ink, three + begin]).toEqual([
      first,
      second,
      third?.slice(0, three.length + begin.length),
    ]);
  });

  test('draws the first tiles of Bloodstones word by word', () => {
    const { draws, events } = dealt('bloodstones');
    const rows = [...PAGE.matchAll(/^\| `(\w{8})` = (\d+) +\| (\d) +\| (\d) +\| ([\d, ]+?) +\| (\d) +\|$/gm)];
    const set = [...BATTLE_TILES];
    const again = wordsOf('0/open')
      .slice(0, draws.length)
      .map((word) => {
        const place = word % set.length;
        const before = set.join(', ');
        const among = set.length;
        const [tile] = set.splice(place, 1);
        return [hex(word), word, among, place, before, tile].map(String);
      });
    expect(rows.map(([, ...cells]) => cells)).toEqual(again);
    expect(again.map(([, , among, place]) => ['open', Number(among), Number(place)])).toEqual(draws);
    expect(events[0]).toMatchObject({
      draws: [again.slice(0, 2), again.slice(2)].map((two) => two.map((cells) => Number(cells[5]))),
      first: 0,
    });
    expect(PAGE).toContain('Seat 0 has 9 and seat 1 has 8: seat 0 begins.');
  });

  test('reckons right in its sentences', () => {
    const reckoned = [...PAGE.matchAll(/(\d+) mod (\d+) = (\d+)/g)];
    const { draws } = dealt('blood-rage');
    expect(reckoned.map(([, word, among, place]) => [Number(word) % Number(among), Number(place)])).toEqual(
      draws.slice(0, 3).map(([, , place]) => [place, place]),
    );
    const [, digits = '', word] = /the sixth word, `(\w+)` = (\d+)/.exec(PAGE) ?? [];
    expect([Number.parseInt(digits, 16), Number(word)]).toEqual([wordsOf('0/open')[5], wordsOf('0/open')[5]]);
  });
});

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
