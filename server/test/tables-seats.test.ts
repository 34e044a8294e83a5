import { describe, expect, test } from 'vitest';
import { type Seats, seatsOf } from '../index.ts';
import { DATABASES, lodging, type Node } from './house.ts';
import { lay, rope } from './live-table.ts';

describe.each(DATABASES)('seats on %s', (kind) => {
  let node: Node;
  let seats: Seats;
  lodging(kind, async (join) => {
    node = await join();
    seats = seatsOf(node.database.query);
  });

  test('are held by persons, and known to nobody else', async () => {
    const { id, persons } = await lay(node, rope, ['person', { bot: 'random' }, 'person']);
    const other = await lay(node, rope, ['person', 'person']);
    const [one = null, , two = null] = persons;
    expect(await seats.viewerOf(id, one)).toEqual({ seat: 0 });
    expect(await seats.viewerOf(id, two)).toEqual({ seat: 2 });
    for (const watcher of [null, other.persons[0] ?? null]) {
      expect(await seats.viewerOf(id, watcher)).toEqual({ seat: null });
    }
    expect(await seats.viewerOf('nowhere', one)).toBeNull();
    expect(await seats.places(id)).toEqual([
      { seat: 0, kind: 'person', person: one, level: null },
      { seat: 1, kind: 'bot', person: null, level: 'random' },
      { seat: 2, kind: 'person', person: two, level: null },
    ]);
    expect(await seats.places('nowhere')).toEqual([]);
  });

  test('are watched only where the table lets everybody', async () => {
    const { id, persons } = await lay(node, rope, ['person', 'person'], { watch: 'players' });
    expect(await Promise.all(persons.map((person) => seats.viewerOf(id, person)))).toEqual([
      { seat: 0 },
      { seat: 1 },
    ]);
    expect(await seats.viewerOf(id, null)).toBeNull();
    expect(await seats.viewerOf(id, 'somebody-else')).toBeNull();
  });

  test('can be stood in for, and given back', async () => {
    const { id, persons } = await lay(node, rope, ['person', { bot: 'random' }]);
    const [holder = null] = persons;
    expect(await seats.bots(id)).toEqual([{ seat: 1, level: 'random' }]);
    await seats.standIn(id, 0, 'recruit');
    expect(await seats.bots(id)).toEqual([
      { seat: 0, level: 'recruit' },
      { seat: 1, level: 'random' },
    ]);
    expect((await seats.places(id))[0]).toEqual({
      seat: 0,
      kind: 'person',
      person: holder,
      level: 'recruit',
    });
    expect(await seats.viewerOf(id, holder)).toEqual({ seat: 0 });
    await seats.standIn(id, 0, null);
    // A bot's own seat cannot be given back.
    await seats.standIn(id, 1, null);
    expect(await seats.bots(id)).toEqual([{ seat: 1, level: 'random' }]);
  });
});
