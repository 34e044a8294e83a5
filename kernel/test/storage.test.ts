import { describe, expect, test } from 'vitest';
import { copy } from '../index.ts';
import { bid, follow, open, opened, take } from './nim-table.ts';

describe('storage', () => {
  test('gets each row before anybody hears of it', () => {
    const heard: string[] = [];
    const match = open(2, { append: (row, number) => heard.push(`store ${number} ${row.do}`) });
    match.subscribe(null, ({ number }) => heard.push(`hear ${number}`));
    match.submit(0, bid(1));
    match.undo(0);
    expect(heard).toEqual(['store 1 seal', 'hear 1', 'store 2 undo', 'hear 2']);
  });

  test('a row it cannot keep never happened', () => {
    let full = false;
    const append = () => {
      if (full) throw new Error('disk full');
    };
    const match = open(2, { append });
    const { told } = follow(match, null);
    match.submit(0, bid(3));
    const waiting = copy([match.rows, match.state, match.sealedBy(), match.choiceOf(0)]);
    full = true;
    expect(() => match.submit(1, bid(0))).toThrow('disk full');
    expect(() => match.submit(0, bid(1))).toThrow('disk full');
    expect(() => match.undo(0)).toThrow('disk full');
    expect([match.rows, match.state, match.sealedBy(), match.choiceOf(0)]).toEqual(waiting);
    expect(told).toHaveLength(1);
    full = false;
    expect(match.submit(1, bid(0))).toMatchObject({ ok: true, number: 2 });
  });

  test('cannot change what the match keeps', () => {
    const match = opened({ append: (row) => Object.assign(row, { seat: 5, move: null }) });
    expect(match.rows.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('rows are taken one at a time', () => {
    let nested: unknown;
    const match = opened({
      append: (row) => {
        if (row.do !== 'move') return;
        try {
          match.submit(0, take(1));
        } catch (error) {
          nested = error;
        }
      },
    });
    match.submit(0, take(2));
    expect(nested).toEqual(new Error('rows are taken one at a time'));
    expect(match.state.taken).toEqual([2, 0]);
  });

  test('snapshots are taken only where nobody would lose an undo or a choice', () => {
    const match = open();
    expect(match.snapshot()).toMatchObject({ row: 0, state: match.state });
    match.submit(0, bid(3));
    expect(match.snapshot()).toBeNull();
    match.submit(1, bid(0));
    expect(match.snapshot()).toMatchObject({ row: 2 });
    match.submit(0, take(1));
    expect(match.snapshot()).toBeNull();
    match.submit(0, { do: 'draw' });
    expect(match.snapshot()).toMatchObject({ row: 4 });
  });

  test('may answer later: a proposal takes effect when it is committed', () => {
    const match = opened();
    const { told } = follow(match, null);
    const proposal = match.propose(match.rowOf(0, take(2)));
    if (!proposal.ok) throw new Error(proposal.refusal.code);
    expect([proposal.number, match.number, match.state.taken, told]).toEqual([3, 2, [0, 0], []]);
    expect(proposal.commit()).toMatchObject({ ok: true, number: 3 });
    expect(match.rows.at(-1)).toEqual(proposal.row);
    expect([match.state.taken, told.length]).toEqual([[2, 0], 1]);
  });

  test('a proposal overtaken by another row is void, even when that row was taken back', () => {
    const match = opened();
    const proposal = match.propose(match.rowOf(0, take(2)));
    match.submit(0, take(1));
    match.undo(0);
    expect(() => proposal.ok && proposal.commit()).toThrow('row 3 was taken by another');
    expect(match.state.taken).toEqual([0, 0]);
  });

  test('a proposal says whom it would leave asked', () => {
    const match = open(3);
    const ask = (seat: number): readonly number[] => {
      const proposal = match.propose(match.rowOf(seat, bid(seat)));
      if (!proposal.ok) throw new Error(proposal.refusal.code);
      return proposal.deciders;
    };
    expect([ask(1), match.deciders()]).toEqual([
      [2, 0],
      [2, 1, 0],
    ]);
    match.submit(1, bid(1));
    match.submit(0, bid(0));
    expect(ask(2)).toEqual([2]);
  });

  test('what is refused cannot be proposed', () => {
    const match = opened();
    expect(match.propose(match.rowOf(1, take(2)))).toMatchObject({ ok: false });
    expect(match.propose({ do: 'undo', seat: 0 })).toMatchObject({ ok: false });
  });
});
