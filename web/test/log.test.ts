import { Telling } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { heldBy, partsOf } from '../table/linked.ts';
import { standingEvents } from '../link/log.ts';
import { actedAt, lastOwnRow, rowOf, type Teller, turnsOf } from '../table/lines.ts';
import { filtered } from '../table/log-filter.ts';
import { turnsSince } from '../table/since.ts';
import { botsPlay, foundInPlay } from './bots-play.ts';
import { anyGame } from './tables.ts';

const byName = (one: unknown, other: unknown): number =>
  JSON.stringify(one).localeCompare(JSON.stringify(other));

const teller: Teller = {
  game: anyGame(),
  board: { links: () => [{ ref: '@1', words: 'area 1' }] },
  locale: 'en',
  names: ['Ann', 'Ben'],
  table: { view: botsPlay('log', 1).viewFor(null) },
};

describe('the log', () => {
  test('has a head for every turn, and under it what happened in it', () => {
    const match = botsPlay('log', 200);
    const turns = turnsOf(teller, match.log(0));
    expect(turns[0]?.turn).toBeNull();
    const begun = match
      .log(0)
      .flatMap(({ events }) => events.flatMap((event) => teller.game.landmark(event) ?? []));
    expect(
      turns.slice(1).map(({ turn }) => ({ kind: 'turn', seat: turn?.seat, round: turn?.round })),
    ).toEqual(begun.filter(({ kind }) => kind === 'turn'));
    expect(turns.flatMap(({ lines }) => lines).every(({ text }) => text !== '')).toBe(true);
  });

  test('leaves out what was taken back, and says who took the table back', () => {
    const match = botsPlay('log', 60);
    const before = turnsOf(teller, match.log(0)).flatMap(({ lines }) => lines);
    // A march of row 40 is paid for in row 41.
    match.rewind(1, 41);
    const after = turnsOf(teller, match.log(0)).flatMap(({ lines }) => lines);
    expect(after.slice(0, -1)).toEqual(before.filter(({ row }) => row <= 41));
    expect(after.at(-1)).toMatchObject({ row: 61, seat: 1, text: expect.stringContaining('Ben') });
  });

  test('says who conceded, whatever is taken back after it', () => {
    const match = botsPlay('log', 60);
    const long = { ...teller, names: ['Ann', 'Ben'] };
    match.concede(1);
    expect(
      turnsOf(long, match.log(null))
        .flatMap(({ lines }) => lines)
        .at(-1),
    ).toMatchObject({
      row: 61,
      seat: 1,
      text: 'Ben conceded',
    });
  });

  test('finds the row that told an event, past what was taken back', () => {
    const match = botsPlay('log', 60);
    match.rewind(1, 40);
    const log = match.log(0);
    const events = standingEvents(log);
    for (const at of [0, 10, events.length - 1]) {
      const row = log.find(({ number }) => number === rowOf(log, at));
      expect(row?.standing).toBe(true);
      expect(row?.events).toContain(events[at]);
    }
    expect(rowOf(log, events.length)).toBe(0);
  });

  test('carries the emblem of who a line is about, where the game tells', () => {
    const seats = (update: Teller): Set<number | null> =>
      new Set(
        turnsOf(update, botsPlay('log', 200).log(0)).flatMap(({ lines }) => lines.map(({ seat }) => seat)),
      );
    expect(seats(teller)).toEqual(new Set([null, 0, 1]));
    expect(seats({ ...teller, board: { ...teller.board, doer: () => 1 } })).toEqual(new Set([1]));
  });

  test('what a turn begins with is told of its player, though another’s move led to it', () => {
    const { speech } = teller.game;
    const update: Teller = {
      ...teller,
      game: {
        ...teller.game,
        speech: { ...speech, event: (_, event) => String(event) },
        landmark: (event) => (event === 'begins' ? { kind: 'turn', seat: 1, round: 2 } : null),
      },
    };
    const [entry] = botsPlay('log', 1).log(0).slice(-1);
    if (entry === undefined) throw new Error('nothing happened');
    const log = [{ ...entry, did: { do: 'move', seat: 0 } as const, events: ['walks', 'begins', 'draws'] }];
    const lines = turnsOf(update, log).flatMap((turn) =>
      turn.lines.map(({ seat, text }) => `${seat} ${text}`),
    );
    expect(lines).toEqual(['0 walks', '1 draws']);
  });

  test('a march and what it was paid with are one line, the same one however often the log is read', () => {
    const log = botsPlay('log', 200).log(0);
    const lines = turnsOf(teller, log).flatMap((turn) => turn.lines);
    const paid = lines.filter(({ text }) => text.includes('paid with'));
    expect(paid.some(({ text }) => text.includes('marches'))).toBe(true);
    expect(paid.every(({ events }) => events.length > 1)).toBe(true);
    const told = lines.flatMap(({ events }) => events);
    const worthALine = log
      .flatMap(({ events }) => events)
      .filter((event) => teller.game.landmark(event)?.kind !== 'turn');
    expect(told).toEqual(worthALine);
    const again = turnsOf(teller, log).flatMap((turn) => turn.lines);
    expect(again.every((line, at) => line === lines[at])).toBe(true);
  });

  test('knows the names of places, from the view of its table', () => {
    const lines = turnsOf(teller, botsPlay('log', 200).log(0)).flatMap((turn) => turn.lines);
    const told = lines.flatMap(({ text, why }) => (why === null ? [text] : [text, why]));
    expect(told.filter((text) => /\w \(\d+\)/.test(text)).length).toBeGreaterThan(20);
    expect(told.filter((text) => /\barea \d/.test(text))).toEqual([]);
  });

  test('is told in mails and behind the curtain as it is here', () => {
    const log = botsPlay('log', 200).log(0);
    const { game, locale, names, table } = teller;
    const telling = new Telling(game.speech, locale, names, table.view);
    for (const event of standingEvents(log)) telling.add(event);
    const texts = turnsOf(teller, log).flatMap(({ turn, lines }) => [
      ...(turn === null ? [] : [turn.title]),
      ...lines.map(({ text }) => text),
    ]);
    expect(telling.lines.filter((line) => texts.includes(line))).toEqual(telling.lines);
    expect(telling.lines.filter((line) => line.includes('paid with'))).toEqual(
      texts.filter((text) => text.includes('paid with')),
    );
  });

  test('is told anew in another language, and with other names', () => {
    const log = botsPlay('log', 40).log(0);
    const first = (update: Teller): string => turnsOf(update, log)[0]?.lines[0]?.text ?? '';
    expect(first({ ...teller, locale: 'ja' })).not.toBe(first(teller));
    expect(first({ ...teller, names: ['Cid', 'Dora'] })).toContain('Cid');
  });
});

describe('since your last turn', () => {
  type Log = ReturnType<ReturnType<typeof botsPlay>['log']>;
  const ownTurnEnd = (log: Log): number =>
    turnsOf(teller, log)
      .findLast(({ turn }) => turn?.seat === 0)
      ?.lines.at(-1)?.row ?? Infinity;
  /** The viewer is the last who did something, in somebody else's turn. */
  const answered = (log: Log): boolean =>
    turnsOf(teller, log).at(-1)?.turn?.seat === 1 && (lastOwnRow(log, 0) ?? 0) > ownTurnEnd(log);
  const { whole, grown, attacked } = foundInPlay('digest', 240, (match) => {
    const rows = match.log(0);
    /** The log as it was after each row: nothing was taken back. */
    const after = rows.map((_, at) => rows.slice(0, at + 1));
    const found = after.find(answered);
    return found === undefined ? null : { whole: rows, grown: after, attacked: found };
  });

  test('begins where the viewer’s last turn ended, though they have answered in a battle since', () => {
    const own = ownTurnEnd(attacked);
    const { turns, fromStart } = turnsSince(teller, attacked, 0);
    expect(fromStart).toBe(false);
    expect(turns).toHaveLength(1);
    const told = turns.flatMap(({ lines }) => lines.flatMap(({ events }) => events));
    const turn =
      turnsOf(teller, attacked)
        .at(-1)
        ?.lines.flatMap(({ events }) => events) ?? [];
    expect(told.toSorted(byName)).toEqual(turn.toSorted(byName));
    expect(turns[0]?.lines.every(({ row }) => row > own)).toBe(true);
  });

  test('tells each turn with its battles first', () => {
    const { turns } = turnsSince(teller, whole, null);
    expect(turns.some(({ lines }) => lines[0]?.fighting === true)).toBe(true);
    for (const { lines } of turns)
      expect(lines.findLastIndex(({ fighting }) => fighting)).toBe(
        lines.filter(({ fighting }) => fighting).length - 1,
      );
  });

  test('of the viewer’s turn in progress tells only what others did in it', () => {
    const own = grown.filter((log) => turnsOf(teller, log).at(-1)?.turn?.seat === 0);
    expect(own.length).toBeGreaterThan(5);
    for (const log of own) {
      const current = turnsOf(teller, log).at(-1)?.key;
      const told = turnsSince(teller, log, 0).turns.find(({ key }) => key === current);
      expect(told?.lines.filter(({ seat }) => seat === 0) ?? []).toEqual([]);
    }
  });

  test('tells who was away what a stand-in did in their turns, from the row they last saw', () => {
    const told = turnsSince(teller, whole, 0, 100).turns.flatMap(({ lines }) => lines);
    expect(Math.min(...told.map(({ row }) => row))).toBeLessThanOrEqual(103);
    expect(told.some(({ seat }) => seat === 0)).toBe(true);
    expect(told.every(({ row }) => row > 100)).toBe(true);
  });

  test('is counted in events from the viewer’s own act on, for it may have brought something to look at', () => {
    const match = botsPlay('digest', 150);
    const log = match.log(0);
    const own = lastOwnRow(log, 0) ?? -1;
    const since = standingEvents(log).slice(actedAt(log, 0));
    expect(since).toEqual(standingEvents(log.filter(({ number }) => number >= own)));
    expect(since.length).toBeGreaterThan(0);
    match.rewind(1, Math.floor(own / 2));
    const shorter = match.log(0);
    expect(actedAt(shorter, 0)).toBeLessThan(actedAt(log, 0));
    expect(actedAt(shorter, 0)).toBeLessThanOrEqual(standingEvents(shorter).length);
    expect(actedAt(log, null)).toBe(0);
  });

  test('tells everything to who has done nothing yet, and to who watches', () => {
    const log = botsPlay('digest', 30).log(null);
    const { turns, fromStart } = turnsSince(teller, log, null);
    expect(fromStart).toBe(true);
    expect(turns.flatMap(({ lines }) => lines)).toHaveLength(
      turnsOf(teller, log).flatMap(({ lines }) => lines).length,
    );
  });
});

describe('what is looked for in the log', () => {
  const turns = turnsOf(teller, botsPlay('log', 240).log(0));
  const all = turns.flatMap(({ lines }) => lines);
  const linesOf = (filter: 'mine' | 'battles') => filtered(turns, filter, 0).flatMap(({ lines }) => lines);

  test('is found without turns in which there is nothing of it', () => {
    for (const filter of ['mine', 'battles'] as const) {
      expect(linesOf(filter).length).toBeGreaterThan(0);
      expect(linesOf(filter).length).toBeLessThan(all.length);
      expect(filtered(turns, filter, 0).every(({ lines }) => lines.length > 0)).toBe(true);
    }
    expect(filtered(turns, 'all', 0)).toEqual(turns);
  });

  test('battles are told from their beginning to what they brought', () => {
    const texts = linesOf('battles').map(({ text }) => text);
    expect(texts.some((text) => text.startsWith('Battle in'))).toBe(true);
    expect(texts.some((text) => text.includes(' beats '))).toBe(true);
  });

  test('mine is what I did and what was done to me', () => {
    const mine = linesOf('mine');
    expect(mine).toEqual(all.filter((line) => line.seat === 0 || line.text.includes('Ann')));
    expect(mine.some(({ seat }) => seat !== 0)).toBe(true);
  });
});

describe('links in a line', () => {
  const area = (number: number) => ({ ref: `@${number}`, words: `area ${number}` });

  test('are the words that stand for places', () => {
    expect(partsOf('from area 1 to area 12', [area(1), area(12)])).toEqual([
      'from ',
      area(1),
      ' to ',
      area(12),
    ]);
  });

  test('never cut a number in two', () => {
    expect(partsOf('to area 12', [area(1)])).toEqual(['to area 12']);
    expect(partsOf('エリア12へ', [{ ref: '@1', words: 'エリア1' }])).toEqual(['エリア12へ']);
  });

  test('are found each time, and words without a place stay words', () => {
    expect(partsOf('area 3, area 3', [area(3)])).toEqual([area(3), ', ', area(3)]);
    expect(partsOf('nothing here', [area(3)])).toEqual(['nothing here']);
  });

  test('what follows a link keeps it company where it must not begin a line', () => {
    expect(heldBy(', area 4')).toBe(',');
    expect(heldBy(') and area 4')).toBe(')');
    expect(heldBy(' to area 4')).toBe('');
    expect(heldBy('から街道へ')).toBe('から');
    expect(heldBy('、街道')).toBe('、');
    expect(heldBy('街道')).toBe('');
  });
});
