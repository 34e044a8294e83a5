import { describe, expect, test } from 'vitest';
import { apply, swiftRandom } from '@sanguine/kernel';
import { DATABASES, lodging, type Node } from './house.ts';
import { bid, facts, newTug, opened, pull, round, SEATS, randomSteps } from './tables.ts';

describe.each(DATABASES)('two nodes on one %s', (kind) => {
  let here: Node;
  let there: Node;
  lodging(kind, async (join) => {
    [here, there] = await Promise.all([join(), join()]);
  });

  test('race for a row: one wins, the other catches up and both choices stand', async () => {
    for (let times = 0; times < 10; times++) {
      const one = await newTug(here);
      const other = await opened(there, one.id);
      const answers = await Promise.all([one.submit(0, bid(1), 0), other.submit(1, bid(2), 0)]);
      expect(new Set(answers.map((answer) => answer.ok && answer.number))).toEqual(new Set([1, 2]));
      await Promise.all([one.catchUp(), other.catchUp()]);
      expect(await facts(one)).toBe(await facts(other));
      expect(one.current.sealedBy()).toEqual([0, 1]);
    }
  });

  test('the same turn played on both is played once', async () => {
    const one = await newTug(here);
    const other = await opened(there, one.id);
    const active = await round(one);
    const answers = await Promise.all([one, other].map((match) => match.submit(active, pull(3), 3)));
    expect(answers.filter(({ ok }) => ok)).toMatchObject([{ number: 4 }]);
    expect(answers.filter(({ ok }) => !ok)).toEqual([{ ok: false, overtaken: true }]);
    await Promise.all([one.catchUp(), other.catchUp()]);
    expect(await facts(one)).toBe(await facts(other));
    expect(Math.abs(one.current.state.rope)).toBe(3);
  });

  test('a player who has seen more than a node does not wait for its notices', async () => {
    const one = await newTug(here);
    const other = await opened(there, one.id);
    const active = await round(one);
    expect(await other.submit(active, pull(1), 3)).toMatchObject({ ok: true, number: 4 });
  });

  test('play on either, with listeners on both: all tell the same story', async () => {
    const one = await newTug(here);
    const other = await opened(there, one.id);
    const random = swiftRandom('which');
    const step = randomSteps('both');
    const watched = [one, other].map((match) => {
      const masks: unknown[] = SEATS.map((seat) => match.current.viewFor(seat));
      for (const seat of SEATS) {
        match.subscribe(seat, ({ patch }) => {
          masks[seat] = apply(masks[seat], patch);
        });
      }
      return masks;
    });
    while (one.current.number < 80) {
      await step(random.int(2) === 0 ? one : other);
      await Promise.all([one.catchUp(), other.catchUp()]);
    }
    expect(await facts(one)).toBe(await facts(other));
    for (const masks of watched) expect(masks).toEqual(SEATS.map((seat) => one.current.viewFor(seat)));
  });

  test('notices wake the other node', async () => {
    const one = await newTug(here);
    const other = await opened(there, one.id);
    const listening = kind === 'sqlite' ? here : there;
    const told = new Promise<void>((resolve, reject) => {
      listening.notices
        .subscribe((notice) => {
          if (notice === 'gap' || notice.match !== one.id || notice.number <= other.current.number) return;
          other.catchUp().then(resolve, reject);
        })
        .then(() => one.submit(0, bid(1), 0))
        .catch(reject);
    });
    await told;
    expect(other.current.sealedBy()).toEqual([0]);
  });

  test('a row that cannot be stored never happened', async () => {
    const append = () => Promise.reject(new Error('disk full'));
    const broken = { ...here, store: { ...here.store, append } };
    const match = await opened(broken, (await newTug(here)).id);
    const before = await facts(match);
    await expect(match.submit(0, bid(1), 0)).rejects.toThrow('disk full');
    expect(await facts(match)).toBe(before);
  });

  test('a row that was stored although the answer was lost did happen', async () => {
    const { store } = here;
    const append: typeof store.append = async (id, row, asked) => {
      await store.append(id, row, asked);
      throw new Error('connection reset');
    };
    const match = await opened({ ...here, store: { ...store, append } }, (await newTug(here)).id);
    expect(await match.submit(0, bid(1), 0)).toMatchObject({ ok: true, number: 1 });
    await match.settle();
    expect(await facts(await opened(there, match.id))).toBe(await facts(match));
  });
});
