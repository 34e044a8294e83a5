import { describe, expect, test } from 'vitest';
import type { DraftSeat } from '../lobby/draft.ts';
import { nameProblem, peopleOf } from '../lobby/people.ts';

const person = (name: string): DraftSeat => ({ kind: 'person', name });
const bot: DraftSeat = { kind: 'bot', level: 'recruit' };
const called = (seats: readonly DraftSeat[], own = '') =>
  peopleOf(seats, own, (number) => `Player ${number}`);

describe('people at one screen', () => {
  test('go by what they wrote, else by their number, which is never 0', () => {
    expect(called([person(' Jon '), person(''), bot, person('')])).toEqual([
      'Jon',
      'Player 2',
      '',
      'Player 4',
    ]);
    expect(called([person(''), person('')])).toEqual(['Player 1', 'Player 2']);
  });

  test('the first of them goes by the name known here', () => {
    expect(called([bot, person(''), person('')], 'Mirela')).toEqual(['', 'Mirela', 'Player 3']);
    expect(called([person('Mi'), person('')], 'Mirela')).toEqual(['Mi', 'Player 2']);
    expect(called([bot, { kind: 'me' }], 'Mirela')).toEqual(['', 'Mirela']);
  });

  test('nobody is numbered as another is called', () => {
    expect(called([person('player 2'), person(''), person('')])).toEqual([
      'player 2',
      'Player 3',
      'Player 4',
    ]);
  });
});

describe('a name is refused', () => {
  const levels = ['recruit', '新兵'];

  test.each([
    ['where two have it', ['Jon', '', 'jon'], { problem: 'same', name: 'jon' }],
    ['where two look alike', ['ミラ', 'ﾐﾗ'], { problem: 'same', name: 'ﾐﾗ' }],
    ['where a bot goes by it in records', ['Jon', 'Recruit'], { problem: 'bot', name: 'Recruit' }],
    ['where a bot is called so', ['新兵', 'Jon'], { problem: 'bot', name: '新兵' }],
    ['that is too long', ['x'.repeat(25)], { problem: 'unfit', name: 'x'.repeat(25) }],
    ['that cannot be written', ['a\u0007b'], { problem: 'unfit', name: 'a\u0007b' }],
  ])('%s', (_, names, problem) => {
    expect(nameProblem(names, levels)).toEqual(problem);
  });

  test('and no other', () => {
    expect(nameProblem(['Jon', '', 'Mirela', 'x'.repeat(24)], levels)).toBeNull();
  });
});
