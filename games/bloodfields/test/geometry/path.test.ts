import { describe, expect, test } from 'vitest';
import { crossed, type Gait, pathFault, pathLength } from '../../rules/geometry/path.ts';
import type { Body, Disc } from '../../rules/geometry/disc.ts';
import { base, box, foe, friend, table } from './scenes.ts';

const field = table(
  box('rock', 10, 10, 13, 12),
  box('fence', 20, 10, 25, 10.4),
  box('ruins', 30, 10, 36, 16),
  box('ruins', 38, 10, 40, 12, 'small'),
);
const mover = base(5, 5);

/** Takes inches; returns the fault's name and what is at fault. */
function fault(
  points: [number, number][],
  bodies: readonly Body[] = [],
  gait: Gait = 'walk',
  from: Disc = mover,
  allowance = 6000,
): string {
  const found = pathFault(
    from,
    points.map(([x, y]) => base(x, y)),
    allowance,
    field,
    bodies,
    gait,
  );
  if (found === null) return 'fine';
  const { by } = found;
  if (by === null) return found.fault;
  return `${found.fault} ${by.kind === 'disc' ? by.index : by.kind === 'piece' ? by.piece.id : by.kind}`;
}

describe('a move', () => {
  test('is as long as its legs together, with one mil to spare', () => {
    expect(pathLength(mover, [base(8, 9), base(8, 10)])).toBe(6000);
    expect(
      fault([
        [8, 9],
        [8, 10],
      ]),
    ).toBe('fine');
    expect(
      fault([
        [8, 9],
        [8, 10.001],
      ]),
    ).toBe('fine');
    expect(
      fault([
        [8, 9],
        [8, 10.002],
      ]),
    ).toBe('far');
    expect(pathFault(mover, [base(15, 5)], 6000, field, [])).toEqual({
      fault: 'far',
      length: 10_000,
      by: null,
    });
  });

  test('has one to eight legs and some length', () => {
    const zigzag = (legs: number): [number, number][] =>
      Array.from({ length: legs }, (_, at) => [5 + at * 0.1, at % 2 === 0 ? 5.1 : 5]);
    expect(fault(zigzag(8))).toBe('fine');
    expect(fault(zigzag(9))).toBe('legs');
    expect(fault([])).toBe('legs');
    expect(fault([[5, 5]])).toBe('nowhere');
  });

  test('#153 may cross its own way and lead back to where it began', () => {
    expect(
      fault([
        [6, 5],
        [6, 6],
        [5, 5],
      ]),
    ).toBe('fine');
    expect(
      fault([
        [7, 5],
        [6, 6],
        [6, 4],
      ]),
    ).toBe('fine');
  });

  test('does not lead through units, friend or foe, nor end on them', () => {
    expect(fault([[9, 5]], [friend(7, 5)])).toBe('way 0');
    expect(fault([[9, 5]], [friend(15, 5), foe(7, 5.5)])).toBe('way 1');
    expect(fault([[7.5, 5]], [friend(8, 5.5)])).toBe('end 0');
    expect(
      fault(
        [
          [7, 7],
          [9, 5],
        ],
        [friend(7, 5)],
      ),
    ).toBe('fine');
  });

  test('does not lead through impassable terrain nor off the table', () => {
    const south = base(11, 9);
    expect(fault([[11, 13]], [], 'walk', south)).toBe('way rock');
    expect(
      fault(
        [
          [9, 9],
          [9, 12],
        ],
        [],
        'walk',
        south,
      ),
    ).toBe('fine');
    expect(
      fault(
        [
          [0, 5],
          [2, 5],
        ],
        [],
        'walk',
        base(2, 4),
      ),
    ).toBe('way edge');
    expect(fault([[0.5, 5]], [], 'walk', base(2, 4))).toBe('end edge');
  });

  test('#95 #96 leads over a fence or wall, but does not end on it', () => {
    const south = base(22, 8);
    expect(fault([[22, 12]], [], 'walk', south)).toBe('fine');
    expect(fault([[22, 10.2]], [], 'walk', south)).toBe('end fence');
    expect(fault([[22, 9.37]], [], 'walk', south)).toBe('fine');
    expect(fault([[33, 10.8]], [], 'walk', base(33, 8))).toBe('end ruins');
    expect(fault([[33, 13]], [], 'walk', base(33, 8))).toBe('fine');
  });

  test('#97 stops at contact: an enemy it does not end with is passed with more than contact', () => {
    const enemy = foe(7, 5);
    expect(
      fault(
        [
          [5, 6.28],
          [9, 6.28],
        ],
        [enemy],
      ),
    ).toBe('contact 0');
    expect(
      fault(
        [
          [5, 6.281],
          [9, 6.281],
        ],
        [enemy],
      ),
    ).toBe('fine');
    expect(
      fault(
        [
          [5, 6.26],
          [9, 6.26],
        ],
        [friend(7, 5)],
      ),
    ).toBe('fine');
    expect(
      fault(
        [
          [5, 6.27],
          [7, 6.27],
        ],
        [enemy],
      ),
    ).toBe('fine');
    expect(
      fault(
        [
          [5, 6.27],
          [7, 6.27],
          [9, 7],
        ],
        [enemy],
      ),
    ).toBe('contact 0');
  });

  test('#98 begins beside allies as anywhere', () => {
    expect(fault([[9, 5]], [friend(3.74, 5), friend(5, 6.26)])).toBe('fine');
    expect(fault([[5, 9]], [friend(3.74, 5), friend(5, 6.26)])).toBe('way 1');
  });

  test('#102 of a unit in combat, moved by its enemies, leads away or along, and stops at the next', () => {
    const touched = foe(6.26, 5);
    expect(fault([[3, 5]], [touched])).toBe('fine');
    expect(fault([[9, 5]], [touched])).toBe('way 0');
    expect(
      fault(
        [
          [3, 5],
          [2, 7],
        ],
        [touched, foe(1.73, 5)],
      ),
    ).toBe('contact 1');
    expect(fault([[3.26, 5]], [touched, foe(2, 5)])).toBe('fine');
  });
});

describe('a Spirit', () => {
  test('#142 passes through units and rocks and is stopped by no contact', () => {
    expect(fault([[9, 5]], [friend(7, 5), foe(6.26, 6)], 'pass')).toBe('fine');
    expect(fault([[11, 13]], [], 'pass', base(11, 9))).toBe('fine');
    expect(fault([[7.74, 5]], [foe(9, 5), foe(7, 5.5)], 'pass', mover)).toBe('end 1');
    expect(fault([[7.74, 5]], [foe(9, 5), foe(6.3, 5)], 'pass', mover)).toBe('fine');
  });

  test('#142 ends where others may end: not on rocks, fences or units', () => {
    expect(fault([[11, 11]], [], 'pass', base(11, 9))).toBe('end rock');
    expect(fault([[22, 10.2]], [], 'pass', base(22, 8))).toBe('end fence');
    expect(fault([[7, 5]], [foe(7, 5.4)], 'pass')).toBe('end 0');
  });
});

describe('a flight', () => {
  const held = foe(6.26, 5);

  test('leads through the enemies it was in combat with, and no others', () => {
    expect(fault([[9, 5]], [held], 'flee')).toBe('fine');
    expect(fault([[9, 5]], [held, foe(7.6, 5.3)], 'flee')).toBe('way 1');
    expect(fault([[9, 5]], [held, friend(7.6, 5.3)], 'flee')).toBe('way 1');
  });

  test('ends in no combat, not even the old one', () => {
    expect(fault([[7.52, 5]], [held], 'flee')).toBe('contact 0');
    expect(fault([[7.541, 5]], [held], 'flee')).toBe('fine');
    expect(fault([[3, 5]], [held, foe(3, 6.27)], 'flee')).toBe('contact 1');
    expect(fault([[5, 6.26]], [held], 'flee')).toBe('fine');
  });
});

describe('ruins on the way', () => {
  const ruins = field.byKind.ruins;
  const names = (from: Disc, ...points: [number, number][]): string[] =>
    crossed(
      from,
      points.map(([x, y]) => base(x, y)),
      ruins,
    ).map(({ id }) => id);

  test('#107 are crossed wherever the base sweeps over them', () => {
    expect(names(base(33, 8), [33, 9.3])).toEqual([]);
    expect(names(base(33, 8), [33, 9.5])).toEqual(['ruins']);
    expect(names(base(29, 9), [29, 12], [29, 17])).toEqual([]);
    expect(names(base(29, 9), [29.5, 12], [29, 17])).toEqual(['ruins']);
    expect(names(base(28, 11), [42, 11])).toEqual(['ruins', 'small']);
  });
});
