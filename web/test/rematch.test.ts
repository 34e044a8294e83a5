import { describe, expect, test } from 'vitest';
import type { ChatLine, SeatInfo, TableInfo } from '@sanguine/protocol';
import { invitationIn, invitedBy, isInvitation, joinPath, rematchOf } from '../table/rematch.ts';

const seat = (at: number, who: Partial<SeatInfo>): SeatInfo => ({
  seat: at,
  kind: 'person',
  person: null,
  name: null,
  level: null,
  here: true,
  mine: false,
  ...who,
});

const finished: TableInfo = {
  id: 'old',
  code: 'ABC234',
  name: 'The Marsh Accord',
  game: 'bloodstones',
  board: 'crowfeast',
  options: { regroupTarget: 'short' },
  state: 'finished',
  seats: [
    seat(0, { person: 'ben', name: 'Ben' }),
    seat(1, { person: 'ann', name: 'Ann', mine: true }),
    seat(2, { kind: 'bot', level: 'recruit' }),
    seat(3, { kind: 'bot', person: 'cid', name: 'Cid', level: 'recruit' }),
  ],
  pace: { kind: 'days', days: 3 },
  listed: false,
  watch: 'players',
  hosted: false,
  created: 1,
  changed: 2,
  number: 300,
  deciders: [],
  outcome: [],
  commitment: '',
};

const said = (by: number, text: string): ChatLine => ({
  number: 1,
  at: 1,
  person: 'p',
  name: 'Ben',
  seat: by,
  text,
});

describe('a rematch', () => {
  test('has the same seats: mine, bots, and open ones for the persons, also where a bot stood in', () => {
    expect(rematchOf(finished, 'salt').seats).toEqual([
      { kind: 'open' },
      { kind: 'me' },
      { kind: 'bot', level: 'recruit' },
      { kind: 'open' },
    ]);
  });

  test('keeps board, options, pace and who may watch', () => {
    const { board, options, pace, listed, watch, name } = finished;
    expect(rematchOf(finished, 'salt')).toMatchObject({ board, options, pace, listed, watch, name });
  });

  test('is told to the others by what was said, in any language', () => {
    const outcome = [{ score: 1, rank: 1 }];
    const chat = [said(0, 'gg'), said(0, 'もう一度どうぞ：/join/XYZ789')];
    expect(invitedBy({ chat, viewer: 1, outcome })?.path).toBe('/join/XYZ789');
    expect(invitedBy({ chat, viewer: 0, outcome })).toBeNull();
    expect(invitedBy({ chat, viewer: 1, outcome: null })).toBeNull();
  });

  test('said alone is put into the reader’s words; what somebody wrote around it stays theirs', () => {
    expect(isInvitation(joinPath('XYZ789'))).toBe(true);
    expect(isInvitation('come here: /join/XYZ789')).toBe(false);
    expect(isInvitation('gg')).toBe(false);
  });

  test('is not seen in what only looks like one', () => {
    expect(invitationIn('/join/XYZ789extra')).toBeNull();
    expect(invitationIn('https://elsewhere/join/lower1')).toBeNull();
  });
});
