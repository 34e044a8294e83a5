import { expect, test } from 'vitest';
import { RowContext, swiftRandom, swiftStreams } from '@sanguine/kernel';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import { localThinker, threadThinker } from '../live/bots/thinker.ts';
import { holds } from './holds.ts';
import { newPlace } from './house.ts';
import { Guest } from './live-guest.ts';
import { stones } from './live-table.ts';
import { onStreet } from './main-process.ts';
import { newcomer } from './newcomer.ts';

/** Rows after which both players change servers: fewer than one socket's burst limit. */
const CHANGE = 30;

test('a whole game is played between two processes on one PostgreSQL', async () => {
  const place = await newPlace('postgres');
  await onStreet(async ({ start }) => {
    const env = { DATABASE_URL: place.url };
    const houses = [start(env), start(env)];
    const [here = '', there = ''] = await Promise.all(houses.map((house) => house.open()));
    expect(here).not.toBe(there);
    const [ann, ben] = [await newcomer(here, 'Ann'), await newcomer(there, 'Ben')];
    const { id } = await ann.ask('POST', '/api/tables', {
      game: 'bloodstones',
      name: 'Across',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { regroupTarget: 'short' },
      pace: { kind: 'days', days: 1 },
      listed: false,
      watch: 'anyone',
    });
    expect(await ben.ask('POST', `/api/tables/${id}/seats`, {})).toMatchObject({ id, state: 'playing' });
    const players = [await ann.come(id), await ben.come(id)];
    expect(new Set(players.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(players.map(({ welcome }) => welcome.around.clocks.length)).toEqual([2, 2]);
    const crowd = await Guest.connect(`${there.replace('http', 'ws')}/live`);
    await crowd.hello(id, null);
    const random = swiftRandom('across');
    for (let row = 1; players[0]?.deciders.length !== 0; row++) {
      const player = players.find(({ seat, deciders }) => deciders.includes(seat ?? -1));
      const reply = await player?.move(stones.engine.sample(player.view, player.seat ?? 0, random));
      expect(reply).toMatchObject({ type: 'accepted', number: row });
      await Promise.all([...players, crowd].map((guest) => guest.until(() => guest.number === row)));
      if (row % CHANGE !== 0) continue;
      // Each reconnects through the other server, and finds nothing new.
      for (const [at, person] of [ann, ben].entries()) {
        const [before] = players.splice(at, 1);
        await before?.leave();
        const back = await person.come(id, (row / CHANGE + at) % 2 === 0 ? here : there, row);
        expect(back.welcome).toMatchObject({ viewer: before?.seat, number: row, log: [] });
        expect(JSON.stringify(back.view)).toBe(JSON.stringify(before?.view));
        players.splice(at, 0, back);
      }
    }
    const last = crowd.told.at(-1)?.outcome;
    expect(last).toHaveLength(2);
    for (const person of [ann, ben]) {
      const info = () => person.ask('GET', `/api/tables/${id}`);
      // The outcome is stored right after the last row.
      await holds(async () => (await info()).state === 'finished');
      expect((await info()).outcome).toEqual(last);
    }
    for (const house of houses) expect(await house.close()).toBe(0);
  });
  await place.remove();
});

test('a bot thinks the same in a thread of its own', async () => {
  const [apart, together] = [threadThinker(), localThinker([stones])];
  const deal = new RowContext<never>(swiftStreams('deal'), 0);
  const state = bloodstones.engine.start(bloodstones.setup(2, {}), deal);
  const [seat = 0] = bloodstones.engine.deciders(state);
  const task = {
    game: 'bloodstones',
    level: 'veteran',
    view: bloodstones.engine.mask(state, seat),
    seat,
    past: [],
    row: 1,
    seed: 'seed',
  };
  const moves = await Promise.all([apart.run(task), together.run(task)]);
  expect(moves[0]).toEqual(moves[1]);
  expect(bloodstones.engine.refuse(state, seat, moves[0].move)).toBe(null);
  await expect(apart.run({ ...task, level: 'emperor' })).rejects.toThrow('no bot is called emperor');
  await apart.close();
  await together.close();
});
