import type { People } from '../../people/people.ts';
import type { Connection } from './connection.ts';

/** Looks whether those connected are still who they came as: sessions end, persons leave or are banned. */
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
    // One that said meanwhile who it is was looked at just now.
    if (connection.token === token) connection.recognise(standing.get(token) ?? null);
  }
}
