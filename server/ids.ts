import { randomBytes } from 'node:crypto';

/** An id of so many random bytes. None begins with a hyphen: at a shell it would be taken for an option. */
export function randomId(bytes: number): string {
  for (;;) {
    const id = randomBytes(bytes).toString('base64url');
    if (!id.startsWith('-')) return id;
  }
}
