import { readFileSync } from 'node:fs';
import { playGame } from '@sanguine/bots';
import {
  copy,
  commitment,
  type Draw,
  engine,
  type GameRecord,
  mark,
  Match,
  readRecord,
  snapshotMark,
  turnChapter,
  verify,
  type Workings,
  withWorkings,
} from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { FAIR, played, TO_THE_END } from '../kernel/test/nim-game.ts';
import { nim, nimRules } from '../kernel/test/nim.ts';
import earlier from '../kernel/test/whole-marks.json' with { type: 'json' };
import { type Verdict, verifyDice } from './verify-dice.ts';

/** A record that can be forged. */
type Forgeable<T> = T extends object ? { -readonly [Key in keyof T]: Forgeable<T[Key]> } : T;
interface Forged {
  dice: { commitment: string; secret: string; salts: string[] };
  chapters: { rows: Record<string, unknown>[]; workings?: Forgeable<Workings> }[];
}

const FITS = /Everything fits\.\n$/;

/** All draws, the deal first. */
function drawsIn({ chapters }: GameRecord): Draw[] {
  return chapters.flatMap(({ workings }) =>
    [workings?.start, ...(workings?.rows ?? [])].flatMap((row) => row?.draws ?? []),
  );
}

/** The last draw from at least `least` things, with its row. */
function lastDraw(forged: Forged, least = 2) {
  const { start, rows } = firstChapter(forged).workings;
  const draws = [start, ...rows].flatMap((row, at) => (row?.draws ?? []).map((draw) => ({ row: at, draw })));
  const found = draws.findLast(({ draw: [, among] }) => among >= least);
  if (found === undefined) throw new Error('no draw');
  return found;
}

function firstChapter({ chapters: [chapter] }: Forged) {
  if (chapter?.workings === undefined) throw new Error('nothing to forge');
  return { rows: chapter.rows, workings: chapter.workings };
}

/** The first row that is a move, in the middle of the game. */
function someMove(forged: Forged) {
  const { rows } = firstChapter(forged);
  const at = rows.findIndex((row, index) => index > rows.length / 2 && row['do'] === 'move');
  const row = rows[at];
  if (row === undefined) throw new Error('no move');
  return { at, row };
}

/** Forges a record in one way and returns what the program has to answer. */
type Forgery = (forged: Forged) => RegExp;

const FORGERIES: Readonly<Record<string, Forgery>> = {
  'another secret': ({ dice }) => {
    dice.secret = dice.secret.replace(/^../, (byte) => (byte === '00' ? '01' : '00'));
    return /^DIFFERENT: The secret is not the one that was promised/;
  },
  'another salt': ({ dice }) => {
    dice.salts[1] += '!';
    return /^DIFFERENT: Row \d+, draw \d+ .*: the record says \d+, the seed gives \d+\./;
  },
  'another draw': (forged) => {
    const { row, draw } = lastDraw(forged);
    draw[2] = (draw[2] + 1) % draw[1];
    return new RegExp(String.raw`^DIFFERENT: Row ${row}, draw \d+ \(${draw[0]}, among ${draw[1]}\)`);
  },
  'another move': (forged) => {
    const { at, row } = someMove(forged);
    row['move'] = { do: 'something else' };
    return new RegExp(`^DIFFERENT: Row ${at + 1}: the move or what it changed is not what was marked`);
  },
};

/** Forgeries that work the same in every game. */
const MORE_FORGERIES: Readonly<Record<string, Forgery>> = {
  'another secret with its commitment': ({ dice }) => {
    dice.secret = '5a'.repeat(32);
    dice.commitment = commitment(dice.secret);
    return /^DIFFERENT: Row \d+, draw 1 .*: the record says \d+, the seed gives \d+\./;
  },
  'salts changed over': ({ dice }) => {
    dice.salts.reverse();
    return /^DIFFERENT: Row \d+, draw \d+ /;
  },
  'a draw from another stream': (forged) => {
    const { row, draw } = lastDraw(forged);
    draw[0] = 'seat 31';
    return new RegExp(`^DIFFERENT: Row ${row}, draw `);
  },
  'a move by another seat': (forged) => {
    const { at, row } = someMove(forged);
    row['seat'] = 1 - Number(row['seat']);
    return new RegExp(`^DIFFERENT: Row ${at + 1}: `);
  },
  'a draw where nothing is played': (forged) => {
    const { rows, workings } = firstChapter(forged);
    const at = rows.findIndex((row) => row['do'] === 'undo');
    workings.rows[at]?.draws.push(['open', 1, 0]);
    return new RegExp(`^DIFFERENT: Row ${at + 1} plays nothing, and yet it draws`);
  },
  'another change of the table': (forged) => {
    const { rows } = firstChapter(forged).workings;
    const at = rows.findIndex(({ changed }) => changed.length > 0);
    rows[at]?.changed.pop();
    return new RegExp(`^DIFFERENT: Row ${at + 1}: `);
  },
  'another deal': (forged) => {
    Object.assign(firstChapter(forged).workings.start?.table as object, { more: true });
    return /^DIFFERENT: Row 1: /;
  },
  'a row left out': (forged) => {
    const { rows, workings } = firstChapter(forged);
    const { at } = someMove(forged);
    rows.splice(at, 1);
    workings.rows.splice(at, 1);
    return new RegExp(`^DIFFERENT: Row (?:${at + 1}|${at + 2})[:,] `);
  },
  'fewer workings': (forged) => {
    firstChapter(forged).workings.rows.pop();
    return /^DIFFERENT: There are \d+ rows and the workings of \d+\./;
  },
};

/** What the program says of the record after the forgery, and what it should say. */
async function forgedBy(forge: Forgery, record: GameRecord): Promise<{ verdict: Verdict; due: Verdict }> {
  const forged = copy(record) as unknown as Forged;
  const answer = forge(forged);
  const verdict = await verifyDice(forged);
  const oneLine = new RegExp(`${answer.source}.*\n$`);
  return { verdict, due: { code: 1, out: '', err: expect.stringMatching(oneLine) } };
}

describe.each(GAMES.map((game) => [game.engine.id, game] as const))('a simulated game of %s', (_id, game) => {
  const { record: plain } = playGame(game, {
    seats: game.engine.seats.min,
    levels: ['recruit'],
    seed: 'proof',
    dice: 'fair',
    record: true,
  });
  if (plain === undefined) throw new Error('no record');
  const record = withWorkings(game.engine, plain);

  test('fits, and all of it was looked at', async () => {
    const { code, out, err } = await verifyDice(record);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(FITS);
    const { rows = [] } = record.chapters[0] ?? {};
    const draws = drawsIn(record);
    expect(draws.length).toBeGreaterThan(20);
    expect(out).toContain(`- ${draws.length} draws made again from the seed: `);
    expect(out).toContain(`- ${rows.length} marks made again: `);
    expect(verify(game.engine, record)).toMatchObject({ ok: true });
  });

  test.each(Object.entries(FORGERIES))('is found out with %s', async (_what, forge) => {
    const { verdict, due } = await forgedBy(forge, record);
    expect(verdict).toEqual(due);
  });
});

describe('a record of the toy game', () => {
  const record = withWorkings(nim, played(TO_THE_END).record());

  test('may have sealed choices, undos and rewinds in it', async () => {
    const rows = record.chapters[0]?.rows.map((row) => row.do);
    expect(new Set(rows)).toEqual(new Set(['seal', 'move', 'undo', 'rewind']));
    const { code, out } = await verifyDice(record);
    expect([code, out]).toEqual([0, expect.stringMatching(FITS)]);
  });

  test('may have been given up, claimed or called off', async () => {
    const ended = (...endings: ((match: ReturnType<typeof played>) => unknown)[]): GameRecord => {
      const match = played(40);
      for (const end of endings) end(match);
      return withWorkings(nim, match.record());
    };
    const givenUp = ended(
      (match) => match.concede(1),
      (match) => match.submit(match.deciders()[0] ?? 0, { do: 'roll' }),
      (match) => match.concede(0),
    );
    for (const end of [givenUp, ended((match) => match.callOff(2))])
      expect(await verifyDice(end)).toMatchObject({ code: 0, out: expect.stringMatching(FITS) });
    const forged = JSON.stringify(givenUp).replace('"do":"concede","seat":0', '"do":"concede","seat":2');
    expect(await verifyDice(forged)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^DIFFERENT: Row 43: /),
    });
  });

  test.each(Object.entries({ ...FORGERIES, ...MORE_FORGERIES }))(
    'is found out with %s',
    async (_what, forge) => {
      const { verdict, due } = await forgedBy(forge, record);
      expect(verdict).toEqual(due);
    },
  );

  test('is compared with what somebody knows from elsewhere', async () => {
    const last = record.chapters[0]?.rows.at(-1)?.mark ?? '';
    const promised = commitment('ab'.repeat(32));
    const known = [
      '--commitment',
      promised.toUpperCase(),
      '--salt',
      '1=red',
      '--salt',
      '2=blue',
      '--mark',
      last,
    ];
    const { code, out } = await verifyDice(record, known);
    expect(code).toBe(0);
    expect(out).toContain('- That is the commitment you were shown.');
    expect(out).toContain('- The salt of seat 2 is the one you say.');
    expect(out).toContain('- That is the mark you say.');
    expect(out.slice(out.indexOf('Not checked')).match(/^- /gm), 'all but the rules').toHaveLength(1);
    const lies = [
      ['--commitment', '00'.repeat(32)],
      ['--salt', '1=rot'],
      ['--salt', '9=red'],
      ['--mark', '0123456789ab'],
    ];
    for (const lie of lies) {
      const answer = await verifyDice(record, lie);
      expect([answer.code, answer.err], lie.join(' ')).toEqual([1, expect.stringMatching(/^DIFFERENT: /)]);
    }
  });

  test('shows every draw with the words it came from', async () => {
    const { out } = await verifyDice(record, ['--draws']);
    const shown = out.match(/^row \d+  .*$/gm) ?? [];
    expect(shown).toHaveLength(drawsIn(record).length);
    const words = /^row \d+  (?:open|seat \d)  among (\d+): (\d+) {2}((?:[0-9a-f]{8} ?)*)$/;
    for (const line of shown) {
      const [, among, drawn, taken = ''] = words.exec(line) ?? [];
      const last = taken === '' ? 0 : Number.parseInt(taken.slice(-8), 16);
      expect(last % Number(among), line).toBe(Number(drawn));
    }
  });

  test('may be from when marks were over whole tables', async () => {
    const read = readRecord(JSON.stringify(earlier));
    if (!read.ok) throw new Error(read.problem);
    const resumed = Match.resume(nim, read.record);
    if (!resumed.ok) throw new Error(resumed.problem);
    const { match } = resumed;
    while (match.outcome() === null) match.submit(match.deciders()[0] ?? 0, { do: 'roll' });
    const old = withWorkings(nim, match.record());
    const { code, out } = await verifyDice(old);
    expect([code, out]).toEqual([0, expect.stringContaining(`- ${match.number} marks made again`)]);
    expect(match.number, 'its later marks are of today').toBeGreaterThan(30);
    const forged = copy(old) as unknown as Forged;
    Object.assign(firstChapter(forged).rows[4] ?? {}, { move: { do: 'pass', twice: true } });
    expect(await verifyDice(forged)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^DIFFERENT: Row 5: /),
    });
  });

  describe('in chapters', () => {
    const newer = engine(nimRules(2));

    /** A game that newer rules took over after its second row, or after a third player conceded. */
    function turned({ seats }: { readonly seats: 2 | 3 } = { seats: 2 }): GameRecord {
      const events: (readonly unknown[])[] = [];
      const match = Match.open(nim, {
        setup: { seats, stones: 20 },
        dice: FAIR,
        append: (_row, _number, told) => events.push(told),
      });
      match.submit(0, { do: 'bid', stones: 2 });
      match.submit(1, { do: 'bid', stones: 0 });
      if (seats > 2) {
        match.submit(2, { do: 'bid', stones: 1 });
        match.concede(2);
      }
      const snapshot = match.snapshot()?.state;
      const answer = turnChapter(newer, match.record({ showSecret: true }), { snapshot, events });
      const resumed = answer.ok ? Match.resume(newer, answer.record) : answer;
      if (!resumed.ok) throw new Error(resumed.problem);
      while (resumed.match.outcome() === null)
        resumed.match.submit(resumed.match.deciders()[0] ?? 0, { do: 'roll' });
      return withWorkings(newer, resumed.match.record());
    }

    test('is checked where today’s rules could replay it, and says where not', async () => {
      const { code, out } = await verifyDice(turned());
      expect([code, out]).toEqual([0, expect.stringMatching(FITS)]);
      expect(out).toContain('- The draws and marks of rows 1 to 2: the record has no workings of them.');
    });

    test('knows who had given up before the rules changed', async () => {
      const given = turned({ seats: 3 });
      expect(given.chapters[1]?.base).toMatchObject({ conceded: [2] });
      expect(await verifyDice(given)).toMatchObject({ code: 0, out: expect.stringMatching(FITS) });
      const forged = JSON.stringify(given).replace('"conceded":[2]', '"conceded":[1]');
      expect(await verifyDice(forged)).toMatchObject({ code: 1, err: expect.stringMatching(/sealed\.\n$/) });
    });

    test.each([
      ['another table between them', '"snapshot":{"stones":20', '"snapshot":{"stones":21'],
      ['another end of the first', /"mark":"[0-9a-f]{12}"\}\],"events"/, '"mark":"0123456789ab"}],"events"'],
      ['a gap', '"row":2,', '"row":3,'],
    ])('is found out with %s', async (_what, part, forged) => {
      const text = JSON.stringify(turned());
      expect(text.replace(part, forged)).not.toBe(text);
      expect(await verifyDice(text.replace(part, forged))).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^DIFFERENT: (?:A|The) (?:chapter|table) /),
      });
    });
  });

  test('may begin in the middle of another game, as a what-if does', async () => {
    const from = played(20);
    const state = from.state;
    const base = { snapshot: state, row: 20, mark: snapshotMark(mark('', state), state) };
    const resumed = Match.resume(nim, {
      ...from.record({ showSecret: true }),
      chapters: [{ rulesVersion: 1, base, rows: [] }],
    });
    if (!resumed.ok) throw new Error(resumed.problem);
    const { match } = resumed;
    while (match.outcome() === null) match.submit(match.deciders()[0] ?? 0, { do: 'roll' });
    const { code, out } = await verifyDice(withWorkings(nim, match.record()));
    expect([code, out]).toEqual([0, expect.stringMatching(FITS)]);
    expect(out).toContain('- What came before the table with which this record begins.');
  });

  test.each<[string, unknown, RegExp]>([
    ['of a game that goes on', played(20).record(), /The secret has not been shown/],
    [
      'with seeded dice',
      played(TO_THE_END, { generator: 'swift', seed: 'x' }).record(),
      /a seed anybody may choose/,
    ],
    ['without workings', played(TO_THE_END).record(), /this record has no workings/],
    ['of another format', { format: 'pgn' }, /no whole record|not a record/],
    ['that is cut short', JSON.stringify(record).slice(0, -9), /cannot be read/],
    ['that is a list', [], /not a record/],
    ['that is nothing', 'null', /no whole record/],
  ])('%s cannot be checked, and it says why in one line', async (_what, given, why) => {
    const { code, err } = await verifyDice(given);
    expect([code, err]).toEqual([2, expect.stringMatching(why)]);
    expect(err).toMatch(/^NOT CHECKED: .*\n$/);
  });
});

test('the program imports nothing but what Node.js has', () => {
  const program = readFileSync(new URL('../docs/verify-dice.mjs', import.meta.url), 'utf8');
  const imported = [...program.matchAll(/(?:from|import\(?|require\()\s*'([^']+)'/g)].map(([, name]) => name);
  expect(imported).toEqual(['node:crypto', 'node:fs', 'node:util']);
});
