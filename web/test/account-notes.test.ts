import { NOTEBOOK_LIMIT } from '@sanguine/protocol';
import { NOTES_LIMIT } from '@sanguine/ui';
import { expect, test } from 'vitest';
import { notesOnServer } from '../account/account-notes.ts';
import type { RequestAnswer } from '../api/client.ts';

/** A server with one notebook, which may be out of reach. */
function server() {
  let kept = { version: 0, value: null as unknown };
  let reachable = true;
  const answer = <Value>(value: () => RequestAnswer<Value>): Promise<RequestAnswer<Value>> =>
    Promise.resolve(reachable ? value() : { ok: false, problem: 'offline' });
  return {
    go: (back: boolean) => {
      reachable = back;
    },
    read: () => answer(() => ({ ok: true, value: kept })),
    write: (_game: string, version: number, value: unknown) =>
      answer(() => {
        if (version !== kept.version) return { ok: false, problem: 'notebook.stale' };
        kept = { version: version + 1, value };
        return { ok: true, value: { version: kept.version } };
      }),
  };
}

test('an account holds as much as a device', () => {
  expect(NOTEBOOK_LIMIT).toBe(NOTES_LIMIT);
});

test('a notebook in the account is written after it was read, again and again', async () => {
  const notes = notesOnServer(server(), 'duel');
  expect(await notes.write('unread')).toBe('storage');
  expect(await notes.read()).toBeNull();
  expect(await notes.write('one')).toBeNull();
  expect(await notes.write('two')).toBeNull();
  expect(await notes.read()).toBe('two');
});

test('of two devices the later one learns that it has to read again, and nothing is lost', async () => {
  const one = server();
  const [phone, desk] = [notesOnServer(one, 'duel'), notesOnServer(one, 'duel')];
  await phone.read();
  await desk.read();
  expect(await phone.write('phone')).toBeNull();
  expect(await desk.write('desk')).toBe('stale');
  expect(await desk.read()).toBe('phone');
  expect(await desk.write('both')).toBeNull();
});

test('out of reach it is empty and takes nothing, so that nothing replaces what is there', async () => {
  const one = server();
  const notes = notesOnServer(one, 'duel');
  await notes.read();
  await notes.write('kept');
  one.go(false);
  expect(await notes.read()).toBeNull();
  expect(await notes.write('lost?')).toBe('storage');
  one.go(true);
  expect(await notes.write('lost?')).toBe('storage');
  expect(await notes.read()).toBe('kept');
});
