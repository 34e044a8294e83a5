import type { People } from '../../people/people.ts';
import type { Connection } from './connection.ts';

/** Checks the person behind every connection: sessions end, persons leave or are banned. */
export async function review(
  connections: Iterable<Connection>,
  people: Pick<People, 'standing'>,
): Promise<void> {
  const known = [...connections].flatMap((connection) => {
    const { token } = connection;
    return token === null ? [] : [{ connection, token }];
  });
  const standing = await people.standing(known.map(({ token }) => token));
  for (const { connection, token } of known) {
    // A connection with another token said hello meanwhile, and was checked then.
    if (connection.token === token) connection.recognise(standing.get(token) ?? null);
  }
}
