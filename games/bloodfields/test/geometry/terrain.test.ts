import { describe, expect, test } from 'vitest';
import { type Corner, factsOf, TERRAIN, TERRAIN_KINDS } from '../../content/terrain.ts';
import { piecesOf } from '../../rules/geometry/field.ts';
import { wallsOf } from '../../rules/geometry/ruin-walls.ts';
import { box, table } from './scenes.ts';

const kinds = (fact: keyof ReturnType<typeof factsOf>): string =>
  TERRAIN_KINDS.filter((kind) => factsOf(kind)[fact] === true).join(' ');

describe('the kinds of terrain', () => {
  test('are all in the list', () => {
    expect(TERRAIN_KINDS.toSorted()).toEqual(Object.keys(TERRAIN).toSorted());
  });

  test('differ as the table of the rulebook says', () => {
    expect(kinds('impassable')).toBe('rock building');
    expect(kinds('blocksSight')).toBe('rock building');
    expect(kinds('coverIn')).toBe('forest swamp ruins');
    expect(kinds('coverAcross')).toBe('forest swamp ruins fence');
    expect(kinds('standOn')).toBe('forest swamp ruins high');
    expect(kinds('obstructsCharge')).toBe('rock building forest swamp ruins fence');
    expect(kinds('stopsPush')).toBe('rock building fence');
    expect(kinds('grounds')).toBe('forest');
    expect(kinds('vantage')).toBe('high');
  });

  test('make charges harder', () => {
    const by = (fact: 'chargeOnTarget' | 'chargeAcross' | 'badLuck' | 'coverWithin'): unknown =>
      Object.fromEntries(
        TERRAIN_KINDS.flatMap((kind) => (factsOf(kind)[fact] === null ? [] : [[kind, factsOf(kind)[fact]]])),
      );
    expect(by('chargeOnTarget')).toEqual({ forest: 'hard', swamp: 'hard', ruins: 'veryHard' });
    expect(by('chargeAcross')).toEqual({ ruins: 'veryHard', fence: 'hard' });
    expect(by('badLuck')).toEqual({ forest: 'noCharge', swamp: 'noMove', ruins: 'wound' });
    expect(by('coverWithin')).toEqual({ fence: 1000 });
  });
});

describe('the walls of ruins', () => {
  test('are two in deep ruins, along the long sides, each 60 % long', () => {
    expect(wallsOf(box('ruins', 34, 6, 40, 11))).toEqual([
      [
        [35_200, 6500],
        [38_800, 6500],
        [38_800, 6750],
        [35_200, 6750],
      ],
      [
        [35_200, 10_250],
        [38_800, 10_250],
        [38_800, 10_500],
        [35_200, 10_500],
      ],
    ]);
  });

  test('are two from a depth of 3.5 inches on', () => {
    expect(wallsOf(box('ruins', 0, 0, 5, 3.5))).toHaveLength(2);
    expect(wallsOf(box('ruins', 0, 0, 5, 3.499))).toHaveLength(1);
  });

  test('are one in the middle of small ruins, 40 % long, whichever side is the long one', () => {
    expect(wallsOf(box('ruins', 20, 3, 25, 4.6))).toEqual([
      [
        [21_500, 3675],
        [23_500, 3675],
        [23_500, 3925],
        [21_500, 3925],
      ],
    ]);
    expect(
      wallsOf(box('ruins', 3, 20, 4.6, 25)).map((wall) => wall.toSorted(([, a], [, b]) => a - b)),
    ).toEqual([
      [
        [3925, 21_500],
        [3675, 21_500],
        [3925, 23_500],
        [3675, 23_500],
      ].toSorted(([, a], [, b]) => (a ?? 0) - (b ?? 0)),
    ]);
  });

  test('follow the longest side of ruins of another form', () => {
    const corners: Corner[] = [
      [0, 0],
      [8000, 6000],
      [5000, 10_000],
      [0, 6250],
    ];
    expect(wallsOf({ id: 'r', kind: 'ruins', corners })).toEqual([
      [
        [1600, 1825],
        [6175, 5256],
        [6025, 5456],
        [1450, 2025],
      ],
      [
        [1150, 6175],
        [4375, 8594],
        [4225, 8794],
        [1000, 6375],
      ],
    ]);
  });
});

describe('a field', () => {
  const field = table(
    box('rock', 3, 3, 5, 5),
    box('forest', 8, 3, 12, 6, 'wood'),
    box('forest', 12, 3, 14, 4, 'wood'),
    box('ruins', 20, 3, 25, 8),
    box('fence', 30, 3, 35, 3.4),
    box('high', 30, 10, 35, 14),
  );
  const names = (list: keyof typeof field): string[] => {
    const polygons = field[list];
    return Array.isArray(polygons)
      ? polygons.map(({ piece, wall }) => (wall ? `wall of ${piece.id}` : piece.id))
      : [];
  };

  test('sorts its pieces by what is asked of them', () => {
    expect(names('solid')).toEqual(['rock']);
    expect(names('opaque')).toEqual(['rock']);
    expect(names('noEnd')).toEqual(['rock', 'fence', 'wall of ruins', 'wall of ruins']);
    expect(names('cover')).toEqual(['wood', 'wood', 'ruins', 'fence']);
    expect(names('chargeBlock')).toEqual(['rock', 'wood', 'wood', 'ruins', 'fence']);
    expect(names('pushBlock')).toEqual(['rock', 'fence']);
    expect(names('walls')).toEqual(['wall of ruins', 'wall of ruins']);
    expect(field.byKind.high.map(({ piece }) => piece.id)).toEqual(['high']);
  });

  test('counts the parts of one piece as one', () => {
    expect(piecesOf(field.byKind.forest).map(({ id }) => id)).toEqual(['wood']);
  });
});
