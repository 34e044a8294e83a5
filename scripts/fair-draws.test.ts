import { playGame } from '@sanguine/bots';
import { apply, type Draw, withWorkings } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { expect, test } from 'vitest';
import { piles } from './fair-dice-page.ts';

// What docs/fair-dice.md says of each game, worked out by hand for whole games: the tables have to follow from the draws.

interface Taken<Table> {
  readonly draws: readonly Draw[];
  /** Null before the deal. */
  readonly before: Table | null;
  readonly after: Table;
}

/** All rows of a bots' game that drew something. */
function drawingRows<Table>(id: string, seats: number, seed = 'draws'): Taken<Table>[] {
  const game = GAMES.find(({ engine }) => engine.id === id);
  if (game === undefined) throw new Error(`no ${id}`);
  const { record } = playGame(game, {
    seats,
    levels: ['recruit'],
    seed,
    dice: 'fair',
    record: true,
  });
  if (record === undefined) throw new Error('no record');
  const { start, rows = [] } = withWorkings(game.engine, record).chapters[0]?.workings ?? {};
  let table = start?.table;
  const taken = [{ draws: start?.draws ?? [], before: null, after: table as Table } as Taken<Table>];
  for (const { draws, changed } of rows) {
    const before = table as Table;
    table = apply(table, changed);
    taken.push({ draws, before, after: table as Table });
  }
  return taken.filter(({ draws }) => draws.length > 0);
}

/** Takes the things at these places out of a pile, one after the other; null if it has another size. */
function takenFrom(
  pile: readonly string[],
  draws: readonly Draw[],
): { drawn: string[]; left: string[] } | null {
  const left = [...pile];
  const drawn: string[] = [];
  for (const [, among, place] of draws) {
    if (left.length !== among) return null;
    drawn.push(...left.splice(place, 1));
  }
  return { drawn, left };
}

const sorted = (things: readonly string[]): string[] => things.toSorted();

test('Bloodstones: tiles come out of the sorted bag into the hand', () => {
  interface Table {
    readonly players: readonly {
      readonly faction: string;
      readonly bag: string[];
      readonly hand: string[];
    }[];
  }
  const rows = drawingRows<Table>('bloodstones', 3);
  const bags = piles();
  let checked = 0;
  for (const { draws, before, after } of rows) {
    for (const [seat, player] of after.players.entries()) {
      const own = draws.filter(([audience]) => audience === `seat ${seat}`);
      const was = before?.players[seat];
      // A bag as small as a battle set cannot be told from one, nor can a refilled bag.
      if (was === undefined || own.length === 0 || (own[0]?.[1] ?? 0) <= 8) continue;
      const isDeal = was.hand.length === 0 && was.bag.length !== own[0]?.[1];
      const full = isDeal ? (bags[player.faction] ?? []) : was.bag;
      const taken = takenFrom(full, own);
      if (taken === null) continue;
      expect(player.bag).toEqual(taken.left);
      expect(sorted(player.hand)).toEqual(expect.arrayContaining(sorted(taken.drawn)));
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test('Bloodstones: battle tiles come out of a whole set of each side', () => {
  interface Table {
    readonly frames: readonly {
      readonly step: string;
      readonly sides?: readonly { readonly seat: number; readonly tiles: readonly number[] }[];
    }[];
  }
  const set = piles()['battle tiles'] ?? [];
  let checked = 0;
  for (const { draws, after } of drawingRows<Table>('bloodstones', 3)) {
    for (const { seat, tiles } of after.frames.at(-1)?.sides ?? []) {
      const own = draws.filter(([audience]) => audience === `seat ${seat}`);
      const taken = takenFrom(set, own);
      if (own.length === 0) continue;
      expect(taken?.drawn.map(Number).toSorted((one, other) => other - one)).toEqual(tiles);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(5);
});

test('Blood Rage: packs are slices of the shuffled deck of the Age', () => {
  interface Table {
    readonly age: number;
    readonly frames: readonly { readonly step: string; readonly packs?: readonly (readonly string[])[] }[];
  }
  const decks = piles();
  const ages = drawingRows<Table>('blood-rage', 3).map(({ draws, after }) => {
    const deck = [...(decks[`age ${after.age}`] ?? [])];
    for (const card of decks[`age ${after.age}, not with 3`] ?? []) deck.splice(deck.indexOf(card), 1);
    const hidden = draws.filter(([audience]) => audience === 'nobody');
    for (const [at, [, among, chosen]] of hidden.entries()) {
      const last = deck.length - 1 - at;
      expect(among).toBe(last + 1);
      [deck[chosen], deck[last]] = [deck[last] ?? '', deck[chosen] ?? ''];
    }
    const packs = after.frames.find(({ step }) => step === 'draft')?.packs ?? [];
    expect(packs.map(sorted)).toEqual([0, 1, 2].map((seat) => sorted(deck.slice(8 * seat, 8 * seat + 8))));
    return after.age;
  });
  expect(ages).toEqual([1, 2, 3]);
});

test('Blood Stone: cards come out of the sorted deck', () => {
  interface Pile {
    readonly deck: string[];
    readonly discard: string[];
  }
  interface Table {
    readonly witch: number;
    readonly blood: Pile;
    readonly phantom: Pile;
  }
  let checked = 0;
  // In a short game hardly anybody draws twice.
  const rows = ['one', 'two', 'three'].flatMap((seed) => drawingRows<Table>('blood-stone', 2, seed));
  for (const { draws, before, after } of rows) {
    for (const seat of [0, 1]) {
      const own = draws.filter(([audience]) => audience === `seat ${seat}`);
      const [was, is] = [before, after].map((table) =>
        seat === after.witch ? table?.blood : table?.phantom,
      );
      if (own.length === 0 || was === undefined || is === undefined) continue;
      const taken = takenFrom(was.deck, own);
      if (taken === null) continue;
      expect(is.deck).toEqual(taken.left);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(5);
});

test('Bloodfields: dice show the faces of their numbers', () => {
  interface Table {
    readonly frames: readonly {
      readonly step: string;
      readonly roll?: string;
      readonly faces?: readonly number[];
    }[];
  }
  const dice = piles();
  let checked = 0;
  for (const { draws, after } of drawingRows<Table>('bloodfields', 2)) {
    const roll = after.frames.findLast(({ step }) => step === 'roll');
    const sides = dice[`${roll?.roll} die`];
    const count = roll?.faces?.reduce((sum, some) => sum + some, 0);
    // Only rows with a single roll: an earlier roll of the same row is no longer on the table.
    if (roll === undefined || sides === undefined || draws.length !== count) continue;
    const kinds = [...new Set(sides)];
    const faces = kinds.map((kind) => draws.filter(([, , side]) => sides[side] === kind).length);
    expect(faces).toEqual(roll.faces);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(5);
});
