import type { Notes, NotesProblem } from '@sanguine/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Roster } from '../../../rules/roster/roster.ts';
import { lackingFor } from '../collection/lacking.ts';
import {
  collectionIn,
  joinBooks,
  readBook,
  type RosterBook,
  rostersIn,
  type SavedRoster,
} from '../saved/book.ts';
import { RosterKeeper } from '../saved/keeper.ts';

const roster = (id: string, changed: number, name = id): SavedRoster => ({
  id,
  name,
  folder: '',
  note: '',
  list: 'orlen pike*2',
  points: 60,
  content: 2,
  changed,
});

/** A notebook that several writers can open. */
function notebook(first: unknown = null) {
  let kept = first;
  let problem: NotesProblem | null = null;
  let version = 0;
  const open = (): Notes => {
    let seen = -1;
    return {
      read() {
        seen = version;
        return Promise.resolve(kept);
      },
      write(value) {
        if (problem !== null) return Promise.resolve(problem);
        if (seen !== version) return Promise.resolve('stale');
        version += 1;
        seen = version;
        kept = JSON.parse(JSON.stringify(value));
        return Promise.resolve(null);
      },
    };
  };
  return {
    open,
    get kept() {
      return kept;
    },
    fail(next: NotesProblem | null) {
      problem = next;
    },
    /** Another writer writes between reading and writing. */
    interfere(value: unknown) {
      version += 1;
      kept = value;
    },
  };
}

/** A page whose clock and timer stand still until told otherwise. */
function page(device: Notes, account: Notes | null) {
  let time = 1000;
  const due: (() => void)[] = [];
  const keeper = new RosterKeeper({
    device,
    account,
    now: () => time,
    later(then) {
      due.push(then);
      return () => due.splice(due.indexOf(then), 1);
    },
  });
  return {
    keeper,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    settle: async (): Promise<void> => {
      for (const then of due.splice(0)) then();
      for (let turns = 0; turns < 60; turns += 1) await Promise.resolve();
    },
  };
}

const { changed: _, ...fresh } = roster('a', 0);
const names = ({ kept }: RosterKeeper): string[] => rostersIn(kept.get().book ?? {}).map(({ name }) => name);

const entry = fc.oneof(
  fc
    .record({ id: fc.constantFrom('a', 'b', 'c'), changed: fc.nat(9) })
    .map(({ id, changed }) => roster(id, changed, `${id}${changed}`)),
  fc.record({ id: fc.constantFrom('a', 'b', 'c'), changed: fc.nat(9), gone: fc.constant(true as const) }),
);
const book: fc.Arbitrary<RosterBook> = fc
  .array(entry, { maxLength: 5 })
  .map((entries) => Object.fromEntries(entries.map((one) => [one.id, one])));

describe('two books of rosters', () => {
  it('joined have every roster of either, of each the later; whoever joins first', () => {
    fc.assert(
      fc.property(book, book, book, (one, two, three) => {
        const both = joinBooks(one, two);
        expect(new Set(Object.keys(both))).toEqual(new Set([...Object.keys(one), ...Object.keys(two)]));
        for (const mine of rostersIn(one)) {
          const kept = both[mine.id] as SavedRoster;
          expect(kept.changed).toBeGreaterThanOrEqual(mine.changed);
        }
        expect(joinBooks(both, one)).toEqual(both);
        expect(joinBooks(both, both)).toEqual(both);
        expect(joinBooks(joinBooks(one, two), three)).toEqual(joinBooks(one, joinBooks(two, three)));
      }),
    );
  });

  it('a deleted roster stays deleted, unless it was changed later elsewhere', () => {
    const gone = { a: { id: 'a', gone: true, changed: 5 } };
    expect(rostersIn(joinBooks({ a: roster('a', 4) }, gone))).toEqual([]);
    expect(rostersIn(joinBooks({ a: roster('a', 6) }, gone))).toHaveLength(1);
  });

  it('what a newer version wrote is kept, though it cannot be shown', () => {
    const strange = { z: { id: 'z', units: { orlen: 1 }, changed: 3 }, y: 'hello' };
    const joined = joinBooks(readBook(strange), { a: roster('a', 1) });
    expect(joined).toMatchObject(strange);
    expect(rostersIn(joined).map(({ id }) => id)).toEqual(['a']);
    expect(readBook('nonsense')).toEqual({});
  });

  it('remember a hundred deleted rosters, and no more', () => {
    const many = Object.fromEntries(
      Array.from({ length: 130 }, (__, at) => [`r${at}`, { id: `r${at}`, gone: true, changed: at }]),
    );
    const joined = joinBooks(many, { a: roster('a', 1) });
    expect(Object.keys(joined)).toHaveLength(101);
    expect(joined['r129']).toBeDefined();
    expect(joined['r0']).toBeUndefined();
  });
});

describe('a keeper', () => {
  it('without an account keeps everything on the device, beside what others have noted', async () => {
    const device = notebook({ dice: 'green' });
    const { keeper, settle } = page(device.open(), null);
    await keeper.open();
    expect(keeper.kept.get()).toEqual({ book: {}, device: null, account: 'none' });
    expect(device.kept).toEqual({ dice: 'green' });
    keeper.save(fresh);
    keeper.save({ ...fresh, changed: 1000 });
    // Nothing is reported as saved before it is.
    expect(keeper.kept.get().device).toBe('busy');
    await settle();
    expect(keeper.kept.get().device).toBeNull();
    expect(device.kept).toEqual({ dice: 'green', rosters: { a: roster('a', 1001) } });
    keeper.remove(['a']);
    await settle();
    expect(names(keeper)).toEqual([]);
  });

  it('joins device and account both ways when it opens', async () => {
    const device = notebook({ rosters: { a: roster('a', 10, 'newer here'), b: roster('b', 1) } });
    const account = notebook({ rosters: { a: roster('a', 5, 'older there'), c: roster('c', 1) } });
    const { keeper } = page(device.open(), account.open());
    await keeper.open();
    expect(keeper.kept.get()).toMatchObject({ device: null, account: 'kept' });
    const joined = { rosters: { a: roster('a', 10, 'newer here'), b: roster('b', 1), c: roster('c', 1) } };
    expect(device.kept).toEqual(joined);
    expect(account.kept).toEqual(joined);
  });

  it('two devices lose nothing to each other, whoever writes in between', async () => {
    const account = notebook();
    const [phone, desk] = [page(notebook().open(), account.open()), page(notebook().open(), account.open())];
    await phone.keeper.open();
    await desk.keeper.open();
    phone.keeper.save({ ...fresh, id: 'phone', name: 'phone' });
    desk.keeper.save({ ...fresh, id: 'desk', name: 'desk' });
    await Promise.all([phone.settle(), desk.settle()]);
    account.interfere({
      rosters: { ...(account.kept as { rosters: object }).rosters, other: roster('other', 1) },
    });
    desk.pass(5);
    desk.keeper.save({ ...fresh, id: 'desk', name: 'desk 2' });
    await desk.settle();
    await phone.keeper.open();
    for (const { keeper } of [phone, desk])
      expect(names(keeper).toSorted()).toEqual(['desk 2', 'other', 'phone']);
  });

  it('changes made within one tick of the clock are kept in their order', async () => {
    const device = notebook();
    const { keeper, settle } = page(device.open(), null);
    await keeper.open();
    const first = keeper.save(fresh);
    const second = keeper.save({ ...first, name: 'second' });
    expect(second.changed).toBeGreaterThan(first.changed);
    await settle();
    expect(names(keeper)).toEqual(['second']);
    expect(device.kept).toMatchObject({ rosters: { a: { name: 'second' } } });
  });

  it('says when device or account is full or out of reach, and goes on with what it has', async () => {
    const [device, account] = [notebook(), notebook()];
    const { keeper, settle } = page(device.open(), account.open());
    await keeper.open();
    account.fail('storage');
    keeper.save(fresh);
    expect(keeper.kept.get().account).toBe('busy');
    await settle();
    expect(keeper.kept.get()).toMatchObject({ device: null, account: 'storage' });
    device.fail('size');
    keeper.save({ ...fresh, id: 'b', name: 'b' });
    await settle();
    expect(keeper.kept.get().device).toBe('size');
    expect(names(keeper).toSorted()).toEqual(['a', 'b']);
    device.fail(null);
    account.fail(null);
    keeper.save({ ...fresh, id: 'c', name: 'c' });
    await settle();
    expect(keeper.kept.get()).toMatchObject({ device: null, account: 'kept' });
    expect(Object.keys((account.kept as { rosters: object }).rosters).toSorted()).toEqual(['a', 'b', 'c']);
  });
});

describe('what somebody owns', () => {
  it('is kept like rosters, on the device and in the account, the later word counting', async () => {
    const account = notebook();
    const [phone, desk] = [page(notebook().open(), account.open()), page(notebook().open(), account.open())];
    await phone.keeper.open();
    phone.keeper.own({ orlen: 1, pike: 2 });
    await phone.settle();
    await desk.keeper.open();
    expect(collectionIn(desk.keeper.kept.get().book ?? {})).toEqual({ orlen: 1, pike: 2 });
    expect(rostersIn(desk.keeper.kept.get().book ?? {})).toEqual([]);
    desk.pass(10);
    desk.keeper.own(null);
    expect(collectionIn(desk.keeper.kept.get().book ?? {})).toBeNull();
  });

  it('is asked of a roster, which lacks what there is less of; nobody who has not said so lacks anything', () => {
    const list: Roster = [
      { kind: 'orlen', items: [] },
      ...[1, 2, 3].map(() => ({ kind: 'pike' as const, items: [] })),
    ];
    expect(lackingFor(list, { orlen: 1, pike: 2 })).toEqual([{ kind: 'pike', needs: 3, has: 2 }]);
    expect(lackingFor(list, {})).toHaveLength(2);
    expect(lackingFor(list, null)).toEqual([]);
  });
});
