import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House } from './house.ts';
import { command, freshFolder, sanguine } from './sanguine.ts';

const BOT = { kind: 'bot', level: 'random' };

/** All tests share one house and have their own people in it: opening a house takes longer than using it. */
describe('while the house is open, until Ctrl-C closes it', () => {
  const folder = freshFolder();
  let house: House;
  beforeAll(async () => {
    house = await House.open(folder);
  });
  afterAll(async () => {
    const code = await house.close();
    if (code !== 0) throw new Error(`the house closed with ${code}`);
  });
  const admin = (...args: string[]) => command(['admin', ...args, '--data', folder]);

  test('it is where it was told to be, and nobody opens it twice', async () => {
    expect(house.sign).toContain(`Kept in ${join(folder, 'sanguine.db')}`);
    expect((await fetch(`${house.address}/health`)).status).toBe(200);
    const second = await sanguine(['serve', '--data', folder, '--port', '0']);
    expect(second).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^sanguine: already open at http:.+\n$/),
    });
  });

  test('tables are listed and looked into while the house is open', async () => {
    const mira = await house.guest('Mira');
    const open = await mira.table('Friday', [{ kind: 'me' }, { kind: 'open' }]);
    const running = await mira.table('Sunday', [{ kind: 'me' }, BOT]);
    const all = await admin('list');
    expect([all.code, all.err]).toEqual([0, '']);
    expect(all.out).toMatch(/^Table +Code +Name +Game +State +Rows +Changed +Players\n─/);
    expect(all.out).toMatch(
      new RegExp(`^${open.id} +${open.code} +Friday +bloodstones +open +0 .+ Mira, open$`, 'm'),
    );
    expect(all.out).toMatch(
      new RegExp(`^${running.id} .+ Sunday +bloodstones +playing .+ Mira, random$`, 'm'),
    );
    const some = await admin(
      'list',
      '--state',
      'playing',
      '--person',
      'mira',
      '--game',
      'bloodstones',
      '--json',
    );
    expect(JSON.parse(some.out)).toMatchObject([
      { id: running.id, seats: [{ name: 'Mira' }, { level: 'random' }] },
    ]);
    expect((await admin('list', '--game', 'chess')).out).toBe('No table matches.\n');

    const { code, out } = await admin('inspect', running.code?.toLowerCase() ?? '');
    expect(code).toBe(0);
    expect(out).toMatch(/^Sunday · bloodstones · playing\n/);
    expect(out).toMatch(/^listed · anybody may watch · 3 days a turn$/m);
    expect(out).toMatch(new RegExp(`^ +1 +Mira +${mira.person}`, 'm'));
    expect(out).toMatch(/^The last rows, as somebody who watches sees them:\n +0 +the game begins\n/m);
    expect(out).toMatch(/^It plays again to the byte: \d+ rows?\.$/m);
    const json: unknown = JSON.parse((await admin('inspect', open.id, '--json')).out);
    expect(json).toMatchObject({ id: open.id, health: null, pace: { kind: 'days', days: 3 }, lines: 0 });
    const japanese = await admin('inspect', running.id, '--lang', 'ja');
    expect(japanese.out).toMatch(/^Sunday・bloodstones・進行中\n/);
  });

  test('a running game is exported with its secret only when that is really meant, and verifies', async () => {
    // A file name is relative to the current folder.
    const exported = (...args: string[]) =>
      sanguine(['admin', 'export', ...args, '--data', folder], '', folder);
    const sif = await house.guest('Sif');
    const { id } = await sif.table('Sunday', [{ kind: 'me' }, BOT]);
    const refused = await admin('export', id);
    expect(refused).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^sanguine: .+still going on.+\n$/),
    });
    const done = await exported(id, 'game.json', '--with-secret');
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^\d+ rows? written to game\.json\n$/)]);
    expect(done.err).toMatch(/^sanguine: careful: game\.json holds every hand/);
    expect((await command(['verify', join(folder, 'game.json')])).code).toBe(0);
    const finished = await sif.table('Bots', [BOT, BOT]);
    // Asking without pause would leave the server little time for the bots.
    const state = async () => (await sif.see(finished.id)).state;
    await expect.poll(state, { interval: 250, timeout: 900_000 }).toBe('finished');
    const whole = await exported(finished.id);
    expect([whole.code, whole.err]).toEqual([0, '']);
    const file = `bloodstones-${finished.id}.json`;
    expect(whole.out).toContain(`written to ${file}`);
    const verified = await command(['verify', join(folder, file)]);
    expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('proved')]);
    const { code, out } = await admin('inspect', finished.id, '--rows', '3');
    expect([code, out]).toEqual([0, expect.stringMatching(/finished\n[^]*plays again to the byte/)]);
  });

  test('a table is deleted only by somebody who types its code, or says so beforehand', async () => {
    const tove = await house.guest('Tove');
    const { id, code } = await tove.table('Sunday', [{ kind: 'me' }, BOT]);
    const ask = (typed: string, ...more: string[]) =>
      command(['admin', 'delete', id, '--data', folder, ...more], typed);
    const kept = await ask('yes\n');
    expect([kept.code, kept.out]).toEqual([
      1,
      expect.stringMatching(/Sunday .+ gone for good.+\n[^]*Nothing was deleted\.\n$/),
    ]);
    expect((await ask('')).code).toBe(1);
    expect((await tove.see(id)).id).toBe(id);
    expect(await ask(`${code}\n`)).toMatchObject({ code: 0, err: '' });
    expect((await tove.ask('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await ask('', '--yes')).err).toMatch(/^sanguine: there is no table/);
    const other = await tove.table('Monday', [{ kind: 'me' }, { kind: 'open' }]);
    const gone = await command(['admin', 'delete', other.id, '--yes', '--data', folder]);
    expect(gone).toEqual({ code: 0, out: `Table ${other.id} is deleted.\n`, err: '' });
  });

  test('a person is banned by name or id, is out at once, and may come back', async () => {
    const [runa, first, second] = [
      await house.guest('Runa'),
      await house.guest('Oda'),
      await house.guest('Oda'),
    ];
    const many = await admin('ban', 'oda');
    expect(many).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^sanguine: 2 people are called "oda".+\n$/),
    });
    expect(many.err).toContain(first.person);
    expect((await admin('ban', first.person)).out).toContain('is banned');
    expect((await admin('ban', 'Runa')).code).toBe(0);
    expect((await runa.ask('GET', '/api/me')).text).toBe('{"me":null}');
    expect((await second.ask('GET', '/api/me')).text).toContain('Oda');
    const banned = JSON.parse((await admin('people', '--banned', '--json')).out) as { id: string }[];
    expect(banned.map(({ id }) => id).toSorted()).toEqual([runa.person, first.person].toSorted());
    expect((await admin('unban', 'Runa')).out).toContain('may play again');
    const { out } = await admin('people', 'Runa');
    expect(out).toMatch(
      new RegExp(
        `^Person +Name +Kind +Tables +Joined +Last seen +Banned\n─.+\n${runa.person} +Runa +guest +0 +\\S+ \\S+$`,
        'm',
      ),
    );
  });

  test('everything is copied while the house is open, and the copy is a house', async () => {
    const una = await house.guest('Una');
    const { id } = await una.table('Sunday', [{ kind: 'me' }, BOT]);
    const copy = join(folder, 'copy', 'sanguine.db');
    expect((await admin('backup', copy)).err).toMatch(/^sanguine: .+ cannot be written/);
    mkdirSync(join(folder, 'copy'));
    expect(await admin('backup', copy)).toMatchObject({ code: 0, err: '' });
    expect((await admin('backup', copy)).err).toMatch(/is there already; name a new file\n$/);
    const other = await House.open(join(folder, 'copy'));
    try {
      expect((await (await other.guest('Oda')).see(id)).seats[0]?.name).toBe('Una');
    } finally {
      expect(await other.close()).toBe(0);
    }
  });
});

test.each<[string[], RegExp]>([
  [[], /say what to do: list, people/],
  [['conquer'], /no action "conquer"/],
  [['list', 'more'], /"more" is one word too many/],
  [['list', '--yes'], /no option --yes here/],
  [['list', '--data', '/nowhere'], /nothing is kept at \/nowhere\/sanguine\.db/],
  [['list', '--database', 'mysql://x'], /DATABASE_URL is sqlite:path/],
  [['list', '--database', 'postgres://127.0.0.1:1/x'], /the database cannot be opened/],
])('%j gets one clear line', async (args, line) => {
  const { code, out, err } = await command(['admin', ...args]);
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(new RegExp(`^sanguine: .*${line.source}.*\\n$`)),
  });
});

test('what is not there is told in one line, and nothing is begun by looking', async () => {
  const folder = freshFolder();
  const house = await House.open(folder);
  expect(await house.close()).toBe(0);
  const said = async (...args: string[]) => {
    const { code, err } = await command(['admin', ...args, '--data', folder]);
    return `${code} ${err}`;
  };
  expect(await said('list', '--state', 'lost')).toMatch(
    /^2 sanguine: --state lost: choose one of open, playing/,
  );
  expect(await said('list', '--person', 'Nobody')).toMatch(/^2 sanguine: there is nobody called "Nobody"/);
  expect(await said('inspect')).toMatch(/^2 sanguine: name a table by its id or code/);
  expect(await said('export', 'ABCDEF')).toMatch(/^2 sanguine: there is no table "ABCDEF"/);
  expect(await said('ban')).toMatch(/^2 sanguine: name a person/);
  const empty = freshFolder();
  await command(['admin', 'list', '--data', empty]);
  expect(existsSync(join(empty, 'sanguine.db'))).toBe(false);
});

test('what serve cannot do is told in one line', async () => {
  const { code, out, err } = await command(['serve', '--port', '70000']);
  expect([code, out, err]).toEqual([
    2,
    '',
    'sanguine: --port 70000: a whole number from 0 to 65535 is needed\n',
  ]);
});
