import type { SeatInfo } from '@sanguine/protocol';
import { expect, test } from 'vitest';
import type { LocalGame, LocalSeat } from '../store/local-game.ts';
import { playsBotsAlone, sharesScreen } from '../table/sharing.ts';
import { seatsOf } from '../worker/house.ts';

const person = (name: string): LocalSeat => ({ kind: 'person', name });
const bot: LocalSeat = { kind: 'bot', level: 'recruit' };

const local = (...seats: readonly LocalSeat[]): SeatInfo[] => {
  const game: LocalGame = {
    id: 'a1',
    game: 'toy',
    name: 'The Salt Road',
    seats,
    origin: 'new',
    created: 1,
    changed: 1,
    number: 0,
    deciders: [0],
    outcome: null,
  };
  const levelAt = (seat: number) => (seats[seat]?.kind === 'bot' ? 'recruit' : null);
  return seatsOf(game, levelAt, 0);
};

test('two people on one device share its screen; one against bots does not', () => {
  expect(sharesScreen(local(person('Ann'), bot, person('Ben')))).toBe(true);
  expect(sharesScreen(local(person('Ann'), bot, bot))).toBe(false);
});

test('one person against bots plays them alone; two people do not, nor does anybody without a bot', () => {
  expect(playsBotsAlone(local(person('Ann'), bot, bot))).toBe(true);
  expect(playsBotsAlone(local(person('Ann'), bot, person('Ben')))).toBe(false);
  expect(playsBotsAlone(local(person('Ann')))).toBe(false);
  expect(playsBotsAlone(local(bot, bot))).toBe(false);
});

test('people whom a server knows each have a screen of their own', () => {
  const online = local(person('Ann'), person('Ben')).map((seat) => ({ ...seat, person: `p${seat.seat}` }));
  expect(sharesScreen(online)).toBe(false);
});
