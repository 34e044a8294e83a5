import { describe, expect, test } from 'vitest';
import { type Draft, freshDraft, withOption, withSeat, withSeats } from '../lobby/draft.ts';
import { movedTo } from '../lobby/moving.ts';
import { localPlan, newTable } from '../lobby/plan.ts';
import { toyBox } from './toy-box.ts';

const fresh = freshDraft(toyBox, 'solo');
const shared = freshDraft(toyBox, 'shared');
const kinds = ({ seats }: Draft) => seats.map(({ kind }) => kind);

describe('a fresh table', () => {
  test('seats me against two bots', () => {
    expect(fresh.way).toBe('solo');
    expect(fresh.seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'recruit' },
      { kind: 'bot', level: 'recruit' },
    ]);
  });

  test('at a shared screen is for two people, and online for whoever comes', () => {
    expect(kinds(shared)).toEqual(['person', 'person']);
    expect(kinds(freshDraft(toyBox, 'online'))).toEqual(['me', 'open', 'open']);
  });

  test('keeps to what the game allows', () => {
    expect(kinds(freshDraft({ ...toyBox, seats: { min: 2, max: 2 } }, 'solo'))).toEqual(['me', 'bot']);
    expect(kinds(freshDraft({ ...toyBox, seats: { min: 5, max: 8 } }, 'shared'))).toHaveLength(5);
  });
});

describe('seats', () => {
  test('a new seat beside bots is a bot like the last one', () => {
    const strong = withSeat(fresh, 2, { kind: 'bot', level: 'veteran' });
    expect(withSeats(strong, 4, 'recruit').seats[3]).toEqual({ kind: 'bot', level: 'veteran' });
  });

  test('a new seat is open online, and a person’s at a shared screen', () => {
    expect(kinds(withSeats(movedTo(fresh, 'online', 'recruit'), 4, 'recruit'))[3]).toBe('open');
    expect(withSeats(shared, 3, 'recruit').seats[2]).toEqual({ kind: 'person', name: '' });
  });

  test('I am never cut off with the last seat', () => {
    const last = withSeat(fresh, 2, { kind: 'me' });
    expect(kinds(last)).toEqual(['bot', 'bot', 'me']);
    expect(kinds(withSeats(last, 2, 'recruit'))).toEqual(['me', 'bot']);
  });

  test('taking another seat leaves mine to whoever sat there', () => {
    const online = movedTo(fresh, 'online', 'recruit');
    expect(kinds(withSeat(online, 1, { kind: 'me' }))).toEqual(['open', 'me', 'open']);
  });
});

describe('moving the table', () => {
  const jon = { kind: 'person', name: 'Jon' } as const;
  const mixed = withSeats(withSeat(shared, 1, jon), 3, 'recruit');

  test('where others are expected, bots alone make room for them', () => {
    expect(kinds(movedTo(fresh, 'online', 'recruit'))).toEqual(['me', 'open', 'open']);
    expect(kinds(movedTo(fresh, 'shared', 'recruit'))).toEqual(['person', 'person', 'person']);
  });

  test('online, the first at this screen is me and the others are asked; bots stay beside them', () => {
    const three = withSeat(mixed, 2, { kind: 'bot', level: 'veteran' });
    expect(kinds(movedTo(three, 'online', 'recruit'))).toEqual(['me', 'open', 'bot']);
  });

  test('names stay at a shared screen', () => {
    expect(movedTo(mixed, 'shared', 'recruit').seats[1]).toEqual(jon);
  });

  test('against bots nobody else is waited for', () => {
    expect(kinds(movedTo(movedTo(fresh, 'online', 'recruit'), 'solo', 'veteran'))).toEqual([
      'me',
      'bot',
      'bot',
    ]);
    expect(movedTo(mixed, 'solo', 'veteran').seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'veteran' },
      { kind: 'bot', level: 'veteran' },
    ]);
  });
});

test('an option set back to the rulebook is not written down', () => {
  const changed = withOption(fresh, 'length', 'short', 'standard');
  expect(changed.options).toEqual({ length: 'short' });
  expect(withOption(changed, 'length', 'standard', 'standard').options).toEqual({});
});

describe('the plan of a local game', () => {
  const draft = { ...withSeat(shared, 1, { kind: 'bot', level: 'recruit' }), options: { length: 'short' } };

  test('names everybody', () => {
    expect(localPlan(draft, 'The Salt Road', ['Mirela', '']).seats).toEqual([
      { kind: 'person', name: 'Mirela' },
      { kind: 'bot', level: 'recruit' },
    ]);
  });

  test('leaves the board to the game unless one was chosen', () => {
    expect(localPlan(draft, '', ['Mirela', '']).choices).toEqual({ options: { length: 'short' } });
    expect(localPlan({ ...draft, board: 'moor' }, '', ['Mirela', '']).choices.board).toBe('moor');
  });
});

test('an online table asks for people, not for names', () => {
  const draft = movedTo(withSeat(shared, 1, { kind: 'person', name: 'Jon' }), 'online', 'recruit');
  const { seats, board, salt } = newTable(draft, 'The Salt Road', 'ab');
  expect(seats).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  expect(board).toBeUndefined();
  expect(salt).toBe('ab');
});
