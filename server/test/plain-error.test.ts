import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { plainError, whyOf } from '../plain-error.ts';
import { unavailable } from '../storage/unavailable.ts';

const CARELESS = fileURLToPath(new URL('careless.ts', import.meta.url));

/** An error as pg's pool makes them, with the client attached. */
function withClient(message: string): Error {
  return Object.assign(new Error(message), {
    code: 'ECONNRESET',
    client: { secretKey: 'hidden key', connectionParameters: { password: 'hidden password' } },
  });
}

describe('an error in a log', () => {
  test('is what went wrong, and nothing that hangs on it, however deep', () => {
    const inner = new AggregateError([withClient('first')], 'all of them');
    const plain = plainError(
      new Error('request', { cause: Object.assign(inner, { cause: withClient('root') }) }),
    );
    expect(plain).toMatchObject({
      message: 'request',
      cause: { message: 'all of them', cause: { code: 'ECONNRESET' }, errors: [{ message: 'first' }] },
    });
    expect(JSON.stringify(plain)).not.toContain('hidden');
  });

  test('may be its own cause, or no error at all', () => {
    const own = new Error('own');
    own.cause = own;
    expect(plainError(own)).toMatchObject({ cause: { message: 'own' } });
    expect(plainError({ secretKey: 'hidden key' })).toMatchObject({ message: '[object Object]' });
  });

  test('is one line for people', () => {
    const refused = Object.assign(new AggregateError([new Error('connect ECONNREFUSED ::1:9')], ''), {
      code: 'ECONNREFUSED',
    });
    expect(whyOf(new Error('outer', { cause: new Error('why\nmore') }))).toBe('why');
    expect(whyOf(refused)).toBe('connect ECONNREFUSED ::1:9');
    expect(whyOf(unavailable(new Error('timeout expired')))).toBe('the database does not answer');
  });

  test.each(['thrown', 'rejected'])(
    '%s where nobody catches it ends the program and opens nothing',
    (how) => {
      const { status, stderr, stdout } = spawnSync(process.execPath, [CARELESS, how], { encoding: 'utf8' });
      expect(status).toBe(70);
      expect(stderr).toContain('Error: broken');
      expect(stderr).toContain('Error: by whom');
      expect(stderr + stdout).not.toMatch(/secretKey|hidden/);
    },
  );
});
