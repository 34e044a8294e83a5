import { describe, expect, test } from 'vitest';
import { docsProgram, type Ran } from './docs-program.ts';
import { holds } from './holds.ts';
import { DATABASES, type Kind } from './house.ts';
import { type Hall, inHall } from './tables-hall.ts';

const UNHURRIED = { asks: { burst: 1e6, perSecond: 1e6 } };

const player = (args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran> =>
  docsProgram('player', args, env);

/** The program takes the open seat at a table with a bot, and plays to the end. */
async function playAgainstBot(hall: Hall, game: string, level: string): Promise<{ ran: Ran; id: string }> {
  const host = await hall.visitor('Mira');
  const { id, code } = await host.open({ game, seats: [{ kind: 'open' }, { kind: 'bot', level }] });
  return { id, ran: await player([hall.url, code ?? '', 'Robin']) };
}

describe.each(DATABASES)('the example program on %s', (kind: Kind) => {
  test('sits down and plays a whole game against a bot', () =>
    inHall(
      kind,
      async (hall) => {
        const { ran, id } = await playAgainstBot(hall, 'tug', 'random');
        expect(ran).toEqual({
          code: 0,
          err: '',
          out: expect.stringMatching(/^played seat 0; seat 0: rank \d.*; seat 1: rank \d.*\n$/),
        });
        // The last row is sent when it is stored; the outcome is stored right after it.
        await holds(async () => (await hall.stranger.see(id)).state === 'finished');
        expect((await hall.stranger.see(id)).seats).toMatchObject([{ name: 'Robin' }, { level: 'random' }]);
      },
      UNHURRIED,
    ));
});

test('the example program plays a whole game of Bloodstones', () =>
  inHall(
    'sqlite',
    async (hall) => {
      const { ran, id } = await playAgainstBot(hall, 'bloodstones', 'random');
      expect([ran.code, ran.err]).toEqual([0, '']);
      const { state, number } = await hall.stranger.see(id);
      expect(state).toBe('finished');
      expect(number).toBeGreaterThan(100);
    },
    UNHURRIED,
  ));

test('two of them play each other, both deciding at once', () =>
  inHall(
    'sqlite',
    async (hall) => {
      const host = await hall.visitor('Mira');
      const { code } = await host.open({ seats: [{ kind: 'open' }, { kind: 'open' }] });
      const ran = await Promise.all(['Robin', 'Wren'].map((name) => player([hall.url, code ?? '', name])));
      expect(ran.map((one) => one.out.slice(0, 13)).toSorted()).toEqual(['played seat 0', 'played seat 1']);
    },
    UNHURRIED,
  ));

test('where no seat is free it watches; with a token it is the person who has it', () =>
  inHall(
    'sqlite',
    async (hall) => {
      const mira = await hall.visitor('Mira');
      const { code } = await mira.open({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
      const watching = player([hall.url, code ?? '', 'Robin']);
      for (let sockets = 0; sockets === 0;) {
        const { body } = await hall.stranger.ask<{ sockets: number }>('GET', '/health');
        sockets = body.sockets;
      }
      const { body } = await mira.ask<{ token: string }>('POST', '/api/tokens');
      const played = await player([hall.url, code ?? ''], { SANGUINE_TOKEN: body.token });
      expect(played.out).toMatch(/^played seat 0; /);
      expect((await watching).out).toBe(played.out.replace('played seat 0', 'watched'));
    },
    UNHURRIED,
  ));

test('without a server and a code it says how it is called', async () => {
  expect(await player([])).toEqual({
    code: 2,
    out: '',
    err: expect.stringContaining('docs/player.mjs http'),
  });
});

test('a code that leads nowhere ends it', () =>
  inHall('sqlite', async (hall) => {
    const { code, err } = await player([hall.url, 'ABCDEF']);
    expect([code, err]).toEqual([1, expect.stringContaining('GET /api/codes/ABCDEF: missing')]);
  }));
