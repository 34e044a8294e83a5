import { describe, expect, test } from 'vitest';
import { swiftRandom, type Viewer } from '@sanguine/kernel';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import { KeptMatch, peopleOf, seatsOf, TABLE_CHANGED } from '../index.ts';
import { chatOf } from '../live/room/chat.ts';
import { voteStore } from '../live/votes/vote-store.ts';
import { Presence } from '../live/room/presence.ts';
import { Room } from '../live/room/room.ts';
import { FairThinker } from '../live/bots/fair-thinker.ts';
import { sleep } from '../live/room/delayed-answers.ts';
import { localThinker } from '../live/bots/thinker.ts';
import { holds } from './holds.ts';
import { DATABASES, newPlace, type Node } from './house.ts';
import { Guest } from './live-guest.ts';
import { atInn, type Inn, lay, newInn, PATIENT, rope, stands, stones } from './live-table.ts';
import { bid, SECRET } from './tables.ts';

const ROWS = 240;
const { engine } = bloodstones;

/** One decider plays a random move from the view it was sent, or undoes; waits until everybody got the row. */
async function playOn(guests: readonly Guest[], random: ReturnType<typeof swiftRandom>): Promise<void> {
  const [first] = guests;
  const seat = first === undefined ? undefined : random.draw([...first.deciders]);
  const player = guests.find((guest) => guest.seat === seat);
  if (player === undefined || seat === undefined) throw new Error('nobody is asked');
  const sorry = player.canUndo && random.int(6) === 0;
  const reply = await (sorry ? player.undo() : player.move(stones.engine.sample(player.view, seat, random)));
  if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
  await Promise.all(guests.map((guest) => guest.until(() => guest.number >= reply.number)));
}

/** Polls until the match is over. */
async function ended(inn: Inn, id: string): Promise<void> {
  await holds(async () => (await inn.node.store.find(id))?.finished !== null);
}

async function truthOf(node: Node, id: string) {
  const opened = await KeptMatch.open(node, engine, id);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.match;
}

const text = (data: unknown): string => JSON.stringify(data);

describe.each(DATABASES)('live on %s', (kind) => {
  test('two people and a spectator play a good part of a game, and nobody is sent what they may not see', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, tokens } = await lay(inn.node, stones, ['person', 'person']);
      const viewers: Viewer[] = [0, 1, null];
      const come = (seen?: number) =>
        Promise.all(
          viewers.map((viewer) => inn.welcome(id, viewer === null ? null : (tokens[viewer] ?? ''), seen)),
        );
      const guests = await come();
      expect(guests.map(({ seat }) => seat)).toEqual(viewers);
      const truth = await truthOf(inn.node, id);
      const random = swiftRandom('a good part');
      /** Hands and bags too large to match another list by chance. */
      const secrets = viewers.map(() => new Set<string>());
      const look = (): void => {
        for (const [seat, { hand, bag }] of truth.current.state.players.entries()) {
          for (const tiles of [hand, bag]) if (tiles.length > 5) secrets[seat]?.add(text(tiles));
        }
      };

      look();
      for (let row = 1; row <= ROWS; row++) {
        await playOn(guests, random);
        await truth.catchUp();
        look();
        const [stored] = await inn.node.store.rows(id, row - 1, row);
        for (const [at, viewer] of viewers.entries()) {
          const guest = guests[at];
          expect(text(guest?.view)).toBe(text(engine.mask(truth.current.state, viewer)));
          const told = guest?.told.at(-1);
          const events = (stored?.events ?? []).flatMap((event) => {
            const masked = stones.engine.maskEvent(event, viewer);
            return masked === null ? [] : [masked];
          });
          expect(text(told?.events)).toBe(text(events));
          expect(Object.keys(told ?? {})).toEqual([
            'type',
            'number',
            'did',
            'faces',
            'events',
            'patch',
            'deciders',
            'sealed',
            'canUndo',
            'outcome',
          ]);
        }
      }

      const fresh = await come();
      const late = await come(ROWS - 7);
      for (const [at, guest] of guests.entries()) {
        expect(text(fresh[at]?.view)).toBe(text(guest.view));
        expect(text(late[at]?.view)).toBe(text(guest.view));
        const rows = [...guest.welcome.log, ...guest.told].map(({ number, events }) => [number, events]);
        expect(text(fresh[at]?.welcome.log.map(({ number, events }) => [number, events]))).toBe(text(rows));
        expect(text(late[at]?.welcome.log)).toBe(text(fresh[at]?.welcome.log.slice(-7)));
        const fallen = fresh[at]?.welcome.log.filter(
          ({ number, standing }) => !standing && number <= ROWS - 7,
        );
        expect(late[at]?.welcome.takenBack).toEqual(fallen?.map(({ number }) => number));
      }
      expect(late[0]?.welcome.takenBack).not.toEqual([]);

      for (const [at, viewer] of viewers.entries()) {
        const sent = [guests[at], fresh[at], late[at]].flatMap((guest) => guest?.raw ?? []).join('\n');
        const known = [0, 1].map((seat) =>
          [...(secrets[seat] ?? [])].filter((tiles) => sent.includes(tiles)),
        );
        // Finding the viewer's own proves that the search works.
        const own = viewer === null ? [] : known.splice(viewer, 1).flat();
        expect(known.flat()).toEqual([]);
        expect(own.length > 20).toBe(viewer !== null);
        expect(sent).not.toContain(SECRET);
        for (const token of tokens) expect(sent).not.toContain(token);
      }
    });
  });

  test('who comes back is told what happened since, while the table went on', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, tokens } = await lay(inn.node, stones, ['person', 'person']);
      const [one = null, other = null] = tokens;
      const random = swiftRandom('back');
      const guests = [await inn.welcome(id, one), await inn.welcome(id, other)];
      const leaver = await inn.welcome(id, other);
      for (let rows = 0; rows < 10; rows++) await playOn(guests, random);
      await leaver.until(() => leaver.number === 10);
      leaver.socket.terminate();
      for (let rows = 0; rows < 10; rows++) await playOn(guests, random);
      const back = await inn.welcome(id, other, leaver.number);
      expect(back.welcome.log.map(({ number }) => number)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
      expect(text(back.view)).toBe(text(guests[1]?.view));

      await Promise.all([...guests, back].map((guest) => guest.leave()));
      await stands(inn, { matches: 0, sockets: 0 });
      const again = await inn.welcome(id, one, 20);
      expect(again.welcome).toMatchObject({ number: 20, viewer: 0, log: [] });
      expect(text(again.view)).toBe(text(guests[0]?.view));
    });
  });

  test('a sealed choice is shown to its own seat alone, also after coming back', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, ['person', 'person', 'person']);
      const [red = null, blue = null] = tokens;
      const [chooser, rival, crowd] = [
        await inn.welcome(id, red),
        await inn.welcome(id, blue),
        await inn.welcome(id, null),
      ];
      expect(await chooser.move(bid(3))).toMatchObject({ type: 'accepted', number: 1 });
      await Promise.all([rival, crowd].map((guest) => guest.until(() => guest.number === 1)));
      const returned = [await inn.welcome(id, red), await inn.welcome(id, blue), await inn.welcome(id, null)];
      expect(returned.map(({ welcome }) => welcome.choice)).toEqual([bid(3), null, null]);
      expect(returned.map(({ welcome }) => welcome.sealed)).toEqual([[0], [0], [0]]);
      expect(returned.map(({ welcome }) => welcome.canUndo)).toEqual([true, false, false]);
      for (const guest of [rival, crowd, ...returned.slice(1)])
        expect(guest.raw.join()).not.toContain('"by"');
      expect(await rival.undo()).toMatchObject({ type: 'refused', refusal: { code: 'kernel.undo' } });
      expect(await chooser.undo()).toMatchObject({ type: 'accepted', number: 2 });
    });
  });

  test('a bot holds a seat', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, tokens } = await lay(inn.node, stones, ['person', { bot: 'recruit' }]);
      const guest = await inn.welcome(id, tokens[0] ?? null);
      const random = swiftRandom('against a bot');
      while (guest.number < 80) {
        await guest.until(() => guest.deciders.includes(0));
        expect(await guest.move(stones.engine.sample(guest.view, 0, random))).toMatchObject({
          type: 'accepted',
        });
      }
      expect(new Set(guest.told.map(({ did }) => did.seat))).toEqual(new Set([0, 1]));
    });
  });

  test('bots play on whether or not somebody looks', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id } = await lay(inn.node, rope, [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }]);
      const guest = await inn.welcome(id, null);
      await guest.until(() => guest.number >= 5);
      await guest.leave();
      await ended(inn, id);
      await stands(inn, { matches: 0 });
      expect(await inn.node.store.find(id)).toMatchObject({ outcome: [{}, {}, {}] });
    });
  });

  test('a table nobody opens is played by its bots once it is heard of, and after a restart', async () => {
    const place = await newPlace(kind);
    const inn = await newInn(place);
    const bots = [{ bot: 'random' }, { bot: 'random' }];
    const { id } = await lay(inn.node, rope, bots);
    await inn.node.notices.announce(id, TABLE_CHANGED);
    await ended(inn, id);
    const other = await lay(inn.node, rope, bots);
    expect((await inn.node.store.find(other.id))?.number).toBe(0);
    await inn.close();
    const next = await newInn(place);
    await ended(next, other.id);
    expect(next.node.troubles).toEqual([]);
    await next.close();
    await place.remove();
  });
});

test('who comes in while the server shuts is sent away to come again', async () => {
  const place = await newPlace('sqlite');
  const inn = await newInn(place);
  const { id } = await lay(inn.node, rope, ['person', 'person']);
  const guests = await Promise.all([1, 2, 3].map(() => Guest.connect(inn.url)));
  for (const guest of guests) guest.say({ type: 'hello', match: id, token: null, seen: null });
  await inn.close();
  expect(await Promise.all(guests.map((guest) => guest.end()))).toEqual([1001, 1001, 1001]);
  await place.remove();
});

test('who comes in while the room is being closed is sent away to come again', async () => {
  await atInn('sqlite', PATIENT, async ({ node }) => {
    const { query } = node.database;
    const { id } = await lay(node, rope, ['person', 'person']);
    const opened = await KeptMatch.open(node, rope.engine, id);
    if (!opened.ok) throw new Error(opened.problem);
    const presence = new Presence({ database: query, keeping: node, beat: 1000, gather: 0 });
    const room = await Room.open({
      game: rope,
      match: opened.match,
      services: {
        database: query,
        keeping: node,
        seats: seatsOf(query),
        people: peopleOf(query, node.now),
        chat: chatOf(query),
        votes: voteStore(query),
        presence,
        away: 0,
      },
      thinker: new FairThinker(localThinker([rope])),
      pause: 0,
      sleep,
      hold: () => () => {},
      turned: () => {},
    });
    const heard: string[] = [];
    const member = {
      person: null,
      send: (message: string) => heard.push(message),
      dismiss: () => heard.push('dismissed'),
    };
    const joining = room.join(member, 0, null);
    await room.close();
    const leaving = await joining;
    leaving();
    expect(heard).toEqual(['dismissed']);
    await presence.close();
  });
});
