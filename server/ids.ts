import { randomBytes } from 'node:crypto';

/** An id of this many random bytes. It never begins with a hyphen: a shell command would take it for an option. */
export function randomId(bytes: number): string {
  for (;;) {
    const id = randomBytes(bytes).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
