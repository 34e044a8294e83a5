import { describe, expect, test } from 'vitest';
import {
  type Draft,
  freshDraft,
  localPlan,
  movedTo,
  newTable,
  withOption,
  withSeat,
  withSeats,
} from '../lobby/draft.ts';

const fresh = freshDraft('toy', { min: 2, max: 6 }, 'recruit');
const kinds = ({ seats }: Draft) => seats.map(({ kind }) => kind);

describe('a fresh table', () => {
  test('seats me against two bots on this device', () => {
    expect(fresh.where).toBe('device');
    expect(fresh.seats).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'recruit' },
      { kind: 'bot', level: 'recruit' },
    ]);
  });

  test('keeps to what the game allows', () => {
    expect(kinds(freshDraft('duel', { min: 2, max: 2 }, 'recruit'))).toEqual(['me', 'bot']);
    expect(kinds(freshDraft('throng', { min: 5, max: 8 }, 'recruit'))).toHaveLength(5);
  });
});

describe('seats', () => {
  test('a new seat on the device is a bot like the last one', () => {
    const strong = withSeat(fresh, 2, { kind: 'bot', level: 'veteran' });
    expect(withSeats(strong, 4, 'recruit').seats[3]).toEqual({ kind: 'bot', level: 'veteran' });
  });

  test('a new seat online is open', () => {
    expect(kinds(withSeats(movedTo(fresh, 'online', 'recruit'), 4, 'recruit'))[3]).toBe('open');
  });

  test('I am never cut off with the last seat', () => {
    const last = withSeat(fresh, 2, { kind: 'me' });
    expect(kinds(last)).toEqual(['bot', 'bot', 'me']);
    expect(kinds(withSeats(last, 2, 'recruit'))).toEqual(['me', 'bot']);
  });

  test('taking another seat leaves mine to whoever sat there', () => {
    expect(kinds(withSeat(withSeat(fresh, 1, { kind: 'person', name: 'Jon' }), 1, { kind: 'me' }))).toEqual([
      'person',
      'me',
      'bot',
    ]);
  });
});

describe('moving the table', () => {
  test('online, bots alone make room for people', () => {
    expect(kinds(movedTo(fresh, 'online', 'recruit'))).toEqual(['me', 'open', 'open']);
  });

  test('people at this screen become open seats, and bots stay beside them', () => {
    const shared = withSeat(fresh, 1, { kind: 'person', name: 'Jon' });
    expect(kinds(movedTo(shared, 'online', 'recruit'))).toEqual(['me', 'open', 'bot']);
  });

  test('on the device nobody is waited for', () => {
    const online = movedTo(fresh, 'online', 'recruit');
    expect(kinds(movedTo(online, 'device', 'veteran'))).toEqual(['me', 'bot', 'bot']);
    expect(movedTo(online, 'device', 'veteran').seats[1]).toEqual({ kind: 'bot', level: 'veteran' });
  });
});

test('an option set back to the rulebook is not written down', () => {
  const changed = withOption(fresh, 'length', 'short', 'standard');
  expect(changed.options).toEqual({ length: 'short' });
  expect(withOption(changed, 'length', 'standard', 'standard').options).toEqual({});
});

describe('the plan of a local game', () => {
  const draft = { ...withSeat(fresh, 1, { kind: 'person', name: ' Jon ' }), options: { length: 'short' } };

  test('names everybody', () => {
    expect(localPlan(draft, 'The Salt Road', 'Mirela').seats).toEqual([
      { kind: 'person', name: 'Mirela' },
      { kind: 'person', name: 'Jon' },
      { kind: 'bot', level: 'recruit' },
    ]);
  });

  test('leaves the board to the game unless one was chosen', () => {
    expect(localPlan(draft, '', 'Mirela').choices).toEqual({ options: { length: 'short' } });
    expect(localPlan({ ...draft, board: 'moor' }, '', 'Mirela').choices.board).toBe('moor');
  });
});

test('an online table asks for people, not for names', () => {
  const draft = withSeat(fresh, 1, { kind: 'person', name: 'Jon' });
  const { seats, board, salt } = newTable(draft, 'The Salt Road', 'ab');
  expect(seats).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'recruit' }]);
  expect(board).toBeUndefined();
  expect(salt).toBe('ab');
});
