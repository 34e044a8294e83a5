import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

interface Charge {
  readonly who?: string;
  readonly at?: string;
  readonly terrain?: string;
  readonly others?: string;
}

/** A charge at Cray with these two dice: its kind, whether it succeeds, and where a failed one ends. */
function charge(
  dice: string,
  { who = 'kessa 10,10', at = '18,10', terrain = '', others = '' }: Charge = {},
): string {
  const [name = ''] = who.split(/[ +]/);
  const scene = new Scene(`${who}; maud 5,25`, `cray ${at}; ${others}`, { terrain });
  scene.does('south', `activate ${name}`).rolls(dice).does('south', 'charge cray');
  const kind = scene.told('charge.declared')[0]?.kind ?? 'none';
  if (scene.told('charge.tested')[0]?.passed === true) return `${kind} passed`;
  return `${kind} failed ${scene.at(name)}`;
}

describe('the charge test', () => {
  // Kessa moves 5 inches; bases are 6.74 inches apart: a 2 will do.
  it('easy: the higher die counts', () => {
    expect(charge('1 2')).toBe('easy passed');
    expect(charge('2 1', { at: '20.27,10' })).toBe('easy failed 11,10');
    // 9 inches from base to base: a 4, and nothing less.
    expect(charge('4 1', { at: '20.26,10' })).toBe('easy passed');
    expect(charge('3 3', { at: '20.26,10' })).toBe('easy failed 13,10');
  });

  const forest = 'forest 13,8 15,8 15,12 13,12';
  it('hard: the lower die counts, and a 1 always fails', () => {
    expect(charge('2 6', { terrain: forest })).toBe('hard passed');
    expect(charge('1 6', { terrain: forest, at: '15.9,10' })).toBe('hard failed 11,10');
    expect(charge('3 6', { terrain: forest, at: '20.26,10' })).toBe('hard failed 13,10');
  });

  it('very hard: a 2 fails as well, however near the target is', () => {
    const ruins = 'ruins 13,8 15,8 15,12 13,12';
    expect(charge('2 6', { terrain: ruins })).toBe('veryHard failed 12,10');
    expect(charge('3 3', { terrain: ruins })).toBe('veryHard passed');
  });

  it('a bonus adds to the result and to the range, but saves no 1', () => {
    const brakk = 'brakk 10,10';
    // 6 inches of movement, 2 of Bull Rush and a 3: 11 inches.
    expect(charge('3 2', { who: brakk, at: '22.811,10' })).toBe('easy passed');
    expect(charge('2 2', { who: brakk, at: '22.811,10' })).toBe('easy failed 12,10');
    expect(charge('1 5', { who: brakk, at: '16,10', terrain: 'forest 13,8 13.5,8 13.5,12 13,12' })).toMatch(
      /^hard failed/,
    );
    const scene = new Scene('brakk 10,10; rook 3,3', 'cray 25.811,10; fenn 25.82,15').does(
      'south',
      'activate brakk',
    );
    scene.refuses('south', 'charge fenn', 'charge.far');
    scene.rolls('6 1').does('south', 'charge cray').asks('south', 'contact');
  });

  it('what is in range can be reached with a 6; a hair’s breadth more is out of range', () => {
    // Eleven inches and half a mil from base to base.
    const askew = new Scene('kessa 10,10; maud 5,25', 'cray 12.02,22.093; fenn 40,5').does(
      'south',
      'activate kessa',
    );
    askew.refuses('south', 'charge cray', 'charge.far');
    const scene = new Scene('kessa 10,10; maud 5,25', 'cray 12.02,22.092; fenn 40,5').does(
      'south',
      'activate kessa',
    );
    scene.rolls('6 1').does('south', 'charge cray').asks('south', 'contact');
  });
});

describe('a failed charge', () => {
  it('stops a sixteenth of an inch before its target', () => {
    expect(charge('2 6', { at: '13,10', terrain: 'ruins 12.6,5 16,5 16,15 12.6,15' })).toBe(
      'veryHard failed 11.677,10',
    );
  });

  it('and before whoever else stands in the way', () => {
    expect(charge('5 5', { at: '22,10', others: 'husk 14,10' })).toBe('hard failed 12.677,10');
  });

  it('uses up the charge, not the turn', () => {
    const scene = new Scene('kessa 10,10; maud 5,25', 'cray 20.27,10').does('south', 'activate kessa');
    scene.rolls('1 3').does('south', 'charge cray').refuses('south', 'charge cray', 'charge.once');
    scene.does('south', 'move 14,10');
  });
});

describe('the kind of a charge', () => {
  it('is easy past one unit, hard between two that leave no gap', () => {
    expect(charge('6 6', { others: 'husk 14,11' })).toMatch(/^easy/);
    expect(charge('6 6', { others: 'husk 14,10.6; husk 14,9.34' })).toMatch(/^hard/);
  });

  it('is very hard into ruins though nothing lies between', () => {
    expect(charge('6 6', { terrain: 'ruins 18.4,8 22,8 22,12 18.4,12' })).toMatch(/^veryHard/);
  });

  it('is easy over high ground and hard over a fence', () => {
    expect(charge('6 6', { terrain: 'high 12,5 16,5 16,15 12,15' })).toMatch(/^easy/);
    expect(charge('6 6', { terrain: 'fence 14,5 14.4,5 14.4,15 14,15' })).toMatch(/^hard/);
  });
});

describe('after a successful charge', () => {
  it('the free attack costs no action but its price: Judgement once, then another attack', () => {
    const scene = new Scene('orlen 10,10 inspire 1; maud 5,25', 'cray 15,10; fenn 40,5').does(
      'south',
      'activate orlen',
    );
    scene.rolls('6 6').does('south', 'charge cray', 'contact 13.74,10');
    scene.rolls('blank blank blank').does('south', 'strike judgement');
    expect(scene.unit('orlen').inspire).toBe(0);
    scene.refuses('south', 'attack judgement cray', 'attack.unique');
    scene.rolls('blank blank blank blank blank').does('south', 'attack marshals-sword cray', 'keep');
    scene.asks('north', 'activate');
  });

  it('who stands beside two has charged one: the free attack is for that one', () => {
    const scene = new Scene('kessa 10,10; maud 5,25', 'cray 15,10.7; husk 15,9.3; fenn 40,5').does(
      'south',
      'activate kessa',
    );
    scene.rolls('6 6').does('south', 'charge cray');
    const both = scene.moves('south').find((move) => move.startsWith('contact')) ?? '';
    expect(both).not.toBe('');
    scene.does('south', 'contact 13.953,10').asks('south', 'strike');
    scene.rolls('skull skull blank blank').does('south', 'strike quick-cut');
    expect([scene.unit('cray').damage, scene.unit('husk').damage]).toEqual([2, 0]);
    expect(scene.moves('south', 'attack quick-cut')).toHaveLength(2);
  });
});
