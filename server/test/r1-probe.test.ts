import { expect, test } from 'vitest';
import { atSite } from './http-site.ts';
import { Guest } from './live-guest.ts';
import { atInn, lay, PATIENT, rope, stones, newClock } from './live-table.ts';
const MIRA = { name: 'Mira', locale: 'en' };
const out = (...a: unknown[]) => process.stderr.write(a.map((x) => typeof x === 'string' ? x : JSON.stringify(x)).join(' ') + '\n');

test('encoded', () => atSite('sqlite', {}, async ({ page, app }) => {
  const m = page();
  await m.post('/api/guests', MIRA);
  out('enc', await m.ask('GET', '/%61pi/me'));
  const f = await m.ask('POST', '/%61pi/guests', MIRA, { headers: { 'sec-fetch-site': 'cross-site' } });
  out('enc foreign', f.status, f.body, f.cookie ?? '');
  const g = await m.ask('GET', '/api/../api/me'); out(g.status, g.body);
}));
test('head', () => atSite('sqlite', { limits: { codes: 3 } as never }, async ({ app }) => {
  for (let i = 0; i < 6; i++) out('head', (await app.inject({ method: 'HEAD', url: '/api/codes/ABCDEF' })).statusCode);
  for (let i = 0; i < 3; i++) out('get', (await app.inject({ method: 'GET', url: '/api/codes/ABCDEF' })).statusCode);
}));
test('nul', () => atSite('postgres', {}, async ({ page, node }) => {
  const m = page();
  await m.post('/api/guests', MIRA);
  for (const [method, url, body] of [
    ['PATCH', '/api/me', { webhook: 'https://1.1.1.1/\u0000' }],
    ['POST', '/api/push', { endpoint: 'https://1.1.1.1/\u0000', keys: { p256dh: 'x', auth: 'y' } }],
    ['POST', '/api/push', { endpoint: 'https://1.1.1.1/', keys: { p256dh: 'x\u0000', auth: 'y' } }],
    ['DELETE', '/api/push', { endpoint: '\u0000' }],
    ['POST', '/api/accounts', { name: 'Odette', password: 'passw\u0000ord', locale: 'en' }],
    ['POST', '/api/sessions', { name: 'Odette', password: 'passw\u0000ord' }],
    ['POST', '/api/tables', { game: 'bloodstones', name: 'x', seats: [{ kind: 'me' }, { kind: 'open' }], board: 'x\u0000', options: {}, pace: { kind: 'none' }, listed: true, watch: 'anyone' }],
  ] as const) {
    const a = await m.ask(method, url, body);
    out(method, url, a.status, a.body, node.troubles.splice(0).map(String));
  }
}));
test('chat nul', () => atInn('postgres', PATIENT, async (inn) => {
  const { id, tokens } = await lay(inn.node, rope, ['person', 'person']);
  const g = await inn.welcome(id, tokens[0] ?? null);
  out('nul', await g.chat('a\u0000b').catch(String), inn.node.troubles.splice(0).map(String));
  const h = await inn.welcome(id, tokens[0] ?? null);
  out('bidi', await h.chat('a\u202eb\nfoo'), h.lines);
  out('sur', await h.chat('a\ud800b'), h.lines);
}));
test('deep', () => atInn('sqlite', PATIENT, async (inn) => {
  for (const game of [rope, stones]) {
    const { id, tokens } = await lay(inn.node, game, ['person', 'person']);
    const gs = await Promise.all(tokens.map((t) => inn.welcome(id, t)));
    for (const g of gs) for (const deep of ['['.repeat(30000) + ']'.repeat(30000), '{"a":'.repeat(9000) + '1' + '}'.repeat(9000), '{"do":"pick","faction":' + '['.repeat(20000) + ']'.repeat(20000) + '}', '{"__proto__":{"do":"pick"},"do":"pick","faction":"hillFolk","constructor":1}', '{"do":"__proto__"}', '{"do":"constructor"}','{"do":"toString"}','{"do":"pick","faction":"__proto__"}','{"do":"pick","faction":"constructor"}']) {
      g.socket.send(`{"type":"move","id":"z","seen":${g.number},"move":${deep}}`);
      await g.ping();
      const r = g.raw.findLast((t) => t.includes('"id":"z"') || t.includes('problem'));
      out(game.engine.id, deep.slice(0, 30), String(r).slice(0, 160));
    }
    const rows = await inn.node.store.rows(id, 0, 100);
    out(rows.map((r) => r.row));
  }
  out(inn.node.troubles.splice(0).map(String));
}));
test('pings', () => atInn('sqlite', {}, async (inn) => {
  const g = await Guest.connect(inn.url);
  for (let i = 0; i < 20000; i++) g.socket.ping('x'.repeat(125));
  let pongs = 0;
  g.socket.on('pong', () => pongs++);
  await Promise.race([g.end(), g.ping()]);
  out('pongs', pongs, 'closed', g.closed);
}));
test('days', async () => {
  const { now, pass } = newClock();
  await atInn('sqlite', PATIENT, async (inn) => {
    const { id, tokens } = await lay(inn.node, rope, ['person', 'person'], { pace: { kind: 'days', days: 3 } });
    const red = await inn.welcome(id, tokens[0] ?? null);
    pass(11 * 60_000);
    out('replace', await red.propose({ kind: 'replace', seat: 1, level: 'random' }), red.around?.seats);
  }, { now });
});
