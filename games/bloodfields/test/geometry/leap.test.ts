import { describe, expect, test } from 'vitest';
import type { Body, Disc } from '../../rules/geometry/disc.ts';
import { type Leap, leapFault } from '../../rules/geometry/leap.ts';
import { base, box, foe, friend, table } from './scenes.ts';

const field = table(
  box('rock', 7, 3, 9, 7),
  box('forest', 20, 3, 25, 7),
  box('fence', 12, 3, 12.4, 7),
  box('swamp', 30, 3, 35, 7),
);

function told(
  leap: Leap,
  x: number,
  y: number,
  bodies: readonly Body[] = [],
  from: Disc = base(5, 5),
): string {
  const found = leapFault(leap, from, base(x, y), 6000, field, bodies);
  if (found === null) return 'fine';
  const { fault, by } = found;
  return by === null
    ? fault
    : `${fault} ${by.kind === 'disc' ? by.index : by.kind === 'piece' ? by.piece.id : 'edge'}`;
}

describe('a leap', () => {
  test('leads over units and rocks, straight and no farther than it may', () => {
    for (const leap of ['fly', 'jump', 'blink'] as const) {
      expect(told(leap, 11, 5, [foe(6, 5), friend(9.8, 5.9, 500)].slice(0, 1))).toBe('fine');
      expect(told(leap, 11.001, 5)).toBe('fine');
      expect(told(leap, 11.002, 5)).toBe('far');
      expect(told(leap, 5, 5)).toBe('nowhere');
    }
  });

  test('ends where a base may stand', () => {
    for (const leap of ['fly', 'jump', 'blink'] as const) {
      expect(told(leap, 8, 5)).toBe('end rock');
      expect(told(leap, 5, 0.5)).toBe('end edge');
      expect(told(leap, 12.2, 5, [], base(11, 9))).toBe('end fence');
      expect(told(leap, 5, 9, [friend(2, 2), friend(5, 9.5)])).toBe('end 1');
    }
  });

  test('#100 by flying or jumping ends in no contact with an enemy; a blink may', () => {
    expect(told('fly', 5, 9, [foe(5, 10.27)])).toBe('contact 0');
    expect(told('jump', 5, 9, [friend(20, 20), foe(5, 10.28)])).toBe('contact 1');
    expect(told('jump', 5, 9, [foe(5, 10.281)])).toBe('fine');
    expect(told('fly', 5, 9, [friend(5, 10.26)])).toBe('fine');
    expect(told('blink', 5, 9, [foe(5, 10.26)])).toBe('fine');
  });

  test('by flying neither begins nor ends in a forest; swamps and other leaps are free', () => {
    expect(told('fly', 20, 5, [], base(16, 5))).toBe('land forest');
    expect(told('fly', 17, 5, [], base(20, 5))).toBe('takeOff forest');
    expect(told('fly', 19.37, 5, [], base(16, 5))).toBe('fine');
    expect(told('jump', 20, 5, [], base(16, 5))).toBe('fine');
    expect(told('blink', 17, 5, [], base(20, 5))).toBe('fine');
    expect(told('fly', 32, 5, [], base(28, 5))).toBe('fine');
  });
});
