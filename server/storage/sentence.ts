import { CompiledQuery, type DatabaseConnection } from 'kysely';

/** A sentence of SQL as it stands, to this very connection. */
export async function say(connection: DatabaseConnection, sentence: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sentence));
}
