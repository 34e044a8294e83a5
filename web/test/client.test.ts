import { afterEach, describe, expect, test, vi } from 'vitest';
import { ask } from '../api/client.ts';
import { newSalt, takeSeat } from '../api/tables.ts';

type Sent = Parameters<typeof fetch>;

function answering(...answers: (Response | Error)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (...request: Sent) => {
    sent.push(request);
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('nobody answers');
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a request', () => {
  test('gives the answer as a value', async () => {
    const sent = answering(Response.json({ me: null }));
    expect(await ask('GET', '/me')).toEqual({ ok: true, value: { me: null } });
    expect(sent[0]?.[0]).toBe('/api/me');
    expect(sent[0]?.[1]).not.toHaveProperty('body');
  });

  test('an empty answer is null', async () => {
    answering(new Response(null, { status: 204 }));
    expect(await ask('DELETE', '/sessions')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['a problem of ours', Response.json({ problem: 'full' }, { status: 409 }), 'full'],
    ['too much at once', new Response('{}', { status: 429 }), 'rate'],
    ['an address nobody has', new Response('{}', { status: 404 }), 'missing'],
    ['a fault without words', new Response('', { status: 500 }), 'fault'],
    ['a page of something in between', new Response('<html>', { status: 502 }), 'offline'],
    ['a page that claims success', new Response('<html>', { status: 200 }), 'offline'],
    ['no network', new TypeError('failed to fetch'), 'offline'],
  ])('%s is a problem, not an exception', async (_, answer, problem) => {
    answering(answer);
    expect(await ask('POST', '/tables', {})).toEqual({ ok: false, problem });
  });

  test('sitting down gives a salt of 32 bytes, never the same twice', async () => {
    const sent = answering(Response.json({}), Response.json({}));
    await takeSeat('a/b', 2);
    await takeSeat('a/b');
    const [first, second] = sent.map(([, init]) =>
      JSON.parse(typeof init?.body === 'string' ? init.body : ''),
    );
    expect(sent[0]?.[0]).toBe('/api/tables/a%2Fb/seats');
    expect(first).toEqual({ seat: 2, salt: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(second.salt).not.toBe(first.salt);
    expect(second).not.toHaveProperty('seat');
    expect(newSalt()).toHaveLength(64);
  });
});
